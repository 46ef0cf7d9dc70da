import { STORIES_ANSWERS } from "@lampstand/contract/wording";
import { addDataAndFileToRequest, type Endpoint, Forbidden, type PayloadHandler } from "payload";
import { z } from "zod";

import { note } from "../features/history/hooks";
import { deleteMember } from "../features/members/delete-member";
import { submissionsOf } from "../features/members/member-addresses";
import { requireMember } from "../features/members/members";
import { requireRecentSignIn } from "../features/staff/recent-sign-in";
import { hasAdminRole } from "../access/roles";
import { adminError } from "../lib/errors";
import { HttpError } from "../lib/http/responses";

const decision = z.object({ stories: z.enum(STORIES_ANSWERS) });

/**
 * Answers with the number of stories a member shared. Anyone who deletes the member must decide what happens to them.
 */
const countStories: PayloadHandler = async ({ payload, routeParams, user }) => {
  if (!hasAdminRole(user)) throw new Forbidden();
  const member = await memberOr404(requireMember(payload, String(routeParams?.id)));
  return Response.json({ stories: (await submissionsOf(payload, "stories", member)).length });
};

/** Deletes a member permanently, with the decision about their stories. */
const erase: PayloadHandler = async (req) => {
  const { payload, routeParams, user } = req;
  if (!hasAdminRole(user)) throw new Forbidden();
  requireRecentSignIn(req);
  await addDataAndFileToRequest(req);
  const { data } = decision.safeParse(req.data);
  if (!data) throw adminError("Please choose what should happen to their stories.");
  await deleteMember(
    payload,
    await memberOr404(requireMember(payload, String(routeParams?.id))),
    data.stories,
  );
  await note(req, { kind: "members", record: String(routeParams?.id), action: "erased", fields: [] });
  return Response.json({ message: "The member has been deleted." });
};

/** What admins can do with a member besides looking. Everyone else gets an error. */
export const memberEndpoints: Endpoint[] = [
  { method: "get", path: "/:id/stories", handler: countStories },
  { method: "post", path: "/:id/erase", handler: erase },
];

async function memberOr404<T>(member: Promise<T>): Promise<T> {
  try {
    return await member;
  } catch (error) {
    throw error instanceof HttpError ? adminError("This member no longer exists.") : error;
  }
}

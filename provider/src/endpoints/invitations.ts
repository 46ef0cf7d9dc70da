import { isEmailAddress } from "@lampstand/contract/email";
import { type Endpoint, Forbidden } from "payload";
import { z } from "zod";

import { inviteColleague } from "../features/staff/invitations";
import { hasAdminRole } from "../access/roles";
import { adminError } from "../lib/errors";
import { answered } from "./answered";

const NAME_MAX_LENGTH = 200;

const invitation = z.object({
  email: z.string().trim().toLowerCase().refine(isEmailAddress),
  name: z.string().trim().max(NAME_MAX_LENGTH).catch(""),
  role: z.enum(["admin", "editor", "reviewer"]),
});

const invite = answered(async (req) => {
  if (!hasAdminRole(req.user)) throw new Forbidden(req.t);
  const given = invitation.safeParse(req.data);
  if (!given.success) throw adminError("Please enter an email address, and choose what they may do.");
  await inviteColleague(req, given.data);
  return Response.json({ message: `An invitation is on its way to ${given.data.email}.` });
});

/** How admins bring in colleagues. */
export const invitationEndpoints: Endpoint[] = [{ method: "post", path: "/invite", handler: invite }];

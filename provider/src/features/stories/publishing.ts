import type { PayloadRequest } from "payload";

import { translateWith } from "../../admin/texts/text";
import { idOf } from "../../lib/id-of";
import type { Story } from "../../payload-types";
import { type Facts, findAmong } from "../visibility/facts";
import type { Objection } from "../visibility/objection-words";
import { approvalsOf, refusalToPublish, withApproval } from "../visibility/objections";

type Approvals = ReturnType<typeof withApproval>;

/** What publishing a story does: it appears, it gets the first of two approvals, or staff read why it can't. */
export type Publishing =
  | { does: "publish" | "approve"; approvedBy: Approvals }
  | { does: "nothing"; path: "status" | "title"; problem: string; objection?: Objection };

/**
 * Returns what the requesting user does by publishing a story. Saving a decision and offering it both ask here.
 * @param facts What would be shown, with the story as published.
 */
export async function publishingOf(
  req: PayloadRequest,
  facts: Facts,
  story: Partial<Story>,
): Promise<Publishing> {
  const t = translateWith(req.t);
  const untitled = titleProblem(req, story);
  if (untitled) return { does: "nothing", path: "title", problem: untitled };
  if (!idOf(story.file)) return refused(t("stories:videoMissing"));
  const approvedBy = withApproval(req, facts, story.approvedBy);
  const refusal = refusalToPublish(approved(facts, story, approvedBy));
  if (!refusal) {
    const taken = await slugProblem(req, story, facts.video.id);
    return taken ? refused(taken) : { does: "publish", approvedBy };
  }
  if (refusal.objection !== "approvals") return refused(refusal.message, refusal.objection);
  const isFirst = approvalsOf(facts, story.approvedBy).length < approvedBy.length;
  return isFirst ? { does: "approve", approvedBy } : refused(t("stories:needsSecond"), "approvals");
}

function refused(problem: string, objection?: Objection): Publishing {
  return { does: "nothing", path: "status", problem, objection };
}

/** Returns why a published story needs a title; `undefined` if it has one. */
export function titleProblem(req: PayloadRequest, { title }: Partial<Story>): string | undefined {
  return title?.trim() ? undefined : translateWith(req.t)("stories:titleMissing");
}

function approved(facts: Facts, { id }: Partial<Story>, approvedBy: Approvals): Facts {
  const stories = facts.stories.map((one) => (one.id === id ? { ...one, approvedBy } : one));
  return { ...facts, stories };
}

async function slugProblem(
  req: PayloadRequest,
  { slug = "" }: Partial<Story>,
  ownVideo: string | undefined,
): Promise<string | undefined> {
  if (ownVideo) return undefined;
  const [other] = await findAmong(req, "videos", { slug: [slug] });
  return other && translateWith(req.t)("stories:slugTaken", { video: other.name, slug });
}

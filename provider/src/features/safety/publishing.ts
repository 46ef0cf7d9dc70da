import type { PayloadRequest, Where } from "payload";

import type { OthersConsent, Story } from "../../payload-types";
import { hasAgreed } from "../consents/others-consent";
import { needsParent, readSafetyRules } from "./safety-rules";

const NO_PARENT =
  "Its teller is younger than 18, and no parent has been asked yet. Please ask one by mail, below ‘Safety’.";
const PARENT_SILENT =
  "Its teller is younger than 18, and the parent who was asked by mail has not agreed yet: the story has to wait.";

type Asked = Pick<Story, "id" | "tellerAge">;

/** Why a story cannot be published for the sake of those who are seen in it, in a sentence for staff; else `undefined`. */
export async function safetyProblem(req: PayloadRequest, story: Asked): Promise<string | undefined> {
  const others = await othersWhere(req, { story: { equals: story.id } });
  const refused = othersProblem(others);
  if (refused) return refused;
  if (!needsParent(story.tellerAge, await readSafetyRules(req.payload, req))) return undefined;
  const parents = others.filter(({ role }) => role === "parent");
  if (parents.some(hasAgreed)) return undefined;
  return parents.length === 0 ? NO_PARENT : PARENT_SILENT;
}

/** The same for a video whose story was erased: what others were asked is kept as long as the video is. */
export async function safetyProblemOfVideo(req: PayloadRequest, video: string): Promise<string | undefined> {
  return othersProblem(await othersWhere(req, { video: { equals: video } }));
}

function othersProblem(others: OthersConsent[]): string | undefined {
  const withdrawn = others.find(({ withdrawnAt }) => withdrawnAt);
  if (withdrawn) return `${withdrawn.fullName} has withdrawn their consent, so this cannot be published.`;
  const silent = others.find((other) => other.role === "seen" && !hasAgreed(other));
  return silent && `${silent.fullName}, who is seen or named, was asked and has not agreed yet.`;
}

async function othersWhere({ payload }: PayloadRequest, where: Where): Promise<OthersConsent[]> {
  const every = { depth: 0, pagination: false } as const;
  return (await payload.find({ collection: "others-consents", where, ...every })).docs;
}

/**
 * Who has said yes to a story that could put somebody in danger, with one more; and whether these are enough to publish it.
 * @param by The e-mail address of the staff account that publishes it.
 */
export async function withApproval(
  { payload }: PayloadRequest,
  { danger, approvedBy }: Pick<Story, "danger" | "approvedBy">,
  by: string | undefined,
): Promise<{ approvedBy: string[]; isEnough: boolean }> {
  const before = approvals(approvedBy);
  const all = by === undefined ? before : [...new Set([...before, by])];
  const needsTwo = danger === "perhaps" && (await readSafetyRules(payload)).needsTwoForDanger;
  return { approvedBy: all, isEnough: !needsTwo || all.length >= 2 };
}

export function approvals(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((name) => typeof name === "string") : [];
}

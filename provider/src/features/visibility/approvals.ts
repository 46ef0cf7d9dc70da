import { createHash } from "node:crypto";

import type { PayloadRequest } from "payload";
import { z } from "zod";

import { idOf } from "../../lib/id-of";
import type { Caption } from "../../payload-types";
import type { Facts } from "./facts";

const approval = z.object({
  /** The id of a staff account: addresses change. */
  by: z.string(),
  /** Their address then, for staff to read. */
  email: z.string(),
  /** What they approved, as `stateOf` has it. */
  state: z.string(),
});

type Approval = z.output<typeof approval>;

const approvals = z.array(approval).catch([]);

/** Who has approved that a story is shown, and in which state. */
export function readApprovals(stored: unknown): Approval[] {
  return approvals.parse(stored ?? []);
}

/** Those who have approved what would be shown now. */
export function approvalsOf(facts: Facts, stored: unknown): Approval[] {
  const state = stateOf(facts);
  return readApprovals(stored).filter((given) => given.state === state);
}

/** The same, with that of whoever sends the request, each account once. */
export function withApproval({ user }: PayloadRequest, facts: Facts, stored: unknown): Approval[] {
  const before = approvalsOf(facts, stored);
  if (!user || before.some(({ by }) => by === user.id)) return before;
  return [...before, { by: user.id, email: user.email, state: stateOf(facts) }];
}

/** A clip has captions once in each language; the database returns them as they were saved last. */
const byLanguage = (one: Caption, other: Caption) => one.lang.localeCompare(other.lang);

/** What colleagues approve: all that visitors would see. Whatever of it changes has to be approved again. */
function stateOf({ video, clip, captions, stories, proofs, others }: Facts): string {
  const { name, description, recordedAt, churchLink } = video;
  const { youtubeLink, YTShortLink, facebookLink, tiktokLink, instagramLink } = video;
  const texts = [name, description, recordedAt, churchLink, youtubeLink, YTShortLink, facebookLink];
  const seen = others.filter(({ role }) => role === "seen").map(({ id }) => id);
  const state = [
    [...stories, ...proofs].some(({ isUnnamed }) => isUnnamed),
    [...texts, tiktokLink, instagramLink].map((text) => text ?? ""),
    [idOf(video.videoLink), clip?.filename, clip?.edition ?? 0],
    seen.toSorted(),
    idOf(video.poster) ?? "",
    (video.hashtagId ?? []).flatMap((hashtag) => idOf(hashtag) ?? []).toSorted(),
    captions
      .filter(({ isDraft }) => !isDraft)
      .toSorted(byLanguage)
      .map(({ lang, cues }) => [lang, cues]),
  ];
  return createHash("sha256").update(JSON.stringify(state)).digest("base64url");
}

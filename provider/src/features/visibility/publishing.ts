import type { PayloadRequest } from "payload";

import type { Clip, Story } from "../../payload-types";
import { CONSENT_MISSING } from "../consents/consent";
import { isReady } from "../preparation/prepared";
import { type Facts, type ProposedVideo, readFacts } from "./facts";
import { type Objection, WAITS } from "./objection-words";
import { objectionTo, whoIsSilent, whoWithdrew } from "./objections";

const TICK = "tick ‘Publish before it is prepared’ to show it as it was uploaded";

/** Why staff cannot publish something now. */
export type Refusal = { objection: Objection; message: string };

/** The facts about one video, as it is or would be. */
export async function factsOf(
  req: PayloadRequest,
  video: ProposedVideo,
  story?: Partial<Story>,
): Promise<Facts> {
  const [facts] = await readFacts(req, [video], story && [story]);
  if (!facts) throw new Error("There are no facts about this video");
  return facts;
}

/** Why a video cannot be published now; `undefined` when it can. A film that is about to be prepared is waited for. */
export function refusalToPublish(facts: Facts): Refusal | undefined {
  const objection = objectionTo(facts);
  const waits = facts.video.publishUnprepared ? undefined : whyUnprepared(facts.clip);
  if (waits && (!objection || objection === "unprepared" || objection === "approvals"))
    return { objection: "unprepared", message: waits };
  return objection && { objection, message: REFUSALS[objection](facts) };
}

function whyUnprepared(clip: Clip | undefined): string | undefined {
  if (!clip || isReady(clip)) return undefined;
  switch (clip.preparation) {
    case "waiting":
      return `The video waits to be prepared. Publish it when it is ready, or ${TICK}.`;
    case "preparing":
      return `The video is being prepared (${clip.progress ?? 0} %). Publish it when it is ready, or ${TICK}.`;
    case "failed":
      return `The video could not be prepared: ${withPeriod(clip.problem ?? "nobody knows why")} Try again, or ${TICK}.`;
    case "withdrawn":
      return "The storyteller has withdrawn their consent.";
    default:
      return undefined;
  }
}

function withPeriod(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** What a story waits for, with the name of whoever it is where the facts are at hand. */
export function waitsFor(objection: Objection, facts: Facts): string {
  const parent = facts.others.find(({ role }) => role === "parent")?.fullName;
  const withdrawn = whoWithdrew(facts);
  const silent = whoIsSilent(facts);
  if (objection === "withdrawn" && withdrawn) return `${withdrawn} has withdrawn their consent`;
  if (objection === "parent-silent" && parent) return `${parent}, a parent or guardian, has not agreed`;
  if (objection === "seen-silent" && silent) return `${silent}, who is seen or named, has not agreed`;
  return WAITS[objection];
}

/** Why something cannot be published, in a sentence for staff. */
const REFUSALS: Record<Objection, (facts: Facts) => string> = {
  withdrawn: (facts) =>
    `${whoWithdrew(facts) ?? "Somebody"} has withdrawn their consent, so this cannot be published.`,
  "no-consent": () => CONSENT_MISSING,
  "seen-silent": (facts) =>
    `${whoIsSilent(facts) ?? "Somebody"}, who is seen or named, was asked and has not agreed yet.`,
  "parent-not-asked": () =>
    "Its teller is younger than 18, and no parent has been asked yet. Please ask one by mail, under ‘Safety’.",
  "parent-silent": () =>
    "Its teller is younger than 18, and the parent who was asked by mail has not agreed yet: the story has to wait.",
  "says-who": () =>
    "The story is to be shown without its teller's name. Please choose a title and a description without the name, and leave out place, links and hashtags.",
  "edit-missing": () =>
    "A cut or a cover of this video has not been made yet. Publish it afterwards, or leave the video as it is.",
  "left-out": () =>
    "What its teller said again is cut out when the video is prepared. You can publish it then.",
  metadata: () =>
    "The video file says where, when or with what it was filmed, or has a hidden track, and this could not be removed. It can be published once it is prepared. If that does not begin, please tell whoever looks after the server.",
  unprepared: () =>
    "Most browsers cannot play this video as it was uploaded, and it is not prepared. Prepare it first, or tick ‘Publish before it is prepared’ to show it as it was uploaded.",
  approvals: () =>
    "This story could put somebody in danger: two colleagues have to approve it, on the story's own page.",
  "not-published": () =>
    "The story that this video shows is not published. Publish it on the story's own page.",
};

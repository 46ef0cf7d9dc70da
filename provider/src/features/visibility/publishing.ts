import type { PayloadRequest } from "payload";

import type { Clip, Story } from "../../payload-types";
import { isReady } from "../preparation/prepared";
import { type Facts, type ProposedVideo, readFacts } from "./facts";
import type { Objection } from "./objection-words";
import { objectionTo } from "./objections";
import { refusalOf } from "./refusals";

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
  const waits = facts.video.publishUnprepared ? undefined : waitsFor(facts.clip);
  if (waits && (!objection || objection === "unprepared" || objection === "approvals"))
    return { objection: "unprepared", message: waits };
  return objection && { objection, message: refusalOf(objection, facts) };
}

function waitsFor(clip: Clip | undefined): string | undefined {
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

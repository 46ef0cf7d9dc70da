import "server-only";
import type { Answer } from "@/lib/api-client/answer";
import { PUBLISH_WAIT_MS } from "@/lib/story/uploads/upload-progress";
import { processState } from "@lampstand/runtime/process-state";
import { type SharedRuns, sharedRuns } from "@lampstand/runtime/shared-runs";
import { settlesWithin } from "@/lib/utils/timeout";

/** For a caller that asks again after its wait has timed out. */
const OUTCOME_KEPT_MS = 60_000;

declare global {
  interface ProcessState {
    publications?: SharedRuns<() => Answer | null> | undefined;
  }
}

/** Publishes once for all of this process's requests, even if they stop waiting. Returns `null` if not done yet. */
export async function publishOnce(
  upload: string,
  publish: () => Promise<Answer | null>,
): Promise<Answer | null> {
  const publications = (processState().publications ??= sharedRuns({ keptMs: OUTCOME_KEPT_MS }));
  const publication = publications.run(upload, () => outcomeOf(publish));
  if (!(await settlesWithin(PUBLISH_WAIT_MS, publication))) return null;
  publications.forget(upload);
  return (await publication)();
}

/** Answers before browsers time out: the publication continues, and browsers ask again. */
export function answerInTime(answering: Promise<Response>): Promise<Response> {
  return answering;
}

async function outcomeOf(publish: () => Promise<Answer | null>): Promise<() => Answer | null> {
  try {
    const answer = await publish();
    return () => answer;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

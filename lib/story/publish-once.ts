import "server-only";
import type { Answer } from "@/lib/api-client/answer";
import { PUBLISH_WAIT_MS } from "@/lib/story/uploads/upload-protocol";
import { dedupe } from "@/lib/utils/join-running";
import { processState } from "@lampstand/runtime/process-state";

const newPublications = () => dedupe<Answer | null>();

declare global {
  interface ProcessState {
    publications?: ReturnType<typeof newPublications> | undefined;
  }
}

/** Publishes once for all requests of this process, even when they stop waiting. `null`: not done yet. */
export async function publishOnce(
  upload: string,
  publish: () => Promise<Answer | null>,
): Promise<Answer | null> {
  const publications = (processState().publications ??= newPublications());
  const publication = await publications(upload, PUBLISH_WAIT_MS, publish);
  return publication?.outcome ?? null;
}

/** It comes in time: a publication goes on without it, and browsers ask again. */
export function answerInTime(answering: Promise<Response>): Promise<Response> {
  return answering;
}

import "server-only";
import type { Answer } from "@/lib/http/answer";
import { PUBLISH_WAIT_MS } from "./story-file";
import { dedupe } from "@/lib/utils/dedupe";
import { processState } from "@/lib/utils/process-state";

const newPublications = () => dedupe<Answer | null>();

declare global {
  interface ProcessState {
    publications?: ReturnType<typeof newPublications> | undefined;
  }
}

/**
 * Publishes an upload once for all requests that ask meanwhile, of the whole process. It goes on when none of them waits any
 * longer: whoever asks again learns what came of it. `null` while nothing has, or while another instance is at it.
 *
 * @param upload its id
 */
export async function publishOnce(
  upload: string,
  publish: () => Promise<Answer | null>,
): Promise<Answer | null> {
  const publications = (processState().publications ??= newPublications());
  const publication = await publications(upload, PUBLISH_WAIT_MS, publish);
  return publication?.outcome ?? null;
}

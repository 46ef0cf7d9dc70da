import "server-only";
import type { Answer } from "@/lib/http/answer";
import { PUBLISH_WAIT_MS } from "./story-file";
import { dedupe } from "@/lib/utils/dedupe";

const newPublications = () => dedupe<Answer | null>();

declare global {
  var lampstandPublications: ReturnType<typeof newPublications> | undefined;
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
  globalThis.lampstandPublications ??= newPublications();
  const publication = await globalThis.lampstandPublications(upload, PUBLISH_WAIT_MS, publish);
  return publication?.outcome ?? null;
}

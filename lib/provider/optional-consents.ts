import "server-only";
import type { ConsentSentence } from "@lampstand/contract/consents";
import { logWarning } from "@/lib/utils/log";
import { ProviderError } from "./client";

/**
 * Sends a submission with the sentences that were agreed to. A provider that refuses the optional field `consents`, by its
 * name or as one that it does not know, gets the submission once more without it: it has the boxes.
 *
 * @throws {ProviderError} when the submission was not taken
 */
export async function withConsents(
  sentences: ConsentSentence[],
  send: (consents: ConsentSentence[] | undefined) => Promise<unknown>,
): Promise<void> {
  try {
    await send(sentences);
  } catch (error) {
    if (!(error instanceof ProviderError && error.refusesConsents)) throw error;
    logWarning("consents-not-taken");
    await send(undefined);
  }
}

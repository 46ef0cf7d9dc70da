import "server-only";
import type { ConsentSentence } from "@lampstand/contract/consents";
import { logWarning } from "@/lib/utils/log";
import { ProviderError } from "./client";

/** A provider that refuses the optional `consents` gets the submission again without it. @throws {ProviderError} */
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

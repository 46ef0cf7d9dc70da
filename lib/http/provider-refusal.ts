import "server-only";
import type { ProviderError } from "@/lib/provider/provider-error";
import { providerSentence } from "./provider-sentence";
import { refusal } from "./refusal";
import { RETRY_AFTER } from "./retry-after";

/** What a browser is answered when the provider brought nothing usable: its own sentence, else this one. */
export function providerRefusal(error: ProviderError, sentence: string): Response {
  const message = providerSentence(error) || sentence;
  if (error.failure === "unreachable" || error.failure === "timeout")
    return refusal(503, message, RETRY_AFTER);
  if (error.status === 429)
    return refusal(429, message, error.retryAfter === null ? {} : { "Retry-After": error.retryAfter });
  return refusal(isWordOfTheProvider(error) ? 422 : 502, message);
}

/** A refusal of what was asked, in contrast to a provider that is out of order. */
function isWordOfTheProvider({ failure, status }: ProviderError): boolean {
  return failure !== "malformed" && status !== null && status < 500;
}

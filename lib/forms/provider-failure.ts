import "server-only";
import type { ProviderError } from "@/lib/provider/provider-error";
import { providerSentence } from "@/lib/http/provider-sentence";
import { RETRY_AFTER } from "@/lib/http/retry-after";
import { tooSoon, type Refusal } from "./refusal";

const UNREACHABLE = "we could not reach our server. Please try again in a moment.";
const UNUSABLE = "our server gave no usable answer. Please try again in a moment.";

/** What a provider that did not take a submission means for the visitor. */
export function providerFailure(error: ProviderError): Refusal {
  const { failure, status, retryAfter } = error;
  if (failure === "unreachable") return broken(503, UNREACHABLE);
  if (failure === "timeout") return broken(504, UNREACHABLE);
  const reason = providerSentence(error);
  if (status === 429) return tooSoon(reason || "too many were sent in a short time.", secondsIn(retryAfter));
  if (failure === "malformed" || !reason) return broken(502, UNUSABLE);
  return { status: status !== null && status >= 500 ? 502 : 422, reason };
}

function broken(status: number, reason: string): Refusal {
  return { status, reason, isBroken: true, retryAfter: RETRY_AFTER["Retry-After"] };
}

/** A provider may also name a date, or nothing. */
function secondsIn(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isInteger(seconds) && seconds > 0 ? seconds : Number(RETRY_AFTER["Retry-After"]);
}

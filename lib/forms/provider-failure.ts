import "server-only";
import type { ProviderError } from "@/lib/api/provider-error";
import { RETRY_AFTER } from "@/lib/http/retry-after";
import { shortened } from "@/lib/seo/summary";
import { tooSoon, type Refusal } from "./refusal";

/** As much of a provider's sentence as is handed on, in characters. */
const LONGEST_MESSAGE = 200;

const UNREACHABLE = "we could not reach our server. Please try again in a moment.";
const UNUSABLE = "our server gave no usable answer. Please try again in a moment.";

/** What a provider that did not take a submission means for the visitor. */
export function providerFailure({ failure, status, retryAfter, providerMessage }: ProviderError): Refusal {
  if (failure === "unreachable") return broken(503, UNREACHABLE);
  if (failure === "timeout") return broken(504, UNREACHABLE);
  const reason = shortened(providerMessage, LONGEST_MESSAGE);
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

import "server-only";
import { getTranslations } from "next-intl/server";
import type { Reason, ReasonKey, Refusal } from "@/lib/http/refusal-page";
import { wordsOf } from "@/lib/http/refusals";
import { RETRY_AFTER } from "@/lib/http/responses";
import type { ProviderError } from "@/lib/provider/client";
import type { SubmissionWording } from "./form-wording";
import { providerSentence } from "./provider-sentence";

export type FormError = {
  status: number;
  /** The end of a sentence; the form's wording begins it. */
  reason: Reason;
  /** `reason` is a whole sentence and needs no wording. */
  isSentence?: boolean;
  /** There was no usable answer, rather than a refusal. */
  isBroken?: boolean;
  /** Sentences that follow. */
  advice?: readonly Reason[];
  errors?: Record<string, string>;
  retryAfter?: string | undefined;
  token?: string | undefined;
};

const NO_ROOM = 507;

/** Statuses that members receive unchanged; any other refusal becomes 422. */
const PASSED_ON = [401, 403, 404, 409, 429];

export async function errorMessage(
  { reason, isSentence, isBroken, advice = [] }: FormError,
  wording: SubmissionWording,
): Promise<string> {
  const [words, ...more] = await Promise.all([reason, ...advice].map(wordsOf));
  const word = isBroken ? wording.broken : wording.refused;
  const message = isSentence ? words : word(await getTranslations("failures"), words ?? "");
  return [message, ...more].filter(Boolean).join(" ");
}

export function tooSoon(reason: Reason, seconds: number): FormError {
  return { status: 429, reason, advice: [{ key: "canSendIn", seconds }], retryAfter: String(seconds) };
}

export function tooManyTries(seconds: number): Reason {
  const isKnown = Number.isInteger(seconds) && seconds > 0;
  return isKnown ? { key: "tooManyTries", seconds } : { key: "tooManyTriesLater" };
}

export async function formError(error: ProviderError): Promise<FormError> {
  const { failure, status, retryAfter } = error;
  if (failure === "unreachable") return broken(503, { key: "unreachable" });
  if (failure === "timeout")
    return { ...broken(504, { key: "noAnswer" }), advice: [{ key: "safeToRepeat" }] };
  const reason = await providerSentence(error);
  if (status === 429) return tooSoon(reason || { key: "tooManySent" }, secondsOf(retryAfter));
  if (failure === "malformed" || !reason) return broken(502, { key: "unusable" });
  return { status: status !== null && status >= 500 ? serverStatus(status) : 422, reason };
}

/** Refusals keep their status and may have no reason. */
export async function memberError(error: ProviderError): Promise<FormError> {
  const { failure, status, retryAfter } = error;
  const reason = await providerSentence(error);
  const isRefusal = failure === "refused" || failure === "missing";
  if (!isRefusal || status === null || (status >= 500 && !reason)) {
    const { advice: _, ...general } = await formError(error);
    return { ...general, isBroken: true };
  }
  if (status === 429) {
    const after = retryAfter ?? RETRY_AFTER["Retry-After"];
    return { status, reason: reason || tooManyTries(Number(after)), retryAfter: after };
  }
  if (status >= 500) return { status: serverStatus(status), reason };
  return { status: PASSED_ON.includes(status) ? status : 422, reason };
}

export async function providerRefusal(error: ProviderError, fallback: ReasonKey): Promise<Refusal> {
  const { failure, status, retryAfter } = error;
  const message = (await providerSentence(error)) || { key: fallback };
  if (failure === "unreachable" || failure === "timeout")
    return { status: 503, message, headers: RETRY_AFTER };
  if (status === 429)
    return { status, message, headers: retryAfter === null ? {} : { "Retry-After": retryAfter } };
  const isRefusal = failure !== "malformed" && status !== null && status < 500;
  return { status: isRefusal ? 422 : 502, message };
}

/** Visitors need to know about "disk full"; other server errors matter only to the servers. */
function serverStatus(status: number): number {
  return status === NO_ROOM ? NO_ROOM : 502;
}

function broken(status: number, reason: Reason): FormError {
  return { status, reason, isBroken: true, retryAfter: RETRY_AFTER["Retry-After"] };
}

/** Providers may also send a date, or nothing. */
function secondsOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isInteger(seconds) && seconds > 0 ? seconds : Number(RETRY_AFTER["Retry-After"]);
}

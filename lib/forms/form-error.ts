import "server-only";
import { FAILURE_MESSAGE_MAX_LENGTH } from "@lampstand/contract/limits";
import { errorResponse, RETRY_AFTER } from "@/lib/http/responses";
import type { ProviderError } from "@/lib/provider/client";
import { durationText, truncate } from "@/lib/utils/text";
import { NO_ANSWER, SAFE_TO_REPEAT, type SubmissionWording } from "./form-wording";

/** Why a submission was not accepted. */
export type FormError = {
  /** The HTTP status of the answer. */
  status: number;
  /** Why: the end of a sentence that the form's wording begins. */
  reason: string;
  /** The reason is a sentence of its own, which needs no wording. */
  isSentence?: boolean;
  /** The provider gave no usable answer, rather than a refusal. */
  isBroken?: boolean;
  /** What the visitor can do, in a sentence. */
  advice?: string | undefined;
  /** Messages by the names of the fields that are wrong. */
  errors?: Record<string, string>;
  /** When to try again, as in the header `Retry-After`. */
  retryAfter?: string | undefined;
  /** A fresh token, in the place of an expired one. */
  token?: string | undefined;
};

const UNREACHABLE = "we could not reach our server. Please try again in a moment.";
const UNUSABLE = "our server gave no usable answer. Please try again in a moment.";

/** The status of a server whose disk is full. */
const NO_ROOM = 507;

/** The provider's statuses that members are answered with as they are; any other refusal becomes 422. */
const PASSED_ON = [401, 403, 404, 409, 429];

/** What the visitor reads of an error. */
export function errorMessage(
  { reason, isSentence, isBroken, advice }: FormError,
  wording: SubmissionWording,
): string {
  const worded = isBroken ? wording.broken(reason) : wording.refused(reason);
  return [isSentence ? reason : worded, advice].filter(Boolean).join(" ");
}

/** What the provider says for the visitor to read; empty when it says nothing. */
export function providerSentence({ providerMessage }: ProviderError): string {
  return truncate(providerMessage, FAILURE_MESSAGE_MAX_LENGTH);
}

/** The error of a form that exceeds a rate limit, or comes too quickly; it can be sent in so many seconds. */
export function tooSoon(reason: string, seconds: number): FormError {
  const advice = `You can send it in ${durationText(seconds)}.`;
  return { status: 429, reason, advice, retryAfter: String(seconds) };
}

/** What somebody is told who asks too often, with when to try again, in seconds. */
export function tooManyTries(seconds: number): string {
  const when = Number.isInteger(seconds) && seconds > 0 ? `in ${durationText(seconds)}` : "later";
  return `There were too many tries in a short time. Please try again ${when}.`;
}

/** What a provider's failure means for a form. */
export function formError(error: ProviderError): FormError {
  const { failure, status, retryAfter } = error;
  if (failure === "unreachable") return broken(503, UNREACHABLE);
  if (failure === "timeout") return { ...broken(504, NO_ANSWER), advice: SAFE_TO_REPEAT };
  const reason = providerSentence(error);
  if (status === 429) return tooSoon(reason || "too many were sent in a short time.", secondsOf(retryAfter));
  if (failure === "malformed" || !reason) return broken(502, UNUSABLE);
  return { status: status !== null && status >= 500 ? serverStatus(status) : 422, reason };
}

/** What a provider's failure means for a member's call: refusals keep their status, and may have no reason. */
export function memberError(error: ProviderError): FormError {
  const { failure, status, retryAfter } = error;
  const reason = providerSentence(error);
  const isRefusal = failure === "refused" || failure === "missing";
  if (!isRefusal || status === null || (status >= 500 && !reason)) {
    const { advice: _, ...general } = formError(error);
    return { ...general, isBroken: true };
  }
  if (status === 429) {
    const after = retryAfter ?? RETRY_AFTER["Retry-After"];
    return { status, reason: reason || tooManyTries(Number(after)), retryAfter: after };
  }
  if (status >= 500) return { status: serverStatus(status), reason };
  return { status: PASSED_ON.includes(status) ? status : 422, reason };
}

/** What a provider's failure means for a read on a visitor's behalf; the fallback is said where it gave no sentence. */
export function providerErrorResponse(error: ProviderError, fallback: string): Response {
  const { failure, status, retryAfter } = error;
  const message = providerSentence(error) || fallback;
  if (failure === "unreachable" || failure === "timeout") return errorResponse(503, message, RETRY_AFTER);
  if (status === 429)
    return errorResponse(429, message, retryAfter === null ? {} : { "Retry-After": retryAfter });
  const isRefusal = failure !== "malformed" && status !== null && status < 500;
  return errorResponse(isRefusal ? 422 : 502, message);
}

/** That there is no room is the provider's word to the visitor; any other failure of a server is one between servers. */
function serverStatus(status: number): number {
  return status === NO_ROOM ? NO_ROOM : 502;
}

function broken(status: number, reason: string): FormError {
  return { status, reason, isBroken: true, retryAfter: RETRY_AFTER["Retry-After"] };
}

/** A provider may also name a date, or nothing. */
function secondsOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isInteger(seconds) && seconds > 0 ? seconds : Number(RETRY_AFTER["Retry-After"]);
}

import type { Words } from "@/lib/i18n/words";
import type { FormName } from "./site-forms";

type Wording = (t: Words<"failures">, reason: string) => string;

export type SubmissionWording = {
  /** `reason` is a sentence, or empty when the provider sent none. */
  refused: Wording;
  /** `reason` is the end of a sentence. */
  broken: Wording;
};

/** For a reason that stands alone. */
export const asSentence: Wording = (_, reason) => reason.charAt(0).toUpperCase() + reason.slice(1);

const testimonyFailed: Wording = (t) => t("testimonyFailed");

const errorOccurred: Wording = (t, reason) => t("errorOccurred", { reason });

export const uploadFailed: Wording = (t, reason) => t("uploadFailed", { reason });

export const FORM_WORDING: Readonly<Record<FormName, SubmissionWording>> = {
  "join-us": { refused: testimonyFailed, broken: testimonyFailed },
  "contact-us": { refused: (t, reason) => t("contactRefused", { reason }), broken: errorOccurred },
  volunteer: { refused: errorOccurred, broken: errorOccurred },
  talk: { refused: errorOccurred, broken: errorOccurred },
  conversation: { refused: asSentence, broken: errorOccurred },
  report: { refused: errorOccurred, broken: errorOccurred },
};

/** Submissions are safe to repeat, since the provider recognises them by their `Idempotency-Key`. */
export function noAnswerMessage(t: Words<"failures">, word: Wording, error: unknown): string {
  const message = word(t, noAnswerReason(t, error));
  return isTimeout(error) ? `${message} ${t("safeToRepeat")}` : message;
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** Returns the end of a sentence. */
export function noAnswerReason(t: Words<"failures">, error: unknown): string {
  if (isTimeout(error)) return t("noAnswer");
  return t(navigator.onLine ? "unreachable" : "offline");
}

import type { FormName } from "./site-forms";

export type SubmissionWording = {
  /** `reason` is a sentence, or empty when the provider sent none. */
  refused: (reason: string) => string;
  /** `reason` is the end of a sentence. */
  broken: (reason: string) => string;
};

export const FORM_TOO_LONG = "The form is too long. Please shorten it.";

export const NO_ANSWER = "we haven’t had an answer yet. Please try again in a moment.";

/** True for submissions, since the provider recognises them by their `Idempotency-Key`. */
export const SAFE_TO_REPEAT =
  "It may have arrived anyway. We kept what you typed, and sending it again unchanged won’t create a second one.";

const TESTIMONY_FAILED = "Failed to submit the form. Please try again.";

const errorOccurred = (reason: string) => `An error occurred: ${reason}`;

export const FORM_WORDING: Readonly<Record<FormName, SubmissionWording>> = {
  "join-us": {
    refused: () => TESTIMONY_FAILED,
    broken: () => TESTIMONY_FAILED,
  },
  "contact-us": {
    refused: (reason) => `Failed to submit form: ${reason}`,
    broken: errorOccurred,
  },
  volunteer: {
    refused: errorOccurred,
    broken: errorOccurred,
  },
  talk: {
    refused: errorOccurred,
    broken: errorOccurred,
  },
  conversation: {
    refused: (reason) => reason,
    broken: errorOccurred,
  },
  report: {
    refused: errorOccurred,
    broken: errorOccurred,
  },
};

export function noAnswerMessage(word: (reason: string) => string, error: unknown): string {
  const message = word(noAnswerReason(error));
  return isTimeout(error) ? `${message} ${SAFE_TO_REPEAT}` : message;
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** Returns the end of a sentence. */
export function noAnswerReason(error: unknown): string {
  if (isTimeout(error)) return NO_ANSWER;
  return navigator.onLine
    ? "we couldn’t reach our server. Please try again in a moment."
    : "you’re offline. We kept what you typed. Please send it when you’re back online.";
}

import "client-only";
import { NO_ANSWER, SAFE_TO_REPEAT } from "./form-wording";

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
    ? "we could not reach our server. Please try again in a moment."
    : "you are offline. What you typed is kept: please send it when you are back online.";
}

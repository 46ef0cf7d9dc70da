"use client";

import { NO_ANSWER, SAFE_TO_REPEAT } from "@/lib/schemas/form-wording";

/** Replaces the address of the page that is shown. The router's own state stays with the entry: 'back' needs it. */
export function replaceAddress(address: string | URL): void {
  try {
    window.history.replaceState(window.history.state, "", address);
  } catch {
    // Safari refuses a hundred changes within seconds; the next one will do.
  }
}

/** Has the browser save a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** What is said of a submission without an answer; `word` makes a sentence of its end. */
export function noAnswerMessage(word: (reason: string) => string, error: unknown): string {
  const message = word(noAnswerReason(error));
  return isTimeout(error) ? `${message} ${SAFE_TO_REPEAT}` : message;
}

/** Whether an answer took longer than it was waited for: what was sent may have arrived. */
function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** Why a browser has no answer, by the error of its request, as the end of a sentence. */
export function noAnswerReason(error: unknown): string {
  if (isTimeout(error)) return NO_ANSWER;
  return navigator.onLine
    ? "we could not reach our server. Please try again in a moment."
    : "you are offline. What you typed is kept: please send it when you are back online.";
}

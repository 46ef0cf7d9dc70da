/** Why a browser has no answer, as the end of a sentence. */
export function noAnswerReason(): string {
  return navigator.onLine
    ? "we could not reach our server. Please try again in a moment."
    : "you are offline. What you typed is kept: please send it when you are back online.";
}

/** What to do about failures that end a start. Plain JavaScript: the start scripts import it without a build. */

export const DISK_FULL = "The disk is full. Free some space (df -h shows where), then start again.";

/** How the message about a wrong variable begins. */
export const WRONG_ENVIRONMENT = "Wrong environment";

/** @param {string} message about a wrong variable */
export function correctVariable(message) {
  return `${message}. Correct this in .env, or wherever it is set, then start again.`;
}

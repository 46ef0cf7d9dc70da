import { waitWords } from "@/lib/http/wait-words";

/** What somebody is told who asks too often, with when to try again, in seconds. */
export function tooManyTries(seconds: number): string {
  const when = Number.isInteger(seconds) && seconds > 0 ? `in ${waitWords(seconds)}` : "later";
  return `There were too many tries in a short time. Please try again ${when}.`;
}

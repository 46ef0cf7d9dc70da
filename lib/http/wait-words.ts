import { pluralize } from "@/lib/utils/pluralize";

/** A time in words, never less than it is: "12 seconds", "1 minute", "5 minutes". */
export function waitWords(seconds: number): string {
  return seconds < 60 ? pluralize(seconds, "second") : pluralize(Math.ceil(seconds / 60), "minute");
}

import { waitWords } from "@/lib/http/wait-words";

/** Why a form was not taken. */
export type Refusal = {
  status: number;
  /** Why, as the end of a sentence. */
  reason: string;
  /** What the visitor can do, whatever the form says of its fate. */
  advice?: string;
  /** Whether there was no answer that could be understood, rather than a no. */
  isBroken?: boolean;
  /** When to try again, as in the header `Retry-After`. */
  retryAfter?: string;
  /** A fresh token, in the place of one that does not hold any more. */
  token?: string;
};

/** A refusal of what comes too soon. */
export function tooSoon(reason: string, seconds: number): Refusal {
  return {
    status: 429,
    reason,
    advice: `You can send it in ${waitWords(seconds)}.`,
    retryAfter: String(seconds),
  };
}

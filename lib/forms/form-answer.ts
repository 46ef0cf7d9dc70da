import type { FormOutcome } from "./form-outcome";

/** What the server answers to a form: the outcome with its HTTP status. */
export type FormAnswer = {
  status: number;
  outcome: FormOutcome;
  /** When to try again, as in the header `Retry-After`. */
  retryAfter?: string | undefined;
};

import type { Answer } from "@/lib/api-client/answer";

export const FORM_NAMES = ["join-us", "contact-us", "volunteer", "report", "talk", "conversation"] as const;

export type FormName = (typeof FORM_NAMES)[number];

export type FormValues = Record<string, string | boolean>;

export type FormOutcome = Pick<Answer, "status" | "message" | "errors" | "token">;

export type FormStart = {
  token: string;
  /** Every visitor of the stored page has the same token, so scripts fetch their own. */
  isShared?: boolean;
  /** Values of untouched fields, such as a place from the page's address. */
  prefilled: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
  outcome: FormOutcome | null;
};

export const TOKEN_FIELD = "formToken";

/** Invisible to people; programs fill it in. */
export const TRAP_FIELD = "homepage";

export const MIN_FILL_MS = 2000;

export const MAX_AGE_MS = 48 * 60 * 60 * 1000;

import type * as z from "zod/mini";
import type { Answer } from "@/lib/http/answer";

/** The forms that go to `POST /api/forms/{form}`, by the pages they stand on. */
export const FORM_NAMES = ["join-us", "contact-us", "volunteer"] as const;

export type FormName = (typeof FORM_NAMES)[number];

/** The outcome of a form that was sent: what the form shows of the site's answer. */
export type FormOutcome = Pick<Answer, "status" | "message" | "errors" | "token">;

/** What the server gives a form to begin with. */
export type FormStart = {
  /** Proves when and by whom the form was given out; sent back with it. */
  token: string;
  /** Whether everybody gets that token who gets the stored page; script asks for one of its own. */
  isShared?: boolean;
  /** What fields hold that nobody has touched, such as a place named in the page's address. */
  prefilled: Readonly<Record<string, string>>;
  /** What was typed, when the form comes back from the server without script. */
  typed: Readonly<Record<string, string>>;
  /** What became of that. */
  outcome: FormOutcome | null;
};

/** The form's token, which the server made. */
export const TOKEN_FIELD = "formToken";

/** A field that people do not see and programs fill in. */
export const TRAP_FIELD = "homepage";

/** By the names of the fields that are wrong, the first thing wrong with each. */
export function fieldErrors({ issues }: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = String(path[0] ?? "");
    if (field) errors[field] ??= message;
  }
  return errors;
}

/** Nobody fills in a form sooner after getting it, in milliseconds. */
export const MIN_FILL_MS = 2000;

/** A form that was given out longer ago than this is given out anew, in milliseconds. */
export const MAX_AGE_MS = 48 * 60 * 60 * 1000;

import "server-only";
import { isSameOrigin } from "@/lib/http/same-origin";
import { MAX_AGE_MS, MIN_FILL_MS } from "./form-limits";
import { issueFormToken, readFormToken, type FormToken } from "./form-token";
import { TOKEN_FIELD, TRAP_FIELD } from "./hidden-fields";
import { tooSoon, type Refusal } from "./refusal";

/** A form's fields as they arrived. */
export type FormFields = Readonly<Record<string, unknown>>;

/** Who sends a form. */
export type Sender = {
  headers: Pick<Headers, "get">;
  /** The IP address, where it is known. */
  address: string | null;
  /** The browser's id; one without gets one. */
  visitor: () => Promise<string>;
};

/** Whether a form comes from a person on a page of this site, as far as that can be told without a puzzle. */
export function checkSender(
  fields: FormFields,
  { headers }: Sender,
): { token: FormToken } | { refusal: Refusal } {
  if (!isSameOrigin(headers)) return { refusal: { status: 403, reason: "it did not come from this site." } };
  const given = fields[TOKEN_FIELD];
  const token = typeof given === "string" ? readFormToken(given) : null;
  const age = token && Date.now() - token.issuedAt;
  if (token === null || age === null || age > MAX_AGE_MS)
    return {
      refusal: {
        status: 403,
        reason: "the form was open for too long.",
        advice: "Please send it again.",
        token: issueFormToken(),
      },
    };
  if (fields[TRAP_FIELD])
    return {
      refusal: {
        status: 422,
        reason: "a field that must stay empty was filled in.",
        advice: "Please reload the page and send it again.",
      },
    };
  if (age < MIN_FILL_MS)
    return { refusal: tooSoon("that was very quick.", Math.ceil((MIN_FILL_MS - age) / 1000)) };
  return { token };
}

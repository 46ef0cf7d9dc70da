import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { isSameText } from "@lampstand/runtime/same-text";
import { LIFETIME } from "@/lib/provider/cached-query";
import { isStoredPage, limitPageLife } from "@/lib/page-cache/page-life";
import { MAX_AGE_MS, MIN_FILL_MS, TOKEN_FIELD, TRAP_FIELD, type FormStart } from "./site-forms";
import { signatureOf } from "@/lib/utils/signature";
import { tooSoon } from "./form-error";
import type { Admission, FormFields } from "./submit";

/** `issuedAt` is in milliseconds since 1970. */
export type FormToken = { id: string; issuedAt: number };

const FORM = /^([\w-]{16})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

export function issueFormToken(now = Date.now()): string {
  const content = `${randomBytes(12).toString("base64url")}.${now.toString(36)}`;
  return `${content}.${signatureOf("form", content)}`;
}

export function readFormToken(token: string): FormToken | null {
  const [, id, time, signature] = FORM.exec(token) ?? [];
  if (id === undefined || time === undefined || signature === undefined) return null;
  if (!isSameText(signature, signatureOf("form", `${id}.${time}`))) return null;
  return { id, issuedAt: parseInt(time, 36) };
}

/** The stored page expires long before its token is too old. */
export function formStart(prefilled: Readonly<Record<string, string>> = {}): FormStart {
  limitPageLife({ revalidate: LIFETIME.content, expire: MAX_AGE_MS / 2 / 1000 });
  return { token: issueFormToken(), isShared: isStoredPage(), prefilled, typed: {}, outcome: null };
}

/** The pages' proxy and `admit` check which site a form comes from before it is read. */
export function admitForm(fields: FormFields): Admission<FormToken> {
  const sent = fields[TOKEN_FIELD];
  const token = typeof sent === "string" ? readFormToken(sent) : null;
  const age = token && Date.now() - token.issuedAt;
  if (token === null || age === null || age > MAX_AGE_MS)
    return {
      error: {
        status: 403,
        reason: { key: "formTooOld" },
        advice: [{ key: "sendAgain" }],
        token: issueFormToken(),
      },
    };
  if (fields[TRAP_FIELD])
    return {
      error: {
        status: 422,
        reason: { key: "trapFilled" },
        advice: [{ key: "reloadAndSend" }],
      },
    };
  if (age < MIN_FILL_MS) return { error: tooSoon({ key: "tooFast" }, Math.ceil((MIN_FILL_MS - age) / 1000)) };
  return { context: token };
}

/** Returns the key by which the provider recognises a repetition: the same words in the same issued form. */
export function submissionKey(
  form: string,
  tokenId: string,
  values: Readonly<Record<string, unknown>>,
): string {
  const fields = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([form, tokenId, fields]))
    .digest("base64url");
}

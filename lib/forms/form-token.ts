import "server-only";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { siteConfig } from "@/lib/env/site-config";
import { processState } from "@/lib/utils/process-state";
import type { FormStart } from "./form-start";

/** What a form was given out with: a name of its own, and when, in milliseconds since 1970. */
export type FormToken = { id: string; issuedAt: number };

const FORM = /^([\w-]{16})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/** A new token, signed so that nobody makes one up. */
export function issueFormToken(now = Date.now()): string {
  const content = `${randomBytes(12).toString("base64url")}.${now.toString(36)}`;
  return `${content}.${signatureOf(content)}`;
}

/** What a token says; `null` for what this site did not sign. */
export function readFormToken(token: string): FormToken | null {
  const [, id, time, signature] = FORM.exec(token) ?? [];
  if (id === undefined || time === undefined || signature === undefined) return null;
  const expected = Buffer.from(signatureOf(`${id}.${time}`));
  if (!timingSafeEqual(Buffer.from(signature), expected)) return null;
  return { id, issuedAt: parseInt(time, 36) };
}

/** What a form begins with that nobody has sent yet. */
export function formStart(prefilled: Readonly<Record<string, string>> = {}): FormStart {
  return { token: issueFormToken(), prefilled, typed: {}, outcome: null };
}

function signatureOf(content: string): string {
  const secret = siteConfig().SESSION_SECRET ?? processState().secret;
  return createHmac("sha256", secret).update(`form:${content}`).digest("base64url");
}

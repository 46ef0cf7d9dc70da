import "server-only";
import { getLocale, getTranslations } from "next-intl/server";
import { inWords, type Reason, type ReasonKey, type Refusal, refusalPage } from "./refusal-page";
import { errorResponse, isPlainForm, NOT_STORED, RETRY_AFTER } from "./responses";

/** Returns a reason in words. */
export async function wordsOf(reason: Reason): Promise<string> {
  return inWords(await getTranslations("refusals"), reason);
}

/** Returns the reason that a program passed on as text: a key, and what it names. */
export async function readReason(text: string): Promise<Reason> {
  const t: { has(key: string): boolean } = await getTranslations("refusals");
  const isKnown = (word: string): word is ReasonKey => t.has(word);
  const [key = "", value] = text.split(" ");
  return isKnown(key) ? { key, ...(value && { value }) } : text;
}

/** For what nobody can open any more. */
export const GONE: Refusal = { status: 404, message: { key: "gone" } };

export const UNAVAILABLE: Refusal = { status: 503, message: { key: "unavailable" }, headers: RETRY_AFTER };

/** Answers scripts with JSON, and browsers that navigate with a page. */
export async function answerRefusal(request: Request, refusal: Refusal): Promise<Response> {
  const [t, locale] = await Promise.all([getTranslations("refusals"), getLocale()]);
  const { status, message, headers } = refusal;
  return isPlainForm(request) || request.headers.get("accept")?.includes("text/html")
    ? refusalPage(t, locale, refusal)
    : errorResponse(status, inWords(t, message), { ...NOT_STORED, ...headers });
}

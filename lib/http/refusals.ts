import "server-only";
import type { Messages } from "next-intl";
import { getTranslations } from "next-intl/server";
import { errorResponse, isPlainForm, NOT_STORED, refusalPage } from "./responses";

export type ReasonKey = keyof Messages["refusals"];

/** Words for the visitor: the provider's, or a key of the catalogue with what it names. */
export type Reason = string | { key: ReasonKey; seconds?: number; value?: string };

export type Refusal = { status: number; message: Reason; headers?: Record<string, string> };

/** Returns a reason in words. */
export async function wordsOf(reason: Reason): Promise<string> {
  if (typeof reason === "string") return reason;
  const { key, seconds = 0, value = "" } = reason;
  return (await getTranslations("refusals"))(key, { ...waitOf(seconds), value });
}

/** Returns whole minutes, rounded up, or no minutes if the wait is shorter. */
function waitOf(seconds: number): { minutes: number; seconds: number } {
  return { minutes: seconds < 60 ? 0 : Math.ceil(seconds / 60), seconds };
}

/** Returns the reason that a program passed on as text: a key, and what it names. */
export async function readReason(text: string): Promise<Reason> {
  const t: { has(key: string): boolean } = await getTranslations("refusals");
  const isKnown = (word: string): word is ReasonKey => t.has(word);
  const [key = "", value] = text.split(" ");
  return isKnown(key) ? { key, ...(value && { value }) } : text;
}

/** Answers scripts with JSON, and browsers that navigate with a page. */
export async function answerRefusal(
  request: Request,
  { status, message, headers }: Refusal,
): Promise<Response> {
  const words = await wordsOf(message);
  return isPlainForm(request) || request.headers.get("accept")?.includes("text/html")
    ? refusalPage(status, words, headers)
    : errorResponse(status, words, { ...NOT_STORED, ...headers });
}

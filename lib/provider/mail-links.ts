import "server-only";
import { CONSENT_REQUESTED, CONSENTS_ABOUT } from "@lampstand/contract/consents";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_NAMES } from "@lampstand/contract/languages";
import { CONSENT_TOKEN_PATTERN, CONVERSATION_TOKEN_PATTERN } from "@lampstand/contract/patterns";
import { z } from "zod";
import { mediaUrl } from "@/lib/media/media-url";
import { logError } from "@/lib/utils/log";
import type { QueryResult } from "./cached-query";
import { callProvider, ProviderError } from "./client";
import { isoDate, nonEmptyText, parseItems, text } from "./fields";
import { findRecord } from "./payload";

/** Of a sentence. Other providers may leave it out. */
const language = z.enum(LANGUAGE_NAMES).optional().catch(undefined);

const consent = z.object({
  purpose: nonEmptyText,
  sentence: text,
  language,
  givenAt: isoDate,
  withdrawnAt: isoDate,
});

const consents = z.object({
  name: text,
  about: z.enum(CONSENTS_ABOUT).nullable().catch(null),
  consents: z
    .array(z.unknown())
    .catch([])
    .transform((items) => parseItems("consents", consent, items)),
});

export type MailedConsents = z.output<typeof consents>;

export function readConsents(token: string): Promise<QueryResult<MailedConsents>> {
  return readByToken(`/consents/${token}`, { token, key: "consents", schema: consents });
}

export const withdrawConsents = settlementBy("/withdraw-consents", CONSENT_TOKEN_PATTERN);

const consentRequest = z.object({
  name: text,
  sentence: nonEmptyText,
  version: text,
  language,
  isGiven: z.boolean().catch(false),
  asks: z.enum(CONSENT_REQUESTED).catch("teller"),
  /** `null` while it is being prepared; absent if there is none to watch. */
  film: z
    .string()
    .transform((path) => (path ? mediaUrl(path) : null))
    .optional()
    .catch(undefined),
});

export type ConsentRequest = z.output<typeof consentRequest>;

/** @param read The language in which to read the question. */
export function readConsentRequest(token: string, read: Language): Promise<QueryResult<ConsentRequest>> {
  const query = read === DEFAULT_LANGUAGE ? "" : `?language=${read}`;
  const path = `/consent-requests/${token}${query}`;
  return readByToken(path, { token, key: "sentence", schema: consentRequest });
}

export const giveConsent = settlementBy("/give-consent", CONSENT_TOKEN_PATTERN);

export const stopMails = settlementBy("/stop_mails");

const conversation = z.object({ messages: z.array(z.object({ text, sentAt: isoDate })) });

export type Messages = z.output<typeof conversation>["messages"];

export function readConversation(token: string): Promise<QueryResult<z.output<typeof conversation>>> {
  const pattern = CONVERSATION_TOKEN_PATTERN;
  return readByToken(`/conversations/${token}`, { token, key: "messages", schema: conversation, pattern });
}

type ByToken<T> = {
  token: string;
  pattern?: RegExp;
  key: string;
  schema: z.ZodType<T>;
};

/** Links in emails are personal: nothing about them is cached or logged. */
async function readByToken<T>(
  path: string,
  { token, pattern = CONSENT_TOKEN_PATTERN, key, schema }: ByToken<T>,
): Promise<QueryResult<T>> {
  if (!pattern.test(token)) return { state: "missing" };
  try {
    const answer = schema.safeParse(findRecord(await callProvider(path), [key]));
    return answer.success ? { state: "found", data: answer.data } : { state: "unavailable" };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.failure === "missing") return { state: "missing" };
    logError("link-not-read", error.failure);
    return { state: "unavailable" };
  }
}

/** Returns a call that resolves to `false` if the link is invalid, or the provider could not be reached. */
function settlementBy(path: string, pattern?: RegExp) {
  return async (
    body: { token: string; version?: string; language?: string | undefined },
    visitorAddress: string | null,
  ): Promise<boolean> => {
    if (pattern?.test(body.token) === false) return false;
    try {
      await callProvider(path, { method: "POST", body, visitorAddress });
      return true;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      logError("link-not-settled", error.failure, { call: path });
      return false;
    }
  };
}

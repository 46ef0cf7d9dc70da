import "server-only";
import { NO_RECORDED_AT } from "@lampstand/contract/wording";
import { CONSENT_TOKEN_PATTERN, CONVERSATION_TOKEN_PATTERN } from "@lampstand/contract/patterns";
import { z } from "zod";
import { agreedTo, CONSENT_REQUESTED, TESTIMONY_CONSENTS } from "@lampstand/contract/consents";
import type { contactBody, testimonyBody, volunteerBody } from "@lampstand/contract/schemas/submissions";
import { mediaUrl } from "@/lib/media/media-url";
import { logError } from "@/lib/utils/log";
import type { QueryResult } from "./cached-query";
import { ProviderError, WRITE_TIMEOUT_MS, callProvider } from "./client";
import { isoDate, parseItems, nonEmptyText, text } from "./fields";
import { withConsents } from "./optional-consents";
import { expectSuccess, findRecord } from "./payload";

export type SubmissionCall = {
  /** The same for each repetition; the provider keeps only one. */
  idempotencyKey: string;
  visitorAddress: string | null;
};

type Body<Schema extends z.ZodType> = z.input<Schema>;

/** @throws {ProviderError} when it was not accepted; the functions below throw in the same way */
export async function submitTestimonyConsent(
  values: Body<typeof testimonyBody>,
  call: SubmissionCall,
): Promise<void> {
  await withConsents(agreedTo(TESTIMONY_CONSENTS, values), (consents) =>
    send("/add-join-us", { ...values, ...(consents && { consents }) }, { ...call, successStatus: 201 }),
  );
}

export async function submitContactMessage(
  values: Body<typeof contactBody>,
  call: SubmissionCall,
): Promise<void> {
  const body = { ...values, recordedAt: values.recordedAt || NO_RECORDED_AT };
  expectSuccess("/add_contact_us", await send("/add_contact_us", body, call));
}

export async function submitVolunteerOffer(
  values: Body<typeof volunteerBody>,
  call: SubmissionCall,
): Promise<void> {
  expectSuccess("/add_volunteer_contact_us", await send("/add_volunteer_contact_us", values, call));
}

function send(
  path: string,
  body: unknown,
  call: SubmissionCall & { successStatus?: number },
): Promise<unknown> {
  return callProvider(path, { method: "POST", body, timeoutMs: WRITE_TIMEOUT_MS, ...call });
}

const consent = z.object({
  purpose: nonEmptyText,
  sentence: text,
  givenAt: isoDate,
  withdrawnAt: isoDate,
});

const consents = z.object({
  name: text,
  about: text,
  consents: z
    .array(z.unknown())
    .catch([])
    .transform((items) => parseItems("consents", consent, items)),
});

export type GivenConsents = z.output<typeof consents>;

export function readConsents(token: string): Promise<QueryResult<GivenConsents>> {
  return readByToken(`/consents/${token}`, { token, key: "consents", schema: consents });
}

export function withdrawConsents(token: string, visitorAddress: string | null): Promise<boolean> {
  return settleByToken("/withdraw-consents", { token }, visitorAddress);
}

const consentRequest = z.object({
  name: text,
  sentence: nonEmptyText,
  version: text,
  isGiven: z.boolean().catch(false),
  asks: z.enum(CONSENT_REQUESTED).catch("teller"),
  /** `null` while it is still being prepared; absent where there is none to see. */
  film: z
    .string()
    .transform((path) => (path ? mediaUrl(path) : null))
    .optional()
    .catch(undefined),
});

export type ConsentRequest = z.output<typeof consentRequest>;

export function readConsentRequest(token: string): Promise<QueryResult<ConsentRequest>> {
  return readByToken(`/consent-requests/${token}`, { token, key: "sentence", schema: consentRequest });
}

export function giveConsent(token: string, version: string, visitorAddress: string | null): Promise<boolean> {
  return settleByToken("/give-consent", { token, version }, visitorAddress);
}

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

/** Links in mails are personal: nothing of them is cached or logged. */
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

async function settleByToken(
  path: string,
  body: { token: string; version?: string },
  visitorAddress: string | null,
): Promise<boolean> {
  if (!CONSENT_TOKEN_PATTERN.test(body.token)) return false;
  try {
    await callProvider(path, { method: "POST", body, visitorAddress });
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logError("consents-not-settled", error.failure);
    return false;
  }
}

import "server-only";
import { consentsIn } from "@lampstand/contract/consent-sentences";
import { agreedTo, type ConsentSentence, TESTIMONY_CONSENTS } from "@lampstand/contract/consents";
import type { Language } from "@lampstand/contract/languages";
import { PRAYERS_SHOWN_FROM } from "@lampstand/contract/limits";
import type {
  conversationReplyBody,
  prayerBody,
  reportBody,
  talkBody,
} from "@lampstand/contract/schemas/responses";
import type { contactBody, testimonyBody, volunteerBody } from "@lampstand/contract/schemas/submissions";
import { NO_RECORDED_AT } from "@lampstand/contract/wording";
import { z } from "zod";
import { logWarning } from "@/lib/utils/log";
import { callProvider, ProviderError, WRITE_TIMEOUT_MS } from "./client";
import { expectSuccess, findRecord } from "./payload";

export type SubmissionCall = {
  idempotencyKey: string;
  visitorAddress: string | null;
};

type Body<Schema extends z.ZodType> = z.input<Schema>;

type Testimony = Body<typeof testimonyBody> & { consentLanguage: Language };

/**
 * @param testimony Also says in which language its consents were read.
 * @throws {ProviderError} when it was not accepted; the functions below throw in the same way
 */
export async function submitTestimonyConsent(
  { consentLanguage, ...values }: Testimony,
  call: SubmissionCall,
): Promise<void> {
  await withConsents(agreedTo(consentsIn(TESTIMONY_CONSENTS, consentLanguage), values), (consents) =>
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

export const submitVolunteerOffer = submissionTo<typeof volunteerBody>("/add_volunteer_contact_us");
export const submitReport = submissionTo<typeof reportBody>("/add_report");
export const submitTalkRequest = submissionTo<typeof talkBody>("/add_talk");
export const submitConversationReply = submissionTo<typeof conversationReplyBody>("/add_conversation_reply");

function submissionTo<Schema extends z.ZodType>(path: string) {
  return async (values: Body<Schema>, call: SubmissionCall): Promise<void> => {
    expectSuccess(path, await send(path, values, call));
  };
}

function send(
  path: string,
  body: unknown,
  call: Partial<SubmissionCall> & { successStatus?: number } = {},
): Promise<unknown> {
  return callProvider(path, { method: "POST", body, timeoutMs: WRITE_TIMEOUT_MS, ...call });
}

/** A provider that refuses the optional `consents` gets the submission again without it. @throws {ProviderError} */
export async function withConsents(
  sentences: ConsentSentence[],
  send: (consents: ConsentSentence[] | undefined) => Promise<unknown>,
): Promise<void> {
  try {
    await send(sentences);
  } catch (error) {
    if (!(error instanceof ProviderError && error.refusesConsents)) throw error;
    logWarning("consents-not-taken");
    await send(undefined);
  }
}

const prayerAnswer = z.object({ prayed: z.int().min(PRAYERS_SHOWN_FROM).nullable().catch(null) });

/** Returns how many have prayed; `null` below the number that is shown. @throws {ProviderError} */
export async function addPrayer(press: z.output<typeof prayerBody>): Promise<number | null> {
  const body = await send("/add_prayer", press);
  expectSuccess("/add_prayer", body);
  return prayerAnswer.parse(findRecord(body, ["prayed"]) ?? {}).prayed;
}

import "server-only";
import { agreedTo, TESTIMONY_CONSENTS } from "@lampstand/contract/consents";
import type { conversationReplyBody, reportBody, talkBody } from "@lampstand/contract/schemas/responses";
import type { contactBody, testimonyBody, volunteerBody } from "@lampstand/contract/schemas/submissions";
import { NO_RECORDED_AT } from "@lampstand/contract/wording";
import type { z } from "zod";
import { callProvider, WRITE_TIMEOUT_MS } from "./client";
import { withConsents } from "./optional-consents";
import { expectSuccess } from "./payload";

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
  call: SubmissionCall & { successStatus?: number },
): Promise<unknown> {
  return callProvider(path, { method: "POST", body, timeoutMs: WRITE_TIMEOUT_MS, ...call });
}

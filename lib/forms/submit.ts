import "server-only";
import { JSON_BODY_MAX_BYTES } from "@lampstand/contract/limits";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import type { ZodMiniType } from "zod/mini";
import { admitBody } from "@/lib/http/admit";
import { consumeRateLimit, type RateLimits } from "@/lib/http/rate-limit";
import { answerRefusal } from "@/lib/http/refusals";
import { visitorAddress, visitorId } from "@/lib/http/visitor";
import { dataOr } from "@/lib/provider/cached-query";
import { ProviderError } from "@/lib/provider/client";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import type { Answer, StoryAnswer } from "@/lib/api-client/answer";
import { completePhones } from "@/lib/utils/phone-country";
import { logError } from "@/lib/utils/log";
import { errorMessage, type FormError } from "./form-error";
import { fieldErrors } from "./field-errors";
import type { SubmissionWording } from "./form-wording";

export type FormFields = Readonly<Record<string, unknown>>;

export type Sender = {
  headers: Pick<Headers, "get">;
  address: string | null;
  visitor: () => Promise<string>;
};

export type Admission<Context> = { context: Context } | { error: FormError };

type Submission<Values, Context, Result> = {
  schema: ZodMiniType<Values>;
  wording: SubmissionWording;
  admit: (fields: FormFields, sender: Sender) => Admission<Context> | Promise<Admission<Context>>;
  invalid: (errors: Record<string, string>) => FormError;
  /** Calls to the provider must use `limitSubmissions`. */
  submit: (values: Values, context: Context, sender: Sender) => Promise<Result | Answer>;
};

export function defineSubmission<Values, Context, Result extends StoryAnswer = Answer>(
  submission: Submission<Values, Context, Result>,
) {
  const { schema, wording, admit, invalid, submit } = submission;
  return async (fields: FormFields, sender: Sender): Promise<Result | Answer> => {
    const admission = await admit(fields, sender);
    if ("error" in admission) return errorAnswer(admission.error, wording);
    const parsed = schema.safeParse(await completePhones(fields, readPhoneCountry));
    if (!parsed.success) {
      const errors = fieldErrors(parsed.error, await getTranslations("fieldErrors"));
      return errorAnswer(invalid(errors), wording);
    }
    return submit(parsed.data, admission.context, sender);
  };
}

async function readPhoneCountry() {
  return dataOr(await getSettings(), DEFAULT_SETTINGS).church.phoneCountry;
}

type LimitedCall = {
  limits: RateLimits;
  wording: SubmissionWording;
  tooMany: (seconds: number) => FormError;
  errorOf: (error: ProviderError) => FormError | Promise<FormError>;
  /** `from`: the lowest status that is logged. */
  log: { event: string; fields?: Record<string, string>; from?: number };
};

/** Failed servers do not count against the rate limit. */
export async function limitSubmissions(
  { limits, wording, tooMany, errorOf, log }: LimitedCall,
  { visitor, address }: Sender,
  callProvider: () => Promise<Answer>,
): Promise<Answer> {
  const { wait, refund } = await consumeRateLimit(limits, await visitor(), address);
  if (wait > 0) return errorAnswer(tooMany(wait), wording);
  try {
    return await callProvider();
  } catch (failure) {
    if (!(failure instanceof ProviderError)) throw failure;
    const error = await errorOf(failure);
    if (error.status >= (log.from ?? 0)) logError(log.event, failure, log.fields);
    if (error.status >= 500) await refund();
    return errorAnswer(error, wording);
  }
}

export async function errorAnswer(error: FormError, wording: SubmissionWording): Promise<Answer> {
  const { status, errors, token, retryAfter } = error;
  const message = await errorMessage(error, wording);
  return { httpStatus: status, status: "error", message, errors, token, retryAfter };
}

export async function senderOf(headers: Pick<Headers, "get">): Promise<Sender> {
  return { headers, address: await visitorAddress(), visitor: visitorId };
}

export async function respondToSubmission(
  request: Request,
  submit: (fields: FormFields, sender: Sender) => Promise<StoryAnswer>,
  headers: Record<string, string> = {},
): Promise<Response> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    return answerRefusal(request, { status: 415, message: { key: "formUnsendable" } });
  return admitSubmission(request, submit, headers);
}

const admitSubmission = admitBody(
  {
    maxBytes: JSON_BODY_MAX_BYTES,
    json: z.record(z.string(), z.unknown()),
    unreadable: { key: "formUnreadable" },
    tooLong: { key: "formTooLong" },
  },
  async (
    fields,
    { request, address, visitor },
    submit: Parameters<typeof respondToSubmission>[1],
    headers: Record<string, string>,
  ) => {
    const sender = { headers: request.headers, address, visitor };
    const { httpStatus, retryAfter, ...answer } = await submit(fields, sender);
    return Response.json(answer, {
      status: httpStatus,
      headers: { ...headers, ...(retryAfter && { "Retry-After": retryAfter }) },
    });
  },
);

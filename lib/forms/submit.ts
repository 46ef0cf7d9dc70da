import "server-only";
import { JSON_BODY_MAX_BYTES } from "@lampstand/contract/limits";
import { z } from "zod";
import type { ZodMiniType } from "zod/mini";
import { readBytes, TooLongError } from "@/lib/http/body";
import { consumeRateLimit, type RateLimits } from "@/lib/http/rate-limit";
import { errorResponse } from "@/lib/http/responses";
import { visitorAddress, visitorId } from "@/lib/http/visitor";
import { dataOr } from "@/lib/provider/cached-query";
import { ProviderError } from "@/lib/provider/client";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import type { Answer, StoryAnswer } from "@/lib/http/answer";
import { completePhones } from "@/lib/utils/phone-country";
import { fieldErrors } from "./site-forms";
import { logError } from "@/lib/utils/log";
import { errorMessage, type FormError } from "./form-error";
import { FORM_TOO_LONG, type SubmissionWording } from "./form-wording";

/** The fields of a form as they arrived. */
export type FormFields = Readonly<Record<string, unknown>>;

/** Who submits. */
export type Sender = {
  headers: Pick<Headers, "get">;
  /** The IP address, where it is known. */
  address: string | null;
  /** The browser's id; a browser without one gets one. */
  visitor: () => Promise<string>;
};

/** Whether a request may be made at all, and what is known of it then, such as its session. */
export type Admission<Context> = { context: Context } | { error: FormError };

type Submission<Values, Context, Result> = {
  schema: ZodMiniType<Values>;
  wording: SubmissionWording;
  /** Checks origin, token or session before anything is read. */
  admit: (fields: FormFields, sender: Sender) => Admission<Context> | Promise<Admission<Context>>;
  /** What is said of wrong fields. */
  invalid: (errors: Record<string, string>) => FormError;
  /** Sends the values on; calls of the provider go through `limitSubmissions`. */
  submit: (values: Values, context: Context, sender: Sender) => Promise<Result | Answer>;
};

/** Every write begins like this: admission, then the schema. */
export function defineSubmission<Values, Context, Result extends StoryAnswer = Answer>(
  submission: Submission<Values, Context, Result>,
) {
  const { schema, wording, admit, invalid, submit } = submission;
  return async (fields: FormFields, sender: Sender): Promise<Result | Answer> => {
    const admission = await admit(fields, sender);
    if ("error" in admission) return errorAnswer(admission.error, wording);
    const parsed = schema.safeParse(await completePhones(fields, readPhoneCountry));
    if (!parsed.success) return errorAnswer(invalid(fieldErrors(parsed.error)), wording);
    return submit(parsed.data, admission.context, sender);
  };
}

async function readPhoneCountry() {
  return dataOr(await getSettings(), DEFAULT_SETTINGS).church.phoneCountry;
}

type LimitedCall = {
  limits: RateLimits;
  wording: SubmissionWording;
  /** What is said when there were too many; it can be sent in so many seconds. */
  tooMany: (seconds: number) => FormError;
  /** What a failure of the provider means. */
  errorOf: (error: ProviderError) => FormError | Promise<FormError>;
  /** What the log calls a failure, and from which status on it is one. */
  log: { event: string; fields?: Record<string, string>; from?: number };
};

/** Every write ends like this: the rate limit, which a failure at the server's side does not count for, and the provider. */
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

export function errorAnswer(error: FormError, wording: SubmissionWording): Answer {
  const { status, errors, token, retryAfter } = error;
  const message = errorMessage(error, wording);
  return { httpStatus: status, status: "error", message, errors, token, retryAfter };
}

/** Whom Next is answering. */
export async function senderOf(headers: Pick<Headers, "get">): Promise<Sender> {
  return { headers, address: await visitorAddress(), visitor: visitorId };
}

/** Answers what a script submits as JSON. */
export async function respondToSubmission(
  request: Request,
  submit: (fields: FormFields, sender: Sender) => Promise<StoryAnswer>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const fields = await readFormFields(request);
  if (fields instanceof Response) return fields;
  const { httpStatus, retryAfter, ...answer } = await submit(fields, await senderOf(request.headers));
  return Response.json(answer, {
    status: httpStatus,
    headers: { ...headers, ...(retryAfter && { "Retry-After": retryAfter }) },
  });
}

const formFields = z.record(z.string(), z.unknown());

/** The fields of a form that script sent as JSON; an error response for anything else, with 400, 413 or 415. */
async function readFormFields(request: Request): Promise<FormFields | Response> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    return errorResponse(415, "Please send the form as JSON.");
  try {
    return formFields.parse(JSON.parse((await readBytes(request, JSON_BODY_MAX_BYTES)).toString()));
  } catch (error) {
    if (error instanceof TooLongError) return errorResponse(413, FORM_TOO_LONG);
    return errorResponse(400, "The form could not be read. Please reload the page and send it again.");
  }
}

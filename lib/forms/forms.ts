import "server-only";
import type { Language } from "@lampstand/contract/languages";
import { RECORDED_AT_MAX_LENGTH } from "@lampstand/contract/limits";
import type { Messages } from "next-intl";
import { getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { z } from "zod";
import type { ZodMiniType } from "zod/mini";
import type { RateLimits } from "@/lib/http/rate-limit";
import { languageOfWriter } from "@/lib/language/page-language";
import {
  submitContactMessage,
  submitConversationReply,
  submitReport,
  submitTalkRequest,
  submitTestimonyConsent,
  submitVolunteerOffer,
  type SubmissionCall,
} from "@/lib/provider/submissions";
import { isStoredPage } from "@/lib/page-cache/page-life";
import {
  contactMessageSchema,
  conversationReplySchema,
  reportSchema,
  talkRequestSchema,
  testimonyConsentSchema,
  volunteerOfferSchema,
} from "./form-schemas";
import { TOKEN_FIELD, TRAP_FIELD, type FormName, type FormOutcome, type FormStart } from "./site-forms";
import { formError, tooSoon } from "./form-error";
import { admitForm, formStart, issueFormToken, readFormToken, submissionKey } from "./form-token";
import { FORM_WORDING } from "./form-wording";
import { defineSubmission, limitSubmissions, senderOf } from "./submit";

export const FORM_LIMITS: RateLimits = {
  visitor: { name: "form-visitor", points: 10, seconds: 600 },
  address: { name: "form-address", points: 300, seconds: 600 },
};

export const tooManyForms = (seconds: number) => tooSoon({ key: "tooManyForms" }, seconds);

export const FORMS = {
  "join-us": defineForm("join-us", testimonyConsentSchema, "testimony", inLanguage(submitTestimonyConsent)),
  "contact-us": defineForm("contact-us", contactMessageSchema, "contact", inLanguage(submitContactMessage)),
  volunteer: defineForm("volunteer", volunteerOfferSchema, "volunteer", inLanguage(submitVolunteerOffer)),
  report: defineForm("report", reportSchema, "report", submitReport),
  talk: defineForm("talk", talkRequestSchema, "talk", inLanguage(submitTalkRequest)),
  conversation: defineForm("conversation", conversationReplySchema, "conversation", submitConversationReply),
};

/** Adds the language in which somebody wrote, which our emails to them use. */
function inLanguage<Values>(
  store: (values: Values & { language?: Language }, call: SubmissionCall) => Promise<void>,
) {
  return async (values: Values, call: SubmissionCall) =>
    store({ ...values, ...(await languageOfWriter()) }, call);
}

function defineForm<Values extends Record<string, unknown>>(
  form: FormName,
  schema: ZodMiniType<Values>,
  sent: keyof Messages["sent"],
  store: (values: Values, call: SubmissionCall) => Promise<void>,
) {
  const wording = FORM_WORDING[form];
  const log = { event: "form-not-stored", fields: { form } };
  return defineSubmission({
    schema,
    wording,
    admit: admitForm,
    invalid: (errors) => ({ status: 422, reason: { key: "fieldsWrong" }, errors }),
    submit: (values, token, sender) =>
      limitSubmissions(
        { limits: FORM_LIMITS, wording, tooMany: tooManyForms, errorOf: formError, log },
        sender,
        async () => {
          const idempotencyKey = submissionKey(form, token.id, values);
          await store(values, { idempotencyKey, visitorAddress: sender.address });
          const message = (await getTranslations("sent"))(sent);
          // The next text is another message, even if the words are the same.
          return { httpStatus: 201, status: "success", message, token: issueFormToken() };
        },
      ),
  });
}

/** Results of forms sent without scripts, kept until the same request's page is rendered. */
const answered = new WeakMap<object, { name: FormName; start: FormStart }>();

export async function submitPlainForm(name: FormName, form: FormData): Promise<void> {
  const request = await headers();
  const fields = textsOf(form);
  const { status, message, errors, token: newToken } = await FORMS[name](fields, await senderOf(request));
  const { [TOKEN_FIELD]: token = "", [TRAP_FIELD]: _, ...typed } = fields;
  const isSent = status === "success";
  const outcome: FormOutcome = { status, message, errors, token: newToken };
  const start: FormStart = {
    // The token identifies a repetition.
    token: newToken ?? (readFormToken(token) ? token : issueFormToken()),
    prefilled: {},
    typed: isSent ? {} : typed,
    outcome,
  };
  answered.set(request, { name, start });
}

export const formQuerySchema = z.object({
  recordedAt: z.string().trim().max(RECORDED_AT_MAX_LENGTH).catch(""),
});

/** Keeps the values of a form that was sent with this request; no stored page answers such a request. */
export async function formStartOf(
  name: FormName,
  prefilled: Record<string, string> = {},
): Promise<FormStart> {
  const answer = isStoredPage() ? undefined : answered.get(await headers());
  return answer?.name === name ? { ...answer.start, prefilled } : formStart(prefilled);
}

function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") texts[name] = value;
  return texts;
}

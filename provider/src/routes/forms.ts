import type { Payload } from "payload";
import { z } from "zod";

import { agreedSentences, consentColumns } from "../features/consents/consent-records";
import { createOnce } from "../features/submissions/submissions";
import {
  checkbox,
  emailAddress,
  language,
  link,
  message,
  personName,
  phone,
  recordedAt,
} from "../lib/form-fields";
import { isFromSite, readIdempotencyKey } from "../lib/http/caller";
import { limits } from "../lib/http/rate-limit";
import { readJson } from "../lib/http/read-json";
import { json } from "../lib/http/responses";
import { wakeWorker } from "../lib/worker";
import { sentence, type SentenceCode } from "../messages/sentences";
import { parseForm, route, type Route } from "./route";

const contactForm = z.object({
  name: personName("contact.nameRequired"),
  email: emailAddress("contact.emailRequired", "contact.emailInvalid"),
  recordedAt,
  phoneNo: phone,
  message: message("contact.messageRequired"),
  language,
});

const volunteerForm = z.object({
  name: personName("volunteer.nameRequired"),
  email: emailAddress("volunteer.emailRequired", "volunteer.emailInvalid"),
  phoneNumber: phone,
  message: message("volunteer.messageRequired"),
  language,
});

const testimonyForm = z.object({
  fullName: personName("testimony.nameRequired"),
  email: emailAddress("testimony.emailRequired", "testimony.emailInvalid"),
  recordedAt,
  phone,
  churchWebLink: link,
  agreeToUseTestimony: checkbox,
  agreeToPromotions: checkbox,
  language,
  consents: agreedSentences.nullish(),
});

/** The calls by which visitors send a form without a file. */
export const forms: Route[] = [
  formCall("/add_contact_us", {
    schema: contactForm,
    sent: "contact.sent",
    store: ({ payload, form, key }) =>
      createOnce(payload, { collection: "contact-messages", key }, (submissionKey) =>
        payload.create({ collection: "contact-messages", data: { ...form, submissionKey } }),
      ),
  }),
  formCall("/add_volunteer_contact_us", {
    schema: volunteerForm,
    sent: "volunteer.sent",
    store: ({ payload, form, key }) =>
      createOnce(payload, { collection: "volunteer-contacts", key }, (submissionKey) =>
        payload.create({ collection: "volunteer-contacts", data: { ...form, submissionKey } }),
      ),
  }),
  formCall("/add-join-us", {
    schema: testimonyForm,
    sent: "testimony.sent",
    status: 201,
    store: ({ payload, request, form: { consents, ...data }, key }) =>
      createOnce(payload, { collection: "testimony-consents", key }, (submissionKey) =>
        payload.create({
          collection: "testimony-consents",
          data: {
            ...data,
            // Drops sentences that don't come from the site: we would mail them to a stranger in our name.
            ...consentColumns(data, isFromSite(request) ? consents : []),
            submissionKey,
          },
        }),
      ),
  }),
];

type Submission<Form> = {
  payload: Payload;
  request: Request;
  form: Form;
  /** The sender's idempotency key, if any. */
  key: string | undefined;
};

type FormCall<Form> = {
  schema: z.ZodType<Form>;
  /** Stores the submission, once per key. */
  store: (submission: Submission<Form>) => Promise<unknown>;
  /** What the visitor reads once it is stored. */
  sent: SentenceCode;
  status?: 200 | 201;
};

/** Returns a call that stores a form. It answers 422 with a sentence when the schema refuses the form. */
export function formCall<Form>(path: string, call: FormCall<Form>): Route {
  return route("POST", path, limits.forms, async ({ payload, request }) => {
    const key = readIdempotencyKey(request);
    const form = parseForm(call.schema, await readJson(request));
    await call.store({ payload, request, form, key });
    await wakeWorker("followUp");
    return json({ status: "success", ...sentence(call.sent) }, { status: call.status });
  });
}

import { z } from "zod";
import { LANGUAGE_NAMES } from "../languages.mjs";
import { DESCRIPTION_MAX_LENGTH, EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, OTP_LENGTH } from "../limits";
import { E164_PATTERN, OTP_PATTERN } from "../patterns";

/** Text of any number of lines, possibly empty. */
export const text = z.string();

/** Text that is never empty. */
export const filled = z.string().min(1);

export const id = filled.describe("Identifies the record. Opaque to the site.");

export const slug = filled.describe(
  "The last part of the record's web address: lower-case letters and digits, words joined by single hyphens.",
);

export const html = z.string().describe("HTML, or empty. The site sanitises it before showing it.");

export const mediaPath = z
  .string()
  .describe(
    "Path of a file, relative to the provider's address, with or without a leading slash, or an absolute http(s) URL. Empty where there is none.",
  );

export const link = z
  .string()
  .describe("An http(s) URL, or a path on the site such as `/hashtag/featured`. May be empty.");

export const webAddress = z.string().describe("An http(s) URL. May be empty.");

export const moment = z.iso.datetime().describe("Date and time in ISO 8601, UTC.");

export const email = z
  .string()
  .max(EMAIL_MAX_LENGTH)
  .describe("An email address of one recipient. The site sends its host in ASCII (`xn--…`).");

export const personName = z.string().min(1).max(NAME_MAX_LENGTH);

export const phone = z
  .union([z.literal(""), z.string().regex(E164_PATTERN)])
  .describe("A phone number in E.164, such as `+14155550123`, or empty.");

export const otp = z
  .string()
  .regex(OTP_PATTERN)
  .describe(`The one-time code from the email: ${OTP_LENGTH} digits.`);

export const language = z
  .enum(LANGUAGE_NAMES)
  .optional()
  .describe(
    "The language in which the visitor wrote, for emails to them. Only sent if the settings have `church.languages`.",
  );

const translatedInto = z.enum(LANGUAGE_NAMES).optional();

/** Says into which language an object's texts are translated. */
export const translated = {
  language: translatedInto.describe(
    "The language of this object's texts, if they are translated. If left out, they are in the church's own.",
  ),
};

/** What a call that reads content may be asked for. */
export const inLanguage = {
  language: translatedInto.describe(
    "The language in which the texts are wanted. Only sent if the settings offer `translations`. Texts without a translation are in their own language. Other values are ignored.",
  ),
};

export const description = z.string().max(DESCRIPTION_MAX_LENGTH);

export const success = z.literal("success");

/** A sentence, and how a site can say the same in another language. */
export const sentence = {
  message: filled.describe("A sentence that may be shown to the visitor."),
  code: filled
    .optional()
    .describe(
      "Names the sentence, such as `codes.invalid`. A site that knows it can show its own translation. Without it, the site shows `message`.",
    ),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe("What the sentence mentions, such as a number of minutes, by name."),
};

/** The answer to a call that stores or does something and returns no data. */
export const done = z.strictObject({ status: success, ...sentence }).describe("It is done.");

export const failure = z
  .strictObject({ status: z.literal("error"), ...sentence })
  .describe("It was not done.");

export const pending = z
  .strictObject({ status: z.literal("pending"), ...sentence })
  .describe(
    "Nothing has been done yet. A code was emailed, and the same call must be repeated with the code as `otp`.",
  );

/** Describes the answer to a read, which also says that it succeeded. */
export function succeeded<Data extends z.ZodType>(data: Data) {
  return z.strictObject({ status: success, data });
}

/** Does what `succeeded` does, and adds a message that nobody sees. */
export function succeededWithMessage<Data extends z.ZodType>(data: Data) {
  return z.strictObject({ status: success, message: text, data });
}

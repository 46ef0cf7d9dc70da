import { z } from "zod";
import {
  COUNTRY_LINES_MAX,
  MESSAGE_MAX_LENGTH,
  PRAYERS_SHOWN_FROM,
  REPORT_WORDS_MAX_LENGTH,
  SLUG_ASKED_MAX_LENGTH,
  TALK_TIMES_MAX_LENGTH,
} from "../limits";
import { CONVERSATION_TOKEN_PATTERN } from "../patterns";
import { REPORT_REASON_NAMES } from "../reports";
import { email, language, moment, personName, phone, slug, succeeded, text } from "./fields";

/** Bodies and answers of visitors' responses to a story. */

const videoSlug = slug.max(SLUG_ASKED_MAX_LENGTH).describe("The video's.");

export const prayed = z
  .int()
  .min(PRAYERS_SHOWN_FROM)
  .describe(`How many people prayed for it. Left out below ${PRAYERS_SHOWN_FROM}.`);

export const prayerBody = z.strictObject({
  slug: videoSlug,
  key: z
    .uuid()
    .describe("Identifies this press. Repetitions count once. It contains nothing about a person."),
});

export const prayerAnswer = succeeded(z.strictObject({ prayed: prayed.optional() }));

export const reportBody = z.strictObject({
  slug: videoSlug,
  reason: z.enum(REPORT_REASON_NAMES),
  words: z.string().max(REPORT_WORDS_MAX_LENGTH).describe("The visitor's comment. May be empty."),
});

export const stopMailsBody = z.strictObject({
  token: z.string().min(1).max(200).describe("From the link in the mail."),
});

export const talkBody = z.strictObject({
  name: personName.describe("Any name. A first name is enough."),
  email,
  phoneNo: phone,
  about: z.string().min(1).max(MESSAGE_MAX_LENGTH).describe("What they would like to talk about."),
  times: z
    .string()
    .max(TALK_TIMES_MAX_LENGTH)
    .describe("When they can be reached, in their words. May be empty."),
  isMinor: z.boolean().describe("Whether they say they are under 18."),
  language,
});

export const conversationParams = z.strictObject({
  token: z.string().regex(CONVERSATION_TOKEN_PATTERN).describe("From the link in the email about an answer."),
});

export const conversationAnswer = succeeded(
  z.strictObject({
    messages: z
      .array(
        z.strictObject({
          text: text.describe(
            "The answer. Empty for their own messages, because others may read their mailbox.",
          ),
          sentAt: moment,
        }),
      )
      .describe("All messages, oldest first."),
  }),
);

export const conversationReplyBody = conversationParams.extend({
  words: z.string().min(1).max(MESSAGE_MAX_LENGTH).describe("Their reply."),
});

const countryLine = z.strictObject({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .describe("ISO 3166-1 alpha-2, such as `GB`."),
  name: z.string().min(1),
  phone: text.describe("As someone there would dial it. May be empty if there is a link."),
  link: text.describe("An http(s) URL, or empty."),
  source: text.describe("Where it was checked, an http(s) URL. May be empty."),
  checkedAt: moment.nullable().describe("When it was checked."),
});

export const talkContentAnswer = succeeded(
  z.strictObject({
    introduction: text,
    minorsReader: text.describe("Who answers people under 18, as shown to visitors. May be empty."),
    lines: z.array(countryLine).max(COUNTRY_LINES_MAX).describe("Who helps in a crisis, by country."),
  }),
);

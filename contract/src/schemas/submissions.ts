import { z } from "zod";
import { CONSENT_PURPOSES, CONSENT_REQUESTED, CONSENTS_ABOUT } from "../consents";
import { areApart } from "../kept";
import { LANGUAGE_NAMES } from "../languages.mjs";
import {
  CONSENT_PURPOSE_MAX_LENGTH,
  CONSENT_SENTENCE_MAX_LENGTH,
  CONSENT_VERSION_MAX_LENGTH,
  CONSENTS_MAX,
  FILM_SECONDS_MAX,
  HASHTAG_NAME_MAX_LENGTH,
  KEPT_MAX,
  LEFT_OUT_MAX,
  LINK_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  RECORDED_AT_MAX_LENGTH,
  SLUG_MAX_LENGTH,
  STORY_HASHTAGS_MAX,
  STORY_SLUG_LENGTH,
} from "../limits";
import { CONSENT_TOKEN_PATTERN } from "../patterns";
import { SLUG_PATTERN } from "../slugs";
import { DANGERS, OTHERS_SEEN, TELLER_AGES } from "../safety";
import { NO_RECORDED_AT, VIDEO_TYPES } from "../wording";
import { description, email, language, moment, personName, phone, succeeded, text } from "./fields";

/** Bodies of the calls with which visitors send something, and the page for withdrawing consents. */

const recordedAt = z
  .string()
  .max(RECORDED_AT_MAX_LENGTH)
  .describe("Where or when it was recorded, in the visitor's words. May be empty.");

const churchLink = z.string().max(LINK_MAX_LENGTH).describe("As the visitor wrote it. May be empty.");

const storyLink = z.string().max(LINK_MAX_LENGTH).describe("An http(s) URL, or empty.");

const message = z.string().min(1).max(MESSAGE_MAX_LENGTH);

const consentSentence = z.strictObject({
  purpose: z.string().max(CONSENT_PURPOSE_MAX_LENGTH).describe("The name of the box's field."),
  sentence: z.string().max(CONSENT_SENTENCE_MAX_LENGTH).describe("The text next to the box, word for word."),
  version: z.string().max(CONSENT_VERSION_MAX_LENGTH).describe("Of the sentence."),
  language: z.enum(LANGUAGE_NAMES).describe("Of the sentence. Left out if it is English.").optional(),
});

export const testimonyBody = z.strictObject({
  fullName: personName,
  email,
  recordedAt,
  phone,
  churchWebLink: churchLink,
  agreeToUseTestimony: z.boolean(),
  agreeToPromotions: z.boolean(),
  consents: z
    .array(consentSentence)
    .max(CONSENTS_MAX)
    .describe(
      "The sentences whose boxes were ticked. Only trusted from the site. Optional for a provider, which may ignore or reject it.",
    )
    .optional(),
  language,
});

export const contactBody = z.strictObject({
  name: personName,
  email,
  recordedAt: recordedAt.describe(
    `As for a testimony, or \`"${NO_RECORDED_AT}"\` if there is nothing to say.`,
  ),
  phoneNo: phone,
  message,
  language,
});

export const volunteerBody = z.strictObject({
  name: personName,
  email,
  phoneNumber: phone,
  message,
  language,
});

const checkbox = z.enum(["true", "false"]);

/** Parts left out of a recording, in seconds from its start, in order and without overlaps. */
export const leftOutSchema = z
  .array(z.tuple([z.number().min(0), z.number()]))
  .max(LEFT_OUT_MAX)
  .refine((spans) => spans.every(([from, to], index) => from < to && from >= (spans[index - 1]?.[1] ?? 0)));

export type LeftOut = z.output<typeof leftOutSchema>;

/** Parts of a recording to show, in this order and without overlaps. */
export const keptSchema = z
  .array(z.tuple([z.number().min(0), z.number().max(FILM_SECONDS_MAX)]))
  .max(KEPT_MAX)
  .refine(areApart);

/** The fields are texts in this order, and the file comes last. */
export const storyBody = z.strictObject({
  name: personName,
  email,
  phone,
  slug: z
    .string()
    .regex(SLUG_PATTERN)
    .min(STORY_SLUG_LENGTH)
    .max(SLUG_MAX_LENGTH)
    .describe("The video's slug. The site sends four characters and tries others if the answer is 409."),
  description,
  hastags: z
    .string()
    .describe(
      `A JSON list of hashtag names, at most ${STORY_HASHTAGS_MAX} of at most ${HASHTAG_NAME_MAX_LENGTH} characters.`,
    ),
  youtubeLink: storyLink,
  facebookLink: storyLink,
  tiktokLink: storyLink,
  instagramLink: storyLink,
  YTShortLink: storyLink,
  churchLink: storyLink,
  recordedAt,
  videoType: z.enum(VIDEO_TYPES).describe("Where the visitor allows it to be shown."),
  isAcceptUnrestricted: checkbox,
  isAcceptReceiveFurther: checkbox,
  leftOut: z
    .string()
    .describe(
      `For a story recorded on the site: a JSON list of at most ${LEFT_OUT_MAX} pairs of seconds, from and to. These parts are not shown, because the storyteller recorded them again. Only sent if \`recording.canLeaveOut\` is true.`,
    )
    .optional(),
  kept: z
    .string()
    .describe(
      `For a recording in which an early answer was recorded again: a JSON list of at most ${KEPT_MAX} pairs of seconds, from and to, in the order in which these parts are shown. They do not overlap each other or what is left out. A part that ends at ${FILM_SECONDS_MAX} continues to the end. Nothing else is shown. Only sent with \`leftOut\`, and only if \`recording.canReorder\` is true.`,
    )
    .optional(),
  tellerAge: z
    .enum(TELLER_AGES)
    .describe("The answers to the safety questions are only sent if `safety` is present.")
    .optional(),
  othersSeen: z.enum(OTHERS_SEEN).optional(),
  danger: z.enum(DANGERS).describe("Whether it could put someone in danger.").optional(),
  safetyVersion: text.describe("Of the questions that were asked.").optional(),
  parentName: text.describe("If the storyteller is under 18: who else is asked.").optional(),
  parentEmail: text.optional(),
  prayerMails: checkbox
    .describe(
      "Whether the storyteller wants a weekly email about prayers. Only sent if the settings offer `prayerMails`.",
    )
    .optional(),
  consents: z
    .string()
    .describe("A JSON list of the sentences whose boxes were ticked, as in `/add-join-us`, and as optional.")
    .optional(),
  language,
});

export const consentsAnswer = succeeded(
  z.strictObject({
    name: text.describe("Who gave the consents."),
    about: z.enum(CONSENTS_ABOUT),
    consents: z.array(
      z.strictObject({
        purpose: z.enum(CONSENT_PURPOSES),
        sentence: text.describe("What was agreed to, word for word. Empty if unknown."),
        language: z.enum(LANGUAGE_NAMES).describe("Of the sentence.").optional(),
        givenAt: moment,
        withdrawnAt: moment.nullable(),
      }),
    ),
  }),
);

export const withdrawConsentsBody = z.strictObject({
  token: z
    .string()
    .regex(CONSENT_TOKEN_PATTERN)
    .describe("From the link in the email that confirmed the consents."),
});

const requestToken = z
  .string()
  .regex(CONSENT_TOKEN_PATTERN)
  .describe("From the link in the email that asks for the consent.");

export const consentRequestParams = z.strictObject({ token: requestToken });

export const consentRequestQuery = z.strictObject({
  language: z
    .enum(LANGUAGE_NAMES)
    .describe("In which the sentence is read. Left out for English. Optional for a provider.")
    .optional(),
});

export const consentRequestAnswer = succeeded(
  z.strictObject({
    name: text.describe("Who sent the story."),
    sentence: text.describe("What they are asked to agree to, word for word."),
    version: text.describe("Of the sentence."),
    language: z.enum(LANGUAGE_NAMES).describe("Of the sentence.").optional(),
    isGiven: z.boolean().describe("Whether they have agreed by now."),
    asks: z
      .enum(CONSENT_REQUESTED)
      .describe(
        "Who is asked: the storyteller, a parent, someone who is seen, or the storyteller again after some years. If left out: the storyteller.",
      )
      .optional(),
    film: text
      .describe(
        "For people other than the storyteller: the path of the video as it would be shown, for as long as the question is open. Empty while it is still being prepared, when nobody can agree. Left out if there is no video.",
      )
      .optional(),
  }),
);

export const giveConsentBody = z.strictObject({
  token: requestToken,
  version: z.string().max(CONSENT_VERSION_MAX_LENGTH).describe("Of the sentence that was read."),
  language: z
    .enum(LANGUAGE_NAMES)
    .describe("Of the sentence that was read, if the question said it.")
    .optional(),
});

import {
  CONSENT_VERSION_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  HASHTAG_NAME_MAX_LENGTH,
  NAME_MAX_LENGTH,
  STORY_HASHTAGS_MAX,
} from "@lampstand/contract/limits";
import { descriptionTooLong, FORM_ERRORS, VIDEO_TYPES } from "@lampstand/contract/wording";
import { leftOutSchema } from "@lampstand/contract/schemas/submissions";
import { DANGERS, OTHERS_SEEN, TELLER_AGES } from "@lampstand/contract/safety";
import { z } from "zod";

import {
  emailAddress,
  link,
  personName,
  phone,
  plainLine,
  plainText,
  recordedAt,
} from "../../lib/form-fields";
import { completeWebAddress, isWebAddress } from "../../lib/web-address";
import { agreedSentences } from "../consents/consent-records";
import { eachLink } from "../videos/links";

const SLUG_TYPED_MAX_LENGTH = 200;

const UNREADABLE_HASHTAGS = "The hashtags cannot be read.";
const UNREADABLE_LEFT_OUT = "What is left out of the recording cannot be read.";
const UNKNOWN_ANSWER = "Please answer the questions about safety.";
export const NO_PARENT = "Please name a parent or guardian, with an e-mail address of their own.";
const UNREADABLE_CONSENTS = "The list of consents cannot be read.";
const TICKED: ReadonlySet<string> = new Set(["true", "on", "1", "yes"]);

const optionalWebAddress = link.refine(
  (address) => address === "" || isWebAddress(completeWebAddress(address)),
  FORM_ERRORS.story.linkInvalid,
);

const checkbox = z
  .string()
  .default("")
  .transform((value) => TICKED.has(value.trim().toLowerCase()));

/** Parses a JSON list in a string, as a multipart form carries it; an empty string is an empty list. */
function jsonList(unreadable: string) {
  return z.string().transform((text, context): unknown => {
    if (text.trim() === "") return [];
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: unreadable });
      return z.NEVER;
    }
  });
}

/** Hashtags that a visitor chose or wrote: a JSON list of names in a string, each once and without #. */
export const hashtagNames = jsonList(UNREADABLE_HASHTAGS)
  .default([])
  .pipe(
    z
      .array(plainLine("name of a hashtag", HASHTAG_NAME_MAX_LENGTH), UNREADABLE_HASHTAGS)
      .max(STORY_HASHTAGS_MAX, `Please choose at most ${STORY_HASHTAGS_MAX} hashtags.`),
  )
  .transform((names) => unique(names.map((name) => name.replace(/^#+\s*/, "")).filter(Boolean)));

/** The text fields of `POST /add_video`, in the order in which they are checked. */
export const storyForm = z.object({
  name: personName(FORM_ERRORS.story.fieldsRequired),
  slug: plainLine("short name", SLUG_TYPED_MAX_LENGTH)
    .pipe(z.string().min(1, FORM_ERRORS.story.fieldsRequired))
    .transform((slug) => slug.toLowerCase()),
  email: emailAddress(FORM_ERRORS.story.emailRequired, FORM_ERRORS.story.emailInvalid),
  phone,
  description: plainText("description", DESCRIPTION_MAX_LENGTH, descriptionTooLong(DESCRIPTION_MAX_LENGTH)),
  hastags: hashtagNames,
  ...eachLink(() => optionalWebAddress),
  recordedAt,
  videoType: z.enum(VIDEO_TYPES, "Please choose where the video may be shown.").default("both"),
  isAcceptUnrestricted: checkbox,
  isAcceptReceiveFurther: checkbox,
  leftOut: jsonList(UNREADABLE_LEFT_OUT)
    .default([])
    .transform((list, context) => {
      const { data } = leftOutSchema.safeParse(list);
      if (!data) context.addIssue({ code: "custom", message: UNREADABLE_LEFT_OUT });
      return data ?? z.NEVER;
    }),
  tellerAge: z.enum(TELLER_AGES, UNKNOWN_ANSWER).optional(),
  othersSeen: z.enum(OTHERS_SEEN, UNKNOWN_ANSWER).optional(),
  danger: z.enum(DANGERS, UNKNOWN_ANSWER).optional(),
  safetyVersion: plainLine("version of the questions", CONSENT_VERSION_MAX_LENGTH),
  parentName: plainLine("name of the parent", NAME_MAX_LENGTH),
  parentEmail: z.union([z.literal(""), emailAddress(NO_PARENT, NO_PARENT)]).default(""),
  prayerMails: checkbox,
  consents: jsonList(UNREADABLE_CONSENTS).pipe(agreedSentences).optional(),
});

export type StoryForm = z.output<typeof storyForm>;

/** Removes duplicates, ignoring case; the first spelling stays. */
function unique(names: string[]): string[] {
  const known = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
  return [...known.values()].toReversed();
}

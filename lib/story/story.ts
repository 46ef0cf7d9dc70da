import { isEmailAddress, isSameMailbox } from "@lampstand/contract/email";
import {
  CONSENT_VERSION_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  HASHTAG_NAME_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  RECORDED_AT_MAX_LENGTH,
  STORY_HASHTAGS_MAX,
} from "@lampstand/contract/limits";
import { DANGERS, OTHERS_SEEN, TELLER_AGES } from "@lampstand/contract/safety";
import { isStorySlug } from "@lampstand/contract/slugs";
import { characterCount } from "@lampstand/contract/text";
import { VIDEO_TYPES } from "@lampstand/contract/wording";
import * as z from "zod/mini";
import type { FieldMessage } from "@/lib/forms/field-errors";
import { isParentAsked, parseHashtags } from "./story-fields";
import {
  checkbox,
  consentLanguage,
  emailAddress,
  optionalLink,
  optionalPhone,
  optionalText,
  requiredText,
  fieldMessage,
} from "@/lib/forms/form-fields";

const NOT_ANSWERED = fieldMessage("answerRequired");

const unanswered = z.literal("");

export const safetyFields = {
  tellerAge: z._default(z.union([unanswered, z.enum(TELLER_AGES)], NOT_ANSWERED), ""),
  othersSeen: z._default(z.union([unanswered, z.enum(OTHERS_SEEN)], NOT_ANSWERED), ""),
  danger: z._default(z.union([unanswered, z.enum(DANGERS)], NOT_ANSWERED), ""),
  safetyVersion: optionalText(CONSENT_VERSION_MAX_LENGTH),
  /** Ages that need a parent's consent, separated by commas; not sent on. */
  asksParentOf: optionalText(),
  parentName: optionalText(),
  parentEmail: optionalText(),
};

const fields = z.object({
  name: requiredText("storyNameRequired"),
  email: emailAddress("storyEmailRequired", "storyEmailInvalid"),
  phone: optionalPhone(),
  slug: z
    .string(fieldMessage("storyFieldsRequired"))
    .check(z.refine(isStorySlug, fieldMessage("storyFieldsRequired"))),
  description: optionalText(DESCRIPTION_MAX_LENGTH, "descriptionTooLong"),
  hastags: z.pipe(
    z._default(
      z
        .string()
        .check(
          z.refine(isHashtagList, { error: fieldMessage("hashtagsUnknown"), abort: true }),
          z.refine(hasFewHashtags, fieldMessage(`hashtagsTooMany ${STORY_HASHTAGS_MAX}`)),
        ),
      "",
    ),
    z.transform((list) => list || "[]"),
  ),
  youtubeLink: optionalLink("storyLinkInvalid"),
  facebookLink: optionalLink("storyLinkInvalid"),
  tiktokLink: optionalLink("storyLinkInvalid"),
  instagramLink: optionalLink("storyLinkInvalid"),
  YTShortLink: optionalLink("storyLinkInvalid"),
  churchLink: optionalLink("storyLinkInvalid"),
  recordedAt: optionalText(RECORDED_AT_MAX_LENGTH),
  videoType: z._default(z.enum(VIDEO_TYPES), "both"),
  // The upload's id; in the browser, the file's name.
  file: requiredText("storyFileRequired", MESSAGE_MAX_LENGTH),
  /** For a recording: lists of pairs of seconds in JSON, see the contract. */
  leftOut: z._default(z.string().check(z.maxLength(MESSAGE_MAX_LENGTH)), ""),
  kept: z._default(z.string().check(z.maxLength(MESSAGE_MAX_LENGTH)), ""),
  isAcceptUnrestricted: checkbox(),
  isAcceptReceiveFurther: checkbox(),
  /** Not sent on: the sentences are in it. */
  consentLanguage,
  prayerMails: checkbox(),
  ...safetyFields,
});

export const storySchema = fields.check((context) => {
  for (const [name, message] of Object.entries(safetyErrors(context.value)))
    context.issues.push({ code: "custom", input: context.value, path: [name], message });
});

export type Story = z.output<typeof storySchema>;

function isHashtagList(list: string): boolean {
  const names = parseHashtags(list);
  return names !== null && names.every((name) => characterCount(name) <= HASHTAG_NAME_MAX_LENGTH);
}

function hasFewHashtags(list: string): boolean {
  return (parseHashtags(list) ?? []).length <= STORY_HASHTAGS_MAX;
}

type SafetyAnswers = { [Name in keyof typeof safetyFields]: string } & { email: string };

/** Returns errors for missing answers to the questions that were asked. */
export function safetyErrors(answers: SafetyAnswers): Partial<Record<keyof SafetyAnswers, FieldMessage>> {
  const { tellerAge, othersSeen, danger, safetyVersion, parentName, parentEmail, email } = answers;
  if (safetyVersion === "") return {};
  const needsParent = isParentAsked(answers.asksParentOf, tellerAge);
  const isTheirs = isEmailAddress(parentEmail) && !isSameMailbox(parentEmail, email);
  return {
    ...(tellerAge === "" && { tellerAge: NOT_ANSWERED }),
    ...(othersSeen === "" && { othersSeen: NOT_ANSWERED }),
    ...(danger === "" && { danger: NOT_ANSWERED }),
    ...(needsParent && parentName === "" && { parentName: fieldMessage("parentNameRequired") }),
    ...(needsParent && !isTheirs && { parentEmail: fieldMessage("parentEmailRequired") }),
  };
}

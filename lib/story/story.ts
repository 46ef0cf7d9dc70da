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
import { descriptionTooLong, VIDEO_TYPES } from "@lampstand/contract/wording";
import * as z from "zod/mini";
import { isParentAsked, parseHashtags } from "./story-fields";
import {
  checkbox,
  emailAddress,
  optionalLink,
  optionalPhone,
  optionalText,
  requiredText,
} from "@/lib/forms/form-fields";

const NO_LINK = "Please enter a valid URL";
const NOT_FILLED = "Please fill all required fields";
const TOO_LONG = descriptionTooLong(DESCRIPTION_MAX_LENGTH);

const NOT_ANSWERED = "Please choose an answer";
const NO_PARENT = "Please enter the name of a parent or guardian";
const NO_PARENT_EMAIL = "Please enter their own email address";

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
  name: requiredText("Name is required"),
  email: emailAddress("Email is required", "Invalid email format"),
  phone: optionalPhone(),
  slug: z.string(NOT_FILLED).check(z.refine(isStorySlug, NOT_FILLED)),
  description: optionalText(DESCRIPTION_MAX_LENGTH, TOO_LONG),
  hastags: z.pipe(
    z._default(
      z
        .string()
        .check(
          z.refine(isHashtagList, { error: "Please choose from the hashtags shown", abort: true }),
          z.refine(hasFewHashtags, `Please choose at most ${STORY_HASHTAGS_MAX} hashtags`),
        ),
      "",
    ),
    z.transform((list) => list || "[]"),
  ),
  youtubeLink: optionalLink(NO_LINK),
  facebookLink: optionalLink(NO_LINK),
  tiktokLink: optionalLink(NO_LINK),
  instagramLink: optionalLink(NO_LINK),
  YTShortLink: optionalLink(NO_LINK),
  churchLink: optionalLink(NO_LINK),
  recordedAt: optionalText(RECORDED_AT_MAX_LENGTH),
  videoType: z._default(z.enum(VIDEO_TYPES), "both"),
  // The upload's id; in the browser, the file's name.
  file: requiredText("Please upload a video.", MESSAGE_MAX_LENGTH),
  /** For a recording: lists of pairs of seconds in JSON, see the contract. */
  leftOut: z._default(z.string().check(z.maxLength(MESSAGE_MAX_LENGTH)), ""),
  kept: z._default(z.string().check(z.maxLength(MESSAGE_MAX_LENGTH)), ""),
  isAcceptUnrestricted: checkbox(),
  isAcceptReceiveFurther: checkbox(),
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
export function safetyErrors(answers: SafetyAnswers): Partial<Record<keyof SafetyAnswers, string>> {
  const { tellerAge, othersSeen, danger, safetyVersion, parentName, parentEmail, email } = answers;
  if (safetyVersion === "") return {};
  const needsParent = isParentAsked(answers.asksParentOf, tellerAge);
  const isTheirs = isEmailAddress(parentEmail) && !isSameMailbox(parentEmail, email);
  return {
    ...(tellerAge === "" && { tellerAge: NOT_ANSWERED }),
    ...(othersSeen === "" && { othersSeen: NOT_ANSWERED }),
    ...(danger === "" && { danger: NOT_ANSWERED }),
    ...(needsParent && parentName === "" && { parentName: NO_PARENT }),
    ...(needsParent && !isTheirs && { parentEmail: NO_PARENT_EMAIL }),
  };
}

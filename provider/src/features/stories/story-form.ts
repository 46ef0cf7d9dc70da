import {
  CONSENT_VERSION_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  HASHTAG_NAME_MAX_LENGTH,
  NAME_MAX_LENGTH,
  STORY_HASHTAGS_MAX,
} from "@lampstand/contract/limits";
import { VIDEO_TYPES } from "@lampstand/contract/wording";
import { areApart, type Span } from "@lampstand/contract/kept";
import { keptSchema, leftOutSchema } from "@lampstand/contract/schemas/submissions";
import { DANGERS, OTHERS_SEEN, TELLER_AGES } from "@lampstand/contract/safety";
import { z } from "zod";

import {
  emailAddress,
  language,
  link,
  personName,
  phone,
  plainLine,
  plainText,
  recordedAt,
} from "../../lib/form-fields";
import type { SentenceCode } from "../../messages/sentences";
import { completeWebAddress, isWebAddress } from "../../lib/web-address";
import { agreedSentences } from "../consents/consent-records";
import { eachLink } from "../videos/links";

const SLUG_TYPED_MAX_LENGTH = 200;

const MISSING: SentenceCode = "stories.fieldsRequired";
const UNREADABLE_HASHTAGS: SentenceCode = "stories.hashtagsUnreadable";
const TOO_MANY_HASHTAGS: SentenceCode = "stories.hashtagsTooMany";
const UNREADABLE_LEFT_OUT: SentenceCode = "stories.leftOutUnreadable";
const UNREADABLE_KEPT: SentenceCode = "stories.keptUnreadable";
const UNKNOWN_PLACE: SentenceCode = "stories.placeRequired";
const UNKNOWN_ANSWER: SentenceCode = "stories.safetyUnanswered";
const INVALID_LINK: SentenceCode = "stories.linkInvalid";
const UNREADABLE_CONSENTS: SentenceCode = "consents.listUnreadable";
export const NO_PARENT: SentenceCode = "stories.parentRequired";

const TICKED: ReadonlySet<string> = new Set(["true", "on", "1", "yes"]);

const optionalWebAddress = link.refine(
  (address) => address === "" || isWebAddress(completeWebAddress(address)),
  INVALID_LINK,
);

const checkbox = z
  .string()
  .default("")
  .transform((value) => TICKED.has(value.trim().toLowerCase()));

/** Parses a JSON list in a string, as a multipart form carries it; an empty string is an empty list. */
function jsonList(unreadable: SentenceCode) {
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
      .array(plainLine("hashtag", HASHTAG_NAME_MAX_LENGTH), UNREADABLE_HASHTAGS)
      .refine((names) => names.length <= STORY_HASHTAGS_MAX, {
        error: TOO_MANY_HASHTAGS,
        params: { max: STORY_HASHTAGS_MAX },
      }),
  )
  .transform((names) => unique(names.map((name) => name.replace(/^#+\s*/, "")).filter(Boolean)));

function spanList(schema: z.ZodType<Span[]>, unreadable: SentenceCode) {
  return jsonList(unreadable)
    .default([])
    .transform((list, context) => {
      const { data } = schema.safeParse(list);
      if (!data) context.addIssue({ code: "custom", message: unreadable });
      return data ?? z.NEVER;
    });
}

/** The text fields of `POST /add_video`, in the order in which they are checked. */
const fields = z.object({
  name: personName(MISSING),
  slug: plainLine("slug", SLUG_TYPED_MAX_LENGTH)
    .pipe(z.string().min(1, MISSING))
    .transform((slug) => slug.toLowerCase()),
  email: emailAddress("stories.emailRequired", "stories.emailInvalid"),
  phone,
  description: plainText("description", DESCRIPTION_MAX_LENGTH, "stories.descriptionTooLong"),
  hastags: hashtagNames,
  ...eachLink(() => optionalWebAddress),
  recordedAt,
  videoType: z.enum(VIDEO_TYPES, UNKNOWN_PLACE).default("both"),
  isAcceptUnrestricted: checkbox,
  isAcceptReceiveFurther: checkbox,
  leftOut: spanList(leftOutSchema, UNREADABLE_LEFT_OUT),
  kept: spanList(keptSchema, UNREADABLE_KEPT),
  tellerAge: z.enum(TELLER_AGES, UNKNOWN_ANSWER).optional(),
  othersSeen: z.enum(OTHERS_SEEN, UNKNOWN_ANSWER).optional(),
  danger: z.enum(DANGERS, UNKNOWN_ANSWER).optional(),
  safetyVersion: plainLine("safetyVersion", CONSENT_VERSION_MAX_LENGTH),
  parentName: plainLine("parentName", NAME_MAX_LENGTH),
  parentEmail: z.union([z.literal(""), emailAddress(NO_PARENT, NO_PARENT)]).default(""),
  prayerMails: checkbox,
  language,
  consents: jsonList(UNREADABLE_CONSENTS).pipe(agreedSentences).optional(),
});

/** The same fields; the parts to show must not overlap with those left out. */
export const storyForm = fields.refine(
  ({ kept, leftOut }) => kept.length === 0 || (leftOut.length > 0 && areApart([...kept, ...leftOut])),
  UNREADABLE_KEPT,
);

/** A story's text, as a visitor sent it and the provider understands it. */
export type StoryForm = z.output<typeof storyForm>;

/** Removes duplicates, ignoring case; the first spelling stays. */
function unique(names: string[]): string[] {
  const known = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
  return [...known.values()].toReversed();
}

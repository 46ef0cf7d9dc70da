import * as z from "zod/mini";
import { isStorySlug } from "@/lib/story/story-slug";
import {
  checkbox,
  emailAddress,
  optionalLink,
  optionalPhone,
  optionalText,
  requiredText,
} from "./form-fields";

/** Most characters of a description (specification section 9). */
export const DESCRIPTION_LIMIT = 200;

/** Most hashtags of a story, and most characters of one. */
const HASHTAG_LIMIT = { count: 50, length: 100 } as const;

/** Where a story may be shown. */
export const VIDEO_TYPES = ["single", "multiple", "both"] as const;

const NO_LINK = "Please enter a valid URL";
const NOT_FILLED = "Please fill all required fields";

const hashtagList = z
  .array(z.string().check(z.minLength(1), z.maxLength(HASHTAG_LIMIT.length)))
  .check(z.maxLength(HASHTAG_LIMIT.count));

/** The story upload (specification section 5). `file` names the upload that the video came by. */
export const storySchema = z.object({
  name: requiredText("Name is required"),
  email: emailAddress("Email is required", "Invalid email format"),
  phone: optionalPhone(),
  slug: z.string(NOT_FILLED).check(z.refine(isStorySlug, NOT_FILLED)),
  description: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(DESCRIPTION_LIMIT, `Description should not exceed ${DESCRIPTION_LIMIT} characters`),
      ),
    "",
  ),
  hastags: z._default(
    z.string().check(z.refine(isHashtagList, "Please choose from the hashtags shown")),
    "[]",
  ),
  youtubeLink: optionalLink(NO_LINK),
  facebookLink: optionalLink(NO_LINK),
  tiktokLink: optionalLink(NO_LINK),
  instagramLink: optionalLink(NO_LINK),
  YTShortLink: optionalLink(NO_LINK),
  churchLink: optionalLink(NO_LINK),
  recordedAt: optionalText(),
  videoType: z._default(z.enum(VIDEO_TYPES), "both"),
  file: requiredText("Please upload a video."),
  isAcceptUnrestricted: checkbox(),
  isAcceptReceiveFurther: checkbox(),
});

export type Story = z.output<typeof storySchema>;

/** The names in a JSON list, as the contract's `hastags` has them; `null` for what is none. */
export function parseHashtags(list: string): string[] | null {
  try {
    return hashtagList.safeParse(JSON.parse(list)).data ?? null;
  } catch {
    return null;
  }
}

function isHashtagList(list: string): boolean {
  return parseHashtags(list) !== null;
}

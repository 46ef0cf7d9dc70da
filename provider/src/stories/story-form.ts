import { z } from "zod";

import { VIDEO_DESCRIPTION_MAX_LENGTH } from "../collections/videos";
import { agreedSentences } from "../consents/given-consents";
import { checkWebAddress } from "../fields/link-rules";
import { emailAddress, link, personName, phone, recordedAt } from "../submissions/form-fields";
import { plainLine, plainText } from "../submissions/plain-text";
import { hashtagNames } from "./hashtag-names";

const SLUG_MAX_LENGTH = 200;

const REQUIRED = "Please fill all required fields";
const UNREADABLE_CONSENTS = "The list of consents cannot be read.";
const TICKED: ReadonlySet<string> = new Set(["true", "on", "1", "yes"]);

const webAddress = link.refine((address) => checkWebAddress(address) === true, "Please enter a valid URL");

const checkbox = z
  .string()
  .default("")
  .transform((value) => TICKED.has(value.trim().toLowerCase()));

const jsonList = z.string().transform((text, context): unknown => {
  try {
    return text.trim() === "" ? [] : JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: UNREADABLE_CONSENTS });
    return z.NEVER;
  }
});

/** The text fields of `POST /add_video`, with the messages of specification section 5. The order is that of the checks. */
export const storyForm = z.object({
  name: personName(REQUIRED),
  slug: plainLine("short name", SLUG_MAX_LENGTH)
    .pipe(z.string().min(1, REQUIRED))
    .transform((slug) => slug.toLowerCase()),
  email: emailAddress("Email is required", "Invalid email format"),
  phone,
  description: plainText("description", Infinity).pipe(
    z
      .string()
      .max(
        VIDEO_DESCRIPTION_MAX_LENGTH,
        `Description should not exceed ${VIDEO_DESCRIPTION_MAX_LENGTH} characters`,
      ),
  ),
  hastags: hashtagNames,
  youtubeLink: webAddress,
  facebookLink: webAddress,
  tiktokLink: webAddress,
  instagramLink: webAddress,
  YTShortLink: webAddress,
  churchLink: webAddress,
  recordedAt,
  videoType: z
    .enum(["single", "multiple", "both"], "Please choose where the video may be shown.")
    .default("both"),
  isAcceptUnrestricted: checkbox,
  isAcceptReceiveFurther: checkbox,
  consents: jsonList.pipe(agreedSentences).optional(),
});

/** A story's text, as a visitor sent it and the provider understands it. */
export type StoryForm = z.output<typeof storyForm>;

import { z } from "zod";
import { COUNTS_DAILY } from "../counts";
import {
  CRISIS_LINES_MAX,
  LIST_MAX,
  RECORDING_QUESTION_MAX_LENGTH,
  RECORDING_QUESTIONS_MAX,
  RECORDING_SECONDS_MAX,
  RECORDING_SECONDS_MIN,
  STORY_MINUTES_MAX,
} from "../limits";
import { CAPABILITIES } from "../capabilities";
import { HOME_SECTIONS } from "../home-sections";
import { LANGUAGE_NAMES } from "../languages.mjs";
import { TELLER_AGES } from "../safety";
import {
  filled,
  html,
  id,
  link,
  mediaPath,
  moment,
  succeeded,
  succeededWithMessage,
  text,
  translated,
  webAddress,
} from "./fields";

/** Answers with the text and pictures of the site's pages. */

/** Describes a list with exactly one item: some calls return their only record as a list. */
function only<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ data: z.array(item).length(1) });
}

const activity = z
  .enum(["Active", "Inactive"])
  .describe("Visitors see what is Active. The site treats any other value as inactive.");

const color = z
  .union([z.literal(""), z.string().regex(/^#[\da-f]{6}$/)])
  .describe("`#rrggbb`. Empty if none was chosen.");

const language = z.enum(LANGUAGE_NAMES);

/** The church the site belongs to. */
export const church = z
  .strictObject({
    logo: mediaPath.describe("A picture for the header instead of the site's mark and name."),
    icon: mediaPath.describe("A square picture for browser tabs and phones."),
    sharePicture: mediaPath.describe("Shown by links to pages without their own picture."),
    groundColor: color.describe(
      "The dark background behind headings and videos. The site darkens a pale one.",
    ),
    accentColor: color.describe(
      "The accent colour on that background. The site adapts one with too little contrast.",
    ),
    footerLine: text.describe("Replaces the copyright lines in the menu and the footer."),
    timeZone: text.describe(
      "The church's IANA time zone, such as `America/Chicago`, for all days. The site uses UTC if it is missing or unknown.",
    ),
    phoneCountry: text.describe("The country of phone numbers without a country code, such as `US`."),
    storyMinutes: z
      .number()
      .min(1)
      .max(STORY_MINUTES_MAX)
      .optional()
      .describe(
        "The maximum length of a story's video, in minutes. If left out, only the size limit applies.",
      ),
    crisisLines: z
      .array(z.strictObject({ name: filled, phone: text, link: webAddress }))
      .max(CRISIS_LINES_MAX)
      .describe("Who people in distress can reach at any hour."),
    languages: z
      .strictObject({
        own: language.describe("The church's own language, whose addresses have no prefix."),
        others: z
          .array(language)
          .max(LANGUAGE_NAMES.length - 1)
          .describe("The other languages that the site offers, without `own`."),
      })
      .optional()
      .describe("The languages of the site. If left out, it is in English."),
  })
  .describe("The church's identity. The site uses its own values for whatever is empty or missing.");

const question = filled.max(RECORDING_QUESTION_MAX_LENGTH);

/** The settings for recording stories on the site. */
const recording = z
  .strictObject({
    longestSeconds: z.number().int().min(RECORDING_SECONDS_MIN).max(RECORDING_SECONDS_MAX),
    questions: z
      .array(
        z.strictObject({
          text: question,
          translations: z
            .array(z.strictObject({ language: filled, text: question }))
            .describe("For visitors whose browser asks for that language, a BCP 47 tag."),
        }),
      )
      .max(RECORDING_QUESTIONS_MAX)
      .describe("They guide the storyteller one by one. If there are none, the storyteller speaks freely."),
    canLeaveOut: z
      .boolean()
      .describe("Whether `/add_video` accepts `leftOut`. Without it, an answer cannot be recorded again."),
    canReorder: z
      .boolean()
      .describe(
        "Whether `/add_video` accepts `kept`. Without it, recording an early answer again also leaves out those after it.",
      )
      .optional(),
  })
  .describe("If left out, the site asks its own three questions and records two minutes.");

export const settingsAnswer = succeededWithMessage(
  z.strictObject({
    watchRealStoryLink: link,
    facebookLink: webAddress,
    instagramLink: webAddress,
    tiktokLink: webAddress,
    youtubeLink: webAddress,
    email: text.describe("The support address."),
    phoneNo: text.describe("The support line."),
    company: text.describe("The name in the copyright line."),
    shopLink: webAddress,
    shareStoryLink: webAddress,
    churchLink: webAddress,
    discoverJesusLink: link
      .optional()
      .describe("Where ‘Discover Jesus’ on the home page leads. If empty, to the home page itself."),
    church: church.optional(),
    recording: recording.optional(),
    safety: z
      .strictObject({
        asksParentOf: z
          .array(z.enum(TELLER_AGES))
          .describe("The storytellers who also name a parent or guardian."),
      })
      .describe("If present, the site asks storytellers about safety and sends the answers to `/add_video`.")
      .optional(),
    offers: z
      .array(z.enum(CAPABILITIES))
      .describe(
        "Optional parts that the provider serves. `prayers`: `/add_prayer`; `prayerMails`: `prayerMails` of a story; `reports`: `/add_report`; `talk`: `/add_talk` and `/web/talk-content`; `saved`: `/saved_videos`; `collections`: `/get-collections` and `/get-collection/{slug}`; `moreCounts`: `/add_counts` also takes `saved`, `scanned`, `pageScanned` and `reached`; `reachedFurther`: `reached` may have `from`; `videosByKeys`: `/get-videos-by-keys`; `searchLanguage`: `/search` takes `language`; `translations`: the parameter `language` of calls that read content.",
      )
      .optional(),
    counts: z
      .literal(COUNTS_DAILY)
      .describe("If present, the site counts views and sends them to `/add_counts`.")
      .optional(),
    menuPages: z
      .array(z.strictObject({ slug: filled, title: filled }))
      .max(LIST_MAX)
      .describe("The church's own pages in the site's menu, in order.")
      .optional(),
    ownNetworks: z
      .array(text)
      .describe(
        "Only sent to the site, by its token: the church's own networks, such as `203.0.113.0/24`, which may send more than any other address.",
      )
      .optional(),
  }),
);

const homeSection = z
  .enum(HOME_SECTIONS)
  .describe("The section after which this list appears. Left out, it appears after the opening.")
  .optional();

export const homeAnswer = succeeded(
  z.strictObject({
    fTopHeading: text,
    fTopSubHeading: text,
    fVideo: mediaPath,
    fBottomHeading: text,
    fBottomSubHeading: text,
    sTopHeading: text,
    sTopSubHeading: text,
    sVideo: mediaPath,
    sBottomHeading: text,
    tTopHeading: text,
    tTopSubHeading: text,
    tImages: z.array(mediaPath).describe("The carousel's pictures, in order."),
    tImageTexts: z
      .array(text)
      .optional()
      .describe("The alternative text of each picture, in the same order."),
    tBottomHeading: text,
    forthTopHeading: text,
    forthTopSubHeading: text,
    forthImage: mediaPath,
    forthBottomHeading: text,
    submitNowUrl: webAddress,
    storeUrl: webAddress,
    storiesAfter: homeSection,
    collectionsAfter: homeSection,
  }),
);

export const aboutAnswer = only(
  z.strictObject({
    ourMissionContent: text,
    sVideo: mediaPath,
    ourStoryContent: text,
    ourVisionContent: text,
    ourValues: html,
    joinUsContent: text,
  }),
);

export const pageAnswer = succeeded(
  z.strictObject({
    title: filled,
    content: html,
    effectiveDate: moment.nullable().describe("When the text took effect, or null if unknown."),
    ...translated,
  }),
);

export const languagesAnswer = z.strictObject({
  data: z
    .array(z.strictObject({ _id: id, name: filled, redirecturl: webAddress, status: activity }))
    .max(LIST_MAX),
});

export const appInstallAnswer = only(
  z.strictObject({
    title: text,
    shortDescription: text,
    googleAppLink: webAddress,
    appleAppLink: webAddress,
    video: mediaPath,
  }),
);

export const faqsAnswer = succeeded(
  z
    .array(
      z.strictObject({
        name: filled,
        faqData: z.array(z.strictObject({ question: filled, answer: filled, ...translated })),
        ...translated,
      }),
    )
    .max(LIST_MAX),
);

export const helpAnswer = only(z.strictObject({ page: z.literal("help-desk"), title: text, content: html }));

export const volunteerContentAnswer = only(
  z.strictObject({
    topHeading: text,
    topParagraph: text,
    fVideo: mediaPath,
    volunteerHeading: text,
    volunteerParagraph1: text,
    volunteerFeatureHeading1: text,
    volunteerFeatureParagraph2: text,
    volunteerFeatureHeading2: text,
    section3Heading: text,
    section3Paragraph: text,
    feature1: text,
    feature2: text,
    feature3: text,
    feature4: text,
  }),
);

export const hashtagsAnswer = succeeded(
  z.strictObject({
    list: z
      .array(
        z.strictObject({
          _id: id,
          name: filled,
          slug: filled.describe("Part of the address `/hashtag/{slug}`."),
          status: activity,
          isForStories: z
            .boolean()
            .optional()
            .describe("Whether visitors may choose it for their story. If left out, they may."),
          ...translated,
        }),
      )
      .max(LIST_MAX),
  }),
);

export const hashtagAnswer = succeededWithMessage(
  z.strictObject({
    image: mediaPath.describe("The picture at the bottom of the hashtag's reels."),
    imageLink: link.describe("Where a tap on that picture leads."),
    slug: filled.describe("The current slug. It differs from the requested one if that is a former slug."),
    name: filled,
    ...translated,
  }),
);

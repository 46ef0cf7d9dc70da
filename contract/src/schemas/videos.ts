import { z } from "zod";
import {
  BLOGS_PER_PAGE_MAX,
  CAPTION_LANGUAGES_MAX,
  CHOSEN_HASHTAGS_MAX,
  COLLECTION_NAME_MAX_LENGTH,
  COLLECTION_VIDEOS_MAX,
  COLLECTIONS_MAX,
  EXCERPT_MAX_LENGTH,
  FEATURES_MAX,
  LIST_MAX,
  PLACEHOLDER_MAX_LENGTH,
  SLUG_ASKED_MAX_LENGTH,
  SOURCES_MAX,
  TRANSCRIPT_LINES_MAX,
  VIDEO_KEYS_MAX,
  VIDEOS_PER_PAGE_MAX,
} from "../limits";
import { VIDEO_TYPES } from "../wording";
import {
  description,
  filled,
  html,
  id,
  mediaPath,
  moment,
  slug,
  succeeded,
  succeededWithMessage,
  text,
  translated,
  webAddress,
} from "./fields";
import { prayed } from "./responses";

/** Answers about videos and blog articles. */

const pixels = z.int().positive();

export const source = z
  .strictObject({
    src: mediaPath,
    type: filled.describe('Its content type, with codecs: `video/mp4; codecs="avc1.640028, mp4a.40.2"`.'),
    width: pixels,
    height: pixels,
    bitrate: z.int().positive().describe("Bits a second, picture and sound together."),
  })
  .describe("A rendition of a clip.");

export const captionFile = z
  .strictObject({
    lang: filled.describe("BCP 47, such as `en` or `pt-BR`."),
    label: filled.describe("The language's name in that language."),
    src: mediaPath.describe("A WebVTT file."),
  })
  .describe("The captions of a clip in one language.");

export const transcriptLine = z
  .strictObject({
    start: z.number().nonnegative().describe("Seconds from the beginning."),
    end: z.number().nonnegative().describe("Seconds from the beginning."),
    text: filled,
  })
  .describe("What is said between two times.");

export const video = z
  .strictObject({
    _id: id,
    name: filled,
    slug,
    description,
    videoLink: mediaPath.describe("The clip: a path relative to the provider's address, or an http(s) URL."),
    videoType: z
      .enum(VIDEO_TYPES)
      .describe("`single`: on its own page only; `multiple`: in the feed only; `both`: in both."),
    status: z.literal("Active").describe("Only Active videos are returned. The site drops all others."),
    hashtagId: z
      .array(z.strictObject({ _id: id, name: filled, ...translated }))
      .describe("The video's Active hashtags."),
    youtubeLink: webAddress,
    facebookLink: webAddress,
    tiktokLink: webAddress,
    instagramLink: webAddress,
    YTShortLink: webAddress,
    churchLink: webAddress,
    recordedAt: text.describe("Where or when the clip was made, in someone's words. May be empty."),
    poster: mediaPath.describe("A still picture of the clip.").optional(),
    placeholder: z
      .string()
      .max(PLACEHOLDER_MAX_LENGTH)
      .regex(/^data:image\/(webp|jpeg|png);base64,/)
      .describe("The poster in a few hundred bytes, as a data URL, shown until a picture has loaded.")
      .optional(),
    captions: z
      .union([mediaPath.describe("A WebVTT file."), z.array(captionFile).max(CAPTION_LANGUAGES_MAX)])
      .describe("The first language is the spoken one.")
      .optional(),
    sources: z
      .array(source)
      .max(SOURCES_MAX)
      .describe("Renditions to choose from by the visitor's connection. `videoLink` is one of them.")
      .optional(),
    hasSound: z.boolean().describe("`false`: it has no sound, so there is no sound button.").optional(),
    width: pixels.describe("Of the clip, in pixels.").optional(),
    height: pixels.describe("Of the clip, in pixels.").optional(),
    duration: z.number().positive().describe("Of the clip, in seconds.").optional(),
    prayed: prayed.optional(),
    ...translated,
    createdAt: moment.describe("When the video was made, in ISO 8601, UTC. The newest comes first."),
    updatedAt: moment,
  })
  .describe("A testimony that visitors may watch.");

export type Video = z.output<typeof video>;

export const videoWithTranscript = video
  .extend({
    transcript: z
      .array(transcriptLine)
      .max(TRANSCRIPT_LINES_MAX)
      .describe("What is said in it, in the spoken language.")
      .optional(),
  })
  .describe("A testimony with its transcript.");

export const blog = z
  .strictObject({
    title: filled,
    slug,
    fVideo: mediaPath.describe("The picture above the article. May be empty."),
    author: filled,
    postedDate: moment.describe("The day shown is this moment's day on the church's calendar."),
    content: html,
    excerpt: z.string().max(EXCERPT_MAX_LENGTH).describe("One or two sentences for lists. May be empty."),
    feedId: filled
      .max(SLUG_ASKED_MAX_LENGTH)
      .optional()
      .describe("Identifies the article in feed readers and never changes. If left out, its slug is used."),
    ...translated,
    updatedAt: moment,
  })
  .describe("A published blog article.");

export type Blog = z.output<typeof blog>;

export const videoPageAnswer = succeeded(
  z.strictObject({
    videos: z.array(video).max(VIDEOS_PER_PAGE_MAX).describe("Newest first. Empty beyond the last page."),
    videoLength: z.int().nonnegative().describe("How many videos there are on all pages."),
  }),
);

export const videoAnswer = z.strictObject({
  status: z.literal("success"),
  data: videoWithTranscript.describe("Its slug differs from the requested one if that is a former slug."),
  features: z
    .array(video)
    .max(FEATURES_MAX)
    .describe("More videos to watch, most similar first, by common hashtags and words."),
});

export const videoListAnswer = succeededWithMessage(z.array(video).max(LIST_MAX));

export const hashtagVideosAnswer = videoListAnswer.extend({
  videoLength: z.int().nonnegative().optional().describe("How many there are on all pages."),
});

export const videosByHashtagsBody = z.strictObject({
  hashtagIds: z
    .array(id)
    .max(CHOSEN_HASHTAGS_MAX)
    .describe("`_id` of the selected hashtags. Unknown ids are skipped."),
});

export const videosByKeysBody = z.strictObject({
  keys: z
    .array(filled.max(SLUG_ASKED_MAX_LENGTH))
    .max(VIDEO_KEYS_MAX)
    .describe("`_id`, or current or former slug, of the videos. Unknown ones are skipped."),
});

export const videosByKeysAnswer = succeededWithMessage(
  z
    .array(z.strictObject({ key: filled.describe("As in the request."), video }))
    .max(VIDEO_KEYS_MAX)
    .describe("In any order."),
);

const collection = {
  _id: id,
  name: filled.max(COLLECTION_NAME_MAX_LENGTH),
  slug,
  description,
  ...translated,
  updatedAt: moment.describe("When it or its first video was last changed."),
};

export const collectionsAnswer = succeeded(
  z.strictObject({
    collections: z
      .array(
        z
          .strictObject({
            ...collection,
            isOnHome: z.boolean().describe("Whether it appears on the home page."),
            videoLength: z.int().positive().describe("How many of its videos visitors may watch."),
            poster: mediaPath.describe("The picture of its first video.").optional(),
          })
          .describe("Videos grouped by staff."),
      )
      .max(COLLECTIONS_MAX)
      .describe("Those with a video that visitors may watch, in the staff's order."),
  }),
);

export const collectionAnswer = succeeded(
  z.strictObject({
    ...collection,
    slug: slug.describe("The current slug. It differs from the requested one if that is a former slug."),
    videos: z.array(video).min(1).max(COLLECTION_VIDEOS_MAX).describe("In the staff's order."),
  }),
);

export const blogsAnswer = succeeded(
  z.strictObject({
    blogs: z.array(blog).max(BLOGS_PER_PAGE_MAX),
    blogLength: z.int().nonnegative().optional().describe("How many articles there are on all pages."),
  }),
);

export const blogAnswer = z.strictObject({
  success: z.literal(true),
  data: z
    .array(blog)
    .length(1)
    .describe("The article. Its slug differs from the requested one if that is a former slug."),
});

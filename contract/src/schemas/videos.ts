import { z } from "zod";
import {
  BLOGS_PER_PAGE_MAX,
  CHOSEN_HASHTAGS_MAX,
  EXCERPT_MAX_LENGTH,
  FEATURES_MAX,
  LIST_MAX,
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
  webAddress,
} from "./fields";

/** Answers about videos and blog articles. */

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
    status: z.literal("Active").describe("Only Active videos are given. The site drops any other."),
    hashtagId: z
      .array(z.strictObject({ _id: id, name: filled }))
      .describe("The hashtags of the video that are Active."),
    youtubeLink: webAddress,
    facebookLink: webAddress,
    tiktokLink: webAddress,
    instagramLink: webAddress,
    YTShortLink: webAddress,
    churchLink: webAddress,
    recordedAt: text.describe(
      "Where or when the clip was made, in somebody's words; empty where nobody said.",
    ),
    poster: mediaPath.describe("A still picture of the clip.").optional(),
    captions: mediaPath.describe("A WebVTT file.").optional(),
    width: z.int().positive().describe("Of the clip, in pixels.").optional(),
    height: z.int().positive().describe("Of the clip, in pixels.").optional(),
    duration: z.number().positive().describe("Of the clip, in seconds.").optional(),
    createdAt: moment.describe("When the video was made; the newest comes first. In ISO 8601, UTC."),
    updatedAt: moment,
  })
  .describe("A testimony that visitors may watch.");

export type Video = z.output<typeof video>;

export const blog = z
  .strictObject({
    title: filled,
    slug,
    fVideo: mediaPath.describe("The picture above the article. Empty where there is none."),
    author: filled,
    postedDate: moment,
    content: html,
    excerpt: z.string().max(EXCERPT_MAX_LENGTH).describe("One or two sentences for lists; may be empty."),
    updatedAt: moment,
  })
  .describe("A published blog article.");

export type Blog = z.output<typeof blog>;

export const videoPageAnswer = succeeded(
  z.strictObject({
    videos: z.array(video).max(VIDEOS_PER_PAGE_MAX).describe("The newest first. Empty beyond the last page."),
    videoLength: z.int().nonnegative().describe("How many videos there are on all pages."),
  }),
);

export const videoAnswer = z.strictObject({
  status: z.literal("success"),
  data: video.describe("Its slug differs from the one asked for when that is a former one."),
  features: z.array(video).max(FEATURES_MAX).describe("Further videos with a hashtag in common."),
});

export const videoListAnswer = succeededWithMessage(z.array(video).max(LIST_MAX));

export const videosByHashtagsBody = z.strictObject({
  hashtagIds: z
    .array(id)
    .max(CHOSEN_HASHTAGS_MAX)
    .describe("`_id` of the chosen hashtags; ids that nothing has are skipped."),
});

export const blogsAnswer = succeeded(z.strictObject({ blogs: z.array(blog).max(BLOGS_PER_PAGE_MAX) }));

export const blogAnswer = z.strictObject({
  success: z.literal(true),
  data: z
    .array(blog)
    .length(1)
    .describe("The article. Its slug differs from the one asked for when that is a former one."),
});

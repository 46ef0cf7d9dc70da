import { z } from "zod";
import type { Call } from "./call";
import {
  BLOG_FILTER_MAX_LENGTH,
  BLOGS_PER_PAGE_MAX,
  LIST_MAX,
  PREVIEW_BODY_MAX_BYTES,
  SEARCH_QUERY_MAX_LENGTH,
  VIDEOS_PER_PAGE_MAX,
} from "./limits";
import { LANGUAGE_NAMES } from "./languages.mjs";
import { COUNT_PATTERN } from "./patterns";
import * as content from "./schemas/content";
import * as preview from "./schemas/preview";
import { inLanguage } from "./schemas/fields";
import { talkContentAnswer } from "./schemas/responses";
import { searchAnswer } from "./schemas/search";
import * as videos from "./schemas/videos";

const count = z.string().regex(COUNT_PATTERN);

const bySlug = z.object({ slug: z.string().describe("A current or former slug.") });

const translatable = z.object(inLanguage);

const READ = { method: "GET", status: 200, failures: [] } as const;
const FOUND = { ...READ, failures: [404] } as const;

/** The calls that read published content. */
export const reads = {
  getSettings: {
    ...READ,
    path: "/web/setting-page-content",
    group: "Content",
    summary: "Links, support address, company name and the church's identity",
    answer: content.settingsAnswer,
  },
  getHome: {
    ...READ,
    path: "/web/home-page-content",
    group: "Content",
    summary: "The home page",
    answer: content.homeAnswer,
  },
  getAbout: {
    ...READ,
    path: "/get_about_content",
    group: "Content",
    summary: "The About page",
    answer: content.aboutAnswer,
  },
  getPage: {
    ...FOUND,
    path: "/web/page-content/{slug}",
    group: "Content",
    summary: "A page of running text",
    description:
      "The site asks for `privacy-policy`, `terms-condition` and `%09Discover%20Jesus` (a tab, then `Discover Jesus`), and for whatever is asked for at `/{slug}`.",
    params: z.object({ slug: z.string().describe("The page's slug.") }),
    query: translatable,
    answer: content.pageAnswer,
  },
  getTalk: {
    ...FOUND,
    path: "/web/talk-content",
    group: "Responses",
    summary: "The text above the form for people who would like to talk",
    description: "Optional for a provider, which lists `talk` in its settings. 404 if it is not available.",
    answer: talkContentAnswer,
  },
  getLanguages: {
    ...READ,
    path: "/language/get",
    group: "Content",
    summary: "Languages the site exists in elsewhere",
    answer: content.languagesAnswer,
  },
  getAppInstall: {
    ...READ,
    path: "/get_app_install_content",
    group: "Content",
    summary: "The mobile app's page",
    answer: content.appInstallAnswer,
  },
  getFaqs: {
    ...READ,
    path: "/web/get_faq_with_category",
    group: "Content",
    summary: "Questions and answers by category",
    query: translatable,
    answer: content.faqsAnswer,
  },
  getHelp: {
    ...READ,
    path: "/get_content",
    group: "Content",
    summary: "The top of the help page",
    answer: content.helpAnswer,
  },
  getVolunteer: {
    ...READ,
    path: "/get-volunteer-content",
    group: "Content",
    summary: "The volunteer page",
    answer: content.volunteerContentAnswer,
  },
  getHashtags: {
    ...READ,
    path: "/get-hashtag-frontend",
    group: "Videos",
    summary: "All hashtags, in display order",
    query: translatable,
    answer: content.hashtagsAnswer,
  },
  getHashtag: {
    ...FOUND,
    path: "/gethashtagBySlug/{slug}",
    group: "Videos",
    summary: "An Active hashtag",
    params: bySlug,
    query: translatable,
    answer: content.hashtagAnswer,
  },
  getHashtagVideos: {
    ...FOUND,
    path: "/hashtag-video/{slug}",
    group: "Videos",
    summary: "The videos of a hashtag, newest first",
    description: `With a page parameter, the answer contains that page and the total. Pages are optional for a provider: an answer without \`videoLength\` counts as the whole list. Without the parameter, the embedded provider returns ${LIST_MAX}.`,
    params: bySlug,
    query: z.object({
      page: count.optional().describe("From 1."),
      limit: count.optional().describe(`Videos per page, at most ${VIDEOS_PER_PAGE_MAX}.`),
      ...inLanguage,
    }),
    answer: videos.hashtagVideosAnswer,
    failures: [400, 404],
  },
  getCollections: {
    ...READ,
    path: "/get-collections",
    group: "Videos",
    summary: "Collections made by staff",
    description: "Optional for a provider, which lists `collections` in its settings.",
    query: translatable,
    answer: videos.collectionsAnswer,
  },
  getCollection: {
    ...FOUND,
    path: "/get-collection/{slug}",
    group: "Videos",
    summary: "An Active collection, with its videos",
    description:
      "Optional for a provider, like the previous call. Also 404 while it has no video that visitors may watch.",
    params: bySlug,
    query: translatable,
    answer: videos.collectionAnswer,
  },
  getVideosByHashtags: {
    method: "POST",
    path: "/get-video-by-hashtags",
    group: "Videos",
    summary: "The videos with any of several hashtags, newest first",
    query: translatable,
    body: videos.videosByHashtagsBody,
    status: 200,
    answer: videos.videoListAnswer,
    failures: [400, 413, 415],
  },
  getVideosByKeys: {
    method: "POST",
    path: "/get-videos-by-keys",
    group: "Videos",
    summary: "The videos with certain ids or slugs",
    description:
      "Optional for a provider, which lists `videosByKeys` in its settings. Without it, the site reads all videos to show the saved ones.",
    query: translatable,
    body: videos.videosByKeysBody,
    status: 200,
    answer: videos.videosByKeysAnswer,
    failures: [400, 413, 415],
  },
  getVideos: {
    ...READ,
    path: "/video-reels/{page}/{limit}",
    group: "Videos",
    summary: "A page of all videos, newest first",
    description: "Pages do not overlap as long as nothing is published.",
    params: z.object({
      page: count.describe("From 1."),
      limit: count.describe(`Videos per page, at most ${VIDEOS_PER_PAGE_MAX}.`),
    }),
    query: translatable,
    answer: videos.videoPageAnswer,
    failures: [400],
  },
  getVideo: {
    ...FOUND,
    path: "/get_individual_video/{slug}",
    group: "Videos",
    summary: "A video, with further ones",
    params: bySlug,
    query: translatable,
    answer: videos.videoAnswer,
  },
  getBlogs: {
    ...READ,
    path: "/get-blogs",
    group: "Blog",
    summary: "Published articles",
    query: z.object({
      pageNumber: count.optional().describe("From 1. Invalid values count as 1."),
      limit: count.optional().describe(`Articles per page, ${BLOGS_PER_PAGE_MAX} by default and at most.`),
      filter: z
        .string()
        .max(BLOG_FILTER_MAX_LENGTH)
        .optional()
        .describe("Text in the title. The site sends it empty."),
      sortBy: z.enum(["1", "-1", "0"]).optional().describe("`1`: newest first, otherwise oldest first."),
      ...inLanguage,
    }),
    answer: videos.blogsAnswer,
  },
  getBlog: {
    ...FOUND,
    path: "/get-blog-by-id/{slug}",
    group: "Blog",
    summary: "A published article",
    params: bySlug,
    query: translatable,
    answer: videos.blogAnswer,
  },
  search: {
    ...READ,
    path: "/search",
    group: "Content",
    summary: "Videos, collections, articles and pages that contain words",
    description:
      "Optional for a provider: for 404 or 405 the site searches what it can read. Every word counts, including as the beginning of a longer word or in another form. Small typing errors are forgiven.",
    query: z.object({
      q: z.string().max(SEARCH_QUERY_MAX_LENGTH).describe("The search query."),
      language: z
        .enum(LANGUAGE_NAMES)
        .optional()
        .describe(
          "The language of the visitor's page. Results in it come first, and texts are in it where they are translated. Only sent if the settings offer `searchLanguage` or `translations`. Other values are ignored.",
        ),
    }),
    answer: searchAnswer,
    failures: [400],
  },
  openPreview: {
    ...FOUND,
    method: "POST",
    path: "/preview",
    group: "Content",
    summary: "Which page of the site a preview shows, and who may embed it",
    description:
      "Optional for a provider, which then offers no previews. 404: the token is invalid or has expired.",
    body: preview.previewBody,
    answer: preview.previewAnswer,
    failures: [400, 404, 413, 415],
  },
  readPreview: {
    ...FOUND,
    method: "POST",
    path: "/preview/read",
    group: "Content",
    summary: "The answer of a reading call, with one record as it is before publishing",
    description: `Optional, like the previous call. The body can have up to ${PREVIEW_BODY_MAX_BYTES / 1024} KiB. Anyone with the token can load files in the answer.`,
    body: preview.previewReadBody,
    answer: preview.previewReadAnswer,
    failures: [400, 404, 413, 415],
  },
} as const satisfies Record<string, Call>;

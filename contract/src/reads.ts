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
import { COUNT_PATTERN } from "./patterns";
import * as content from "./schemas/content";
import * as preview from "./schemas/preview";
import { talkContentAnswer } from "./schemas/responses";
import { searchAnswer } from "./schemas/search";
import * as videos from "./schemas/videos";

const count = z.string().regex(COUNT_PATTERN);

const bySlug = z.object({ slug: z.string().describe("A present or former slug.") });

const READ = { method: "GET", status: 200, failures: [] } as const;
const FOUND = { ...READ, failures: [404] } as const;

/** The calls that read what is published. */
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
    answer: content.pageAnswer,
  },
  getTalk: {
    ...FOUND,
    path: "/web/talk-content",
    group: "Responses",
    summary: "What stands above the form of those who would like to talk",
    description: "Optional for a provider, which names `talk` in its settings; 404 where it is not offered.",
    answer: talkContentAnswer,
  },
  getLanguages: {
    ...READ,
    path: "/language/get",
    group: "Content",
    summary: "Languages in which the site exists elsewhere",
    answer: content.languagesAnswer,
  },
  getAppInstall: {
    ...READ,
    path: "/get_app_install_content",
    group: "Content",
    summary: "The page of the mobile app",
    answer: content.appInstallAnswer,
  },
  getFaqs: {
    ...READ,
    path: "/web/get_faq_with_category",
    group: "Content",
    summary: "Questions and answers by category",
    answer: content.faqsAnswer,
  },
  getHelp: {
    ...READ,
    path: "/get_content",
    group: "Content",
    summary: "The head of the help page",
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
    summary: "All hashtags, in the order in which they are offered",
    answer: content.hashtagsAnswer,
  },
  getHashtag: {
    ...FOUND,
    path: "/gethashtagBySlug/{slug}",
    group: "Videos",
    summary: "An Active hashtag",
    params: bySlug,
    answer: content.hashtagAnswer,
  },
  getHashtagVideos: {
    ...FOUND,
    path: "/hashtag-video/{slug}",
    group: "Videos",
    summary: "The videos of a hashtag, the newest first",
    description: `Whoever asks for a page of them gets that, with how many there are. Pages are optional for a provider: without \`videoLength\` an answer counts as all of them. The embedded provider gives ${LIST_MAX} to who asks for no page.`,
    params: bySlug,
    query: z.object({
      page: count.optional().describe("From 1."),
      limit: count.optional().describe(`Videos of a page; more than ${VIDEOS_PER_PAGE_MAX} count as that.`),
    }),
    answer: videos.hashtagVideosAnswer,
    failures: [400, 404],
  },
  getCollections: {
    ...READ,
    path: "/get-collections",
    group: "Videos",
    summary: "What staff have put together",
    description: "Optional for a provider, which names `collections` in its settings.",
    answer: videos.collectionsAnswer,
  },
  getCollection: {
    ...FOUND,
    path: "/get-collection/{slug}",
    group: "Videos",
    summary: "An Active collection, with its videos",
    description:
      "Optional for a provider, as the call before. 404 also while it has no video that visitors may watch.",
    params: bySlug,
    answer: videos.collectionAnswer,
  },
  getVideosByHashtags: {
    method: "POST",
    path: "/get-video-by-hashtags",
    group: "Videos",
    summary: "The videos with any of several hashtags, the newest first",
    body: videos.videosByHashtagsBody,
    status: 200,
    answer: videos.videoListAnswer,
    failures: [400, 413, 415],
  },
  getVideos: {
    ...READ,
    path: "/video-reels/{page}/{limit}",
    group: "Videos",
    summary: "A page of all videos, the newest first",
    description: "Pages never overlap as long as nothing is published.",
    params: z.object({
      page: count.describe("From 1."),
      limit: count.describe(`Videos of a page; more than ${VIDEOS_PER_PAGE_MAX} count as that.`),
    }),
    answer: videos.videoPageAnswer,
    failures: [400],
  },
  getVideo: {
    ...FOUND,
    path: "/get_individual_video/{slug}",
    group: "Videos",
    summary: "A video, with further ones",
    params: bySlug,
    answer: videos.videoAnswer,
  },
  getBlogs: {
    ...READ,
    path: "/get-blogs",
    group: "Blog",
    summary: "Published articles",
    query: z.object({
      pageNumber: count.optional().describe("From 1; what makes no sense counts as 1."),
      limit: count.optional().describe(`Articles of a page, ${BLOGS_PER_PAGE_MAX} by default and at most.`),
      filter: z
        .string()
        .max(BLOG_FILTER_MAX_LENGTH)
        .optional()
        .describe("Text that the title contains. The site sends it empty."),
      sortBy: z.enum(["1", "-1", "0"]).optional().describe("`1`: the newest first; else the oldest first."),
    }),
    answer: videos.blogsAnswer,
  },
  getBlog: {
    ...FOUND,
    path: "/get-blog-by-id/{slug}",
    group: "Blog",
    summary: "A published article",
    params: bySlug,
    answer: videos.blogAnswer,
  },
  search: {
    ...READ,
    path: "/search",
    group: "Content",
    summary: "Videos, collections, articles and pages that contain words",
    description:
      "Optional for a provider: at 404 or 405 the site searches what it can read. Every word counts, also as the beginning of a longer one or in another form; small typing errors are forgiven.",
    query: z.object({ q: z.string().max(SEARCH_QUERY_MAX_LENGTH).describe("What is searched for.") }),
    answer: searchAnswer,
    failures: [400],
  },
  openPreview: {
    ...FOUND,
    method: "POST",
    path: "/preview",
    group: "Content",
    summary: "Which page of the site a preview shows, and who may show it in a frame",
    description:
      "Optional for a provider, which then gives no addresses of previews. 404: the token is none, or its time is over.",
    body: preview.previewBody,
    answer: preview.previewAnswer,
    failures: [400, 404, 413, 415],
  },
  readPreview: {
    ...FOUND,
    method: "POST",
    path: "/preview/read",
    group: "Content",
    summary: "What a reading call answers, with one thing as it is before it is published",
    description: `Optional, as the call before. Its body may have ${PREVIEW_BODY_MAX_BYTES / 1024} KiB. Files in the answer can be loaded by who holds the token.`,
    body: preview.previewReadBody,
    answer: preview.previewReadAnswer,
    failures: [400, 404, 413, 415],
  },
} as const satisfies Record<string, Call>;

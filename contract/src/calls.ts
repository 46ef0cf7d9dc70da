import { z } from "zod";
import { BLOG_FILTER_MAX_LENGTH, BLOGS_PER_PAGE_MAX, OTP_VALID_SECONDS, VIDEOS_PER_PAGE_MAX } from "./limits";
import { COUNT_PATTERN } from "./patterns";
import * as content from "./schemas/content";
import { done, pending } from "./schemas/fields";
import * as members from "./schemas/members";
import * as submissions from "./schemas/submissions";
import * as videos from "./schemas/videos";

/** A group of calls in the documentation. */
export type CallGroup = "Content" | "Videos" | "Blog" | "Submissions" | "Consents" | "Members";

/** One call of the provider API. */
export type Call = {
  method: "GET" | "POST";
  /** Its variable segments in braces, as OpenAPI writes them. */
  path: string;
  group: CallGroup;
  summary: string;
  description?: string;
  /** The variable segments. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** The JSON body, or the fields of a multipart form. */
  body?: z.ZodObject;
  /** The field in which a multipart form carries its file. */
  fileField?: string;
  /** HTTP status of a success. */
  status: 200 | 201;
  answer: z.ZodType;
  /** The answer, with status 202, when a code is needed first. */
  pending?: z.ZodType;
  /** Statuses of expected failures, besides 429 and 5xx. */
  failures: readonly (400 | 401 | 404 | 409 | 413 | 415 | 422 | 507)[];
  /** Whether the embedded provider refuses it without `API_TOKEN`. */
  siteOnly?: boolean;
  /** Whether a repetition is recognised by the header `Idempotency-Key`. */
  idempotent?: boolean;
};

const count = z.string().regex(COUNT_PATTERN);

const bySlug = z.object({ slug: z.string().describe("A present or former slug.") });

const READ = { method: "GET", status: 200, failures: [] } as const;
const FOUND = { ...READ, failures: [404] } as const;
const FORM = { method: "POST", status: 200, failures: [400, 413, 415, 422] } as const;
const SUBMISSION = { ...FORM, group: "Submissions", answer: done, idempotent: true } as const;
const MEMBER = { ...FORM, group: "Members" } as const;

const CODE_MAILED = `Mails a code that is valid for ${OTP_VALID_SECONDS / 60} minutes. The answer is the same whether the address has an account or not.`;

/** The calls that the site makes, by a name for each. */
export const calls = {
  getSettings: {
    ...READ,
    path: "/web/setting-page-content",
    group: "Content",
    summary: "Links, support address and company name",
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
    params: bySlug,
    answer: videos.videoListAnswer,
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
  addTestimony: {
    ...SUBMISSION,
    path: "/add-join-us",
    summary: "Stores a testimony consent",
    description: "Only status 201 is a success.",
    body: submissions.testimonyBody,
    status: 201,
  },
  addContactMessage: {
    ...SUBMISSION,
    path: "/add_contact_us",
    summary: "Stores a contact message",
    body: submissions.contactBody,
  },
  addVolunteer: {
    ...SUBMISSION,
    path: "/add_volunteer_contact_us",
    summary: "Stores a volunteer's offer",
    body: submissions.volunteerBody,
  },
  addStory: {
    ...SUBMISSION,
    path: "/add_video",
    summary: "Stores a story and its video for review",
    description:
      "The text fields come first, in the order shown, then the file. 409: the slug is taken, and the site tries another. 415: the file is no video that can be played. 507: there is no room.",
    body: submissions.storyBody,
    fileField: "file",
    failures: [400, 409, 413, 415, 422, 507],
  },
  getConsents: {
    ...FOUND,
    path: "/consents/{token}",
    group: "Consents",
    summary: "What somebody consented to",
    description: "Behind the link in the mail that confirmed the consents. Optional for a provider.",
    params: submissions.withdrawConsentsBody,
    answer: submissions.consentsAnswer,
  },
  withdrawConsents: {
    method: "POST",
    path: "/withdraw-consents",
    group: "Consents",
    summary: "Withdraws them all and takes the story off the site",
    description: "Doing it again changes nothing more. Optional for a provider.",
    body: submissions.withdrawConsentsBody,
    status: 200,
    answer: done,
    failures: [400, 404, 413, 415],
  },
  sendLoginCode: {
    ...MEMBER,
    path: "/generate-otp",
    summary: "Mails a code to log in with",
    description: CODE_MAILED,
    body: members.emailBody,
    answer: done,
  },
  logIn: {
    ...MEMBER,
    path: "/verify-otp",
    summary: "Checks the code and gives the member",
    description: "401: the code is wrong, late, used or was never sent.",
    body: members.loginBody,
    answer: members.memberAnswer,
    failures: [400, 401, 413, 415, 422],
  },
  sendSignupCode: {
    ...MEMBER,
    path: "/generate-otp-signup",
    summary: "Mails a code to sign up with",
    description: CODE_MAILED,
    body: members.emailBody,
    answer: done,
  },
  signUp: {
    ...MEMBER,
    path: "/signup",
    summary: "Checks the code and makes the member",
    description: "401: the code is wrong, late, used or was never sent.",
    body: members.signupBody,
    answer: members.memberAnswer,
    failures: [400, 401, 413, 415, 422],
  },
  updateMember: {
    ...MEMBER,
    path: "/update_user_profile",
    summary: "Changes a member's names and e-mail address",
    description:
      "202 when the address is new: a code has been mailed to it, and the same call is made again with `otp`. 404 with the message `User not found.`: the site logs the member out.",
    body: members.profileBody,
    answer: members.memberAnswer,
    pending,
    failures: [400, 401, 404, 413, 415, 422],
    siteOnly: true,
  },
  deleteMember: {
    ...MEMBER,
    path: "/delete_user",
    summary: "Deletes a member",
    description:
      "202 without `otp`: a code has been mailed to the member, and the same call is made again with it. Optional for a provider: at 404 or 405 the site says whom to ask instead.",
    body: members.deletionBody,
    answer: done,
    pending,
    failures: [400, 401, 404, 413, 415, 422],
    siteOnly: true,
  },
  exportMember: {
    ...MEMBER,
    path: "/export_user",
    summary: "Everything that is stored about a member",
    description: "Optional for a provider: at 404 or 405 the site says whom to ask instead.",
    body: members.exportBody,
    answer: members.exportAnswer,
    failures: [400, 401, 404, 413, 415, 422],
    siteOnly: true,
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

import { startForeignSite, type ForeignSite } from "../support/foreign-site";
import { jsonAnswer, NOT_FOUND, type Answer } from "../support/local-server";
import { expect, test } from "../support/test";

/** A provider whose staff haven't filled in anything. */
const EMPTY: Record<string, unknown> = {
  "/web/setting-page-content": { data: { company: null } },
  "/web/home-page-content": { data: { fTopHeading: null } },
  "/get_about_content": { data: [{ ourMissionContent: null }] },
  "/get_app_install_content": { data: [{ title: null }] },
  "/get_content": { data: [{ page: "help-desk", title: null, content: null }] },
  "/get-volunteer-content": { data: [{ topHeading: null }] },
  "/get-blogs": { data: { blogs: [] } },
  "/get-blog-by-id/bare": { data: [{ slug: "bare", content: null }] },
  "/web/get_faq_with_category": { data: [{ name: "Empty", faqData: [] }] },
  "/language/get": { data: [] },
  "/get-hashtag-frontend": { data: { list: [] } },
  "/web/page-content/privacy-policy": { data: { title: null, content: null } },
  "/web/page-content/terms-condition": { data: { title: null, content: " " } },
  "/web/page-content/%09Discover%20Jesus": { data: { title: null, content: "<p></p>" } },
  "/video-reels/1/10": { data: { videos: [], videoLength: 0 } },
  "/gethashtagBySlug/bare": { data: { image: null } },
  "/hashtag-video/bare": { data: [] },
  "/gethashtagBySlug/silent": { data: { image: null } },
};

const WRITING = "We’re still writing this page. Please come back soon.";

const NO_MEDIA = "No media available";

const ABOUT = [
  "No mission content available",
  "No story content available",
  "No vision content available",
  "No join us content available",
  NO_MEDIA,
];

const HOURS = "Monday through Friday 9 AM to 5 PM Central time";

const NO_STORIES = "Stories aren’t available right now";

const OUTAGE = "This page reloads as soon as it’s available.";

/** Their content doesn't come from the provider. */
const WHOLE_WITHOUT_PROVIDER = ["/upload-story"];

/** A page that doesn't know mustn't say that there is nothing. */
const THERE_IS_NONE =
  /No media available|only available in this language so far|isn’t in the stores yet|No blogs found|not found|There’s nothing here yet|There are no|No video available|No reels/;

/** A call that fails while all others work. */
const BROKEN_CALL = "/hashtag-video/silent";

const OUT_OF_ORDER = jsonAnswer({ status: "error", message: "Out of order" }, 500);

/** What each page still shows: its level-one heading and its fallbacks. */
const EMPTY_PAGES: { path: string; heading: string; texts: string[] }[] = [
  { path: "/", heading: "Lampstand", texts: [NO_MEDIA] },
  { path: "/about-us", heading: "About us", texts: ABOUT },
  { path: "/discover-jesus", heading: "Discover Jesus", texts: [WRITING] },
  { path: "/privacy-policy", heading: "Privacy policy", texts: [WRITING, "(Effective Date: N/A)"] },
  { path: "/terms-service", heading: "Terms of service", texts: [WRITING, "(Effective Date: N/A)"] },
  {
    path: "/language",
    heading: "Choose the language",
    texts: ["This site is only available in this language so far"],
  },
  { path: "/hashtags", heading: "Choose a hashtag", texts: ["There are no hashtags yet."] },
  { path: "/install-app", heading: "Install the app", texts: ["The app isn’t in the stores yet."] },
  { path: "/help-desk", heading: "Help desk", texts: ["There’s nothing here yet.", HOURS] },
  { path: "/volunteer", heading: "Volunteer", texts: ["what volunteers do, and how to join them"] },
  { path: "/blog", heading: "All Blogs", texts: ["No blogs found."] },
  { path: "/blog/bare", heading: "An article", texts: ["This article doesn’t have any text yet."] },
  { path: "/video-reels-old", heading: "Video reels", texts: ["No video available.", "Discover Jesus"] },
  { path: "/hashtag/bare", heading: "#bare stories", texts: ["No video available."] },
  { path: "/hashtag/silent", heading: NO_STORIES, texts: [OUTAGE] },
];

const OUTAGE_PAGES: { path: string; heading: string; texts: string[] }[] = [
  { path: "/", heading: "Lampstand", texts: ["We couldn’t load this page’s content", OUTAGE] },
  {
    path: "/about-us",
    heading: "About us",
    texts: [...ABOUT.filter((text) => text !== NO_MEDIA), "We couldn’t load this page’s text"],
  },
  { path: "/discover-jesus", heading: "Discover Jesus", texts: [OUTAGE] },
  { path: "/privacy-policy", heading: "Privacy policy", texts: [OUTAGE] },
  { path: "/terms-service", heading: "Terms of service", texts: [OUTAGE] },
  {
    path: "/hashtags",
    heading: "Choose a hashtag",
    texts: ["Failed to fetch hashtags. Please try again."],
  },
  { path: "/language", heading: "Choose the language", texts: ["We couldn’t load the languages", OUTAGE] },
  { path: "/install-app", heading: "Install the app", texts: ["We couldn’t load the links to the stores"] },
  {
    path: "/help-desk",
    heading: "Help desk",
    texts: [
      "Loading...",
      "We couldn’t load the questions and answers",
      "We couldn’t load our email address and phone number",
      HOURS,
    ],
  },
  {
    path: "/volunteer",
    heading: "Volunteer",
    texts: ["We couldn’t load the information for volunteers", OUTAGE],
  },
  {
    path: "/upload-story",
    heading: "Upload your story",
    texts: ["We couldn’t load the hashtags just now."],
  },
  { path: "/blog", heading: "All Blogs", texts: ["We couldn’t load the articles", OUTAGE] },
  { path: "/blog/any", heading: "This article isn’t available right now", texts: [OUTAGE] },
  { path: "/video-reels", heading: NO_STORIES, texts: [OUTAGE] },
  { path: "/video-detail/any", heading: "Video not available!", texts: [OUTAGE] },
  {
    path: "/search?q=hope",
    heading: "Search",
    texts: ["Search isn’t available right now.", "reload the page"],
  },
  { path: "/video-reels-old", heading: NO_STORIES, texts: [OUTAGE] },
  { path: "/hashtag/any", heading: NO_STORIES, texts: [OUTAGE] },
  { path: "/some-page", heading: "This page isn’t available", texts: [OUTAGE] },
];

const SITUATIONS: {
  name: string;
  answer: (path: string) => Answer;
  pages: typeof EMPTY_PAGES;
  isOutage?: boolean;
}[] = [
  {
    name: "nothing filled in",
    answer: (path) => {
      const [call = ""] = path.split("?");
      if (call === BROKEN_CALL) return OUT_OF_ORDER;
      const body = EMPTY[call];
      return body ? jsonAnswer(body) : NOT_FOUND;
    },
    pages: EMPTY_PAGES,
  },
  {
    name: "a provider that is out of order",
    answer: () => OUT_OF_ORDER,
    pages: OUTAGE_PAGES,
    isOutage: true,
  },
];

for (const { name, answer, pages, isOutage } of SITUATIONS) {
  test.describe(`with ${name}`, () => {
    // One worker visits them all, on a site that never had other content.
    test.describe.configure({ mode: "default" });

    let site: ForeignSite;

    test.beforeAll(async () => {
      site = await startForeignSite();
      await site.serve(answer);
    });

    test.afterAll(() => site.stop());

    for (const { path, heading, texts } of pages) {
      test(`${path} still applies`, async ({ page }) => {
        const response = await page.goto(site.url + path);
        const isMissing = heading === NO_STORIES || (isOutage && !WHOLE_WITHOUT_PROVIDER.includes(path));
        expect(response?.status()).toBe(isMissing ? 503 : 200);
        expect(response?.headers()["retry-after"]).toBe(isMissing ? "60" : undefined);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        const main = page.getByRole("main");
        for (const text of texts) await expect(main.getByText(text).first()).toBeVisible();
        await expect(main).not.toContainText(/undefined|null|NaN|\[object/);
        if (isOutage) {
          await expect(main).not.toContainText(THERE_IS_NONE);
          await expect(page).not.toHaveTitle(/not found/i);
        }
      });
    }
  });
}

import { z } from "zod";

const videos = z.object({
  data: z.object({
    videos: z.array(z.object({ slug: z.string(), videoType: z.string(), captions: z.unknown() })),
  }),
});
const blogs = z.object({ data: z.object({ blogs: z.array(z.object({ slug: z.string() })) }) });

/** No letter of it is in the example content. */
const NOTHING = "zzzzzz";

/** @typedef {import("../support/catalogue.mjs").Translator} Translator */

/**
 * One screen of the site: its address without a language, and what to press there.
 *
 * @typedef {object} VisitorScreen
 * @property {string} name
 * @property {string} address
 * @property {boolean} [isForMembers]
 * @property {(page: import("playwright").Page, t: Translator) => Promise<void>} [open]
 */

/**
 * Returns every screen that a visitor can see, with the example content.
 *
 * @param {string} providerUrl
 * @returns {Promise<VisitorScreen[]>}
 */
export async function visitorScreens(providerUrl) {
  /** @type {(call: string) => Promise<unknown>} */
  const read = async (call) => (await fetch(providerUrl + call)).json();
  const stories = videos.parse(await read("/video-reels/1/100")).data.videos;
  const story = stories.find(({ videoType, captions }) => videoType !== "multiple" && captions)?.slug ?? "";
  const [article] = blogs.parse(await read("/get-blogs?pageNumber=1&limit=1&filter=&sortBy=1")).data.blogs;
  const video = `/video-detail/${story}`;
  return [
    { name: "home", address: "/" },
    { name: "menu", address: "/", open: (page, t) => pressFor(page, t("layout", "openMenu")) },
    { name: "film", address: "/", open: openFilm },
    { name: "about-us", address: "/about-us" },
    { name: "discover-jesus", address: "/discover-jesus" },
    { name: "privacy-policy", address: "/privacy-policy" },
    { name: "terms-service", address: "/terms-service" },
    {
      name: "help-desk",
      address: "/help-desk",
      open: (page) => press(page.locator("main [role=tabpanel] button").first()),
    },
    { name: "install-app", address: "/install-app" },
    { name: "language", address: "/language" },
    { name: "blog", address: "/blog" },
    { name: "article", address: `/blog/${article?.slug ?? NOTHING}` },
    { name: "collection", address: "/collection/begin-here" },
    { name: "collection-feed", address: "/collection/begin-here/watch" },
    {
      name: "hashtags",
      address: "/hashtags",
      open: (page) => page.locator("main [type=checkbox]").first().check(),
    },
    { name: "hashtag", address: "/hashtag/featured" },
    { name: "feed", address: "/video-reels" },
    { name: "feed-more", address: "/video-reels", open: (page, t) => pressFor(page, t("feed", "more")) },
    {
      name: "feed-share",
      address: "/video-reels",
      open: (page, t) => pressFor(page, t("share", "share")),
    },
    { name: "plain-feed", address: "/video-reels-old" },
    { name: "carousel", address: "/video-reels-new" },
    { name: "story", address: video },
    {
      name: "story-settings",
      address: video,
      open: openSettings,
    },
    { name: "story-share", address: video, open: (page, t) => pressFor(page, t("share", "share")) },
    { name: "share", address: `/share/videos/${story}` },
    { name: "report", address: `/report/${story}`, open: sendEmpty },
    { name: "saved-none", address: "/saved" },
    { name: "saved", address: video, open: openSaved },
    { name: "search", address: "/search?q=lamp" },
    { name: "search-none", address: `/search?q=${NOTHING}` },
    { name: "contact-us", address: "/contact-us" },
    { name: "contact-us-errors", address: "/contact-us", open: sendEmpty },
    { name: "join-us-errors", address: "/join-us", open: sendEmpty },
    { name: "volunteer-errors", address: "/volunteer", open: sendEmpty },
    { name: "talk-errors", address: "/talk", open: sendEmpty },
    { name: "upload-story", address: "/upload-story" },
    { name: "upload-story-errors", address: "/upload-story", open: sendEmpty },
    { name: "recorder", address: "/upload-story", open: openRecorder },
    { name: "login", address: "/login" },
    { name: "login-errors", address: "/login", open: sendEmpty },
    { name: "signup", address: "/signup" },
    { name: "signup-errors", address: "/signup", open: sendEmpty },
    { name: "signup-code", address: "/signup", open: askForCode },
    { name: "profile", address: "/profile", isForMembers: true },
    { name: "profile-edit", address: "/profile/edit", isForMembers: true },
    { name: "profile-delete", address: "/profile/delete", isForMembers: true, open: sendEmpty },
    { name: "offline", address: "/about-us", open: goOffline },
    { name: "no-page", address: "/no/such/page" },
    { name: "no-story", address: `/video-detail/${NOTHING}` },
    { name: "no-article", address: `/blog/${NOTHING}` },
    { name: "no-hashtag", address: `/hashtag/${NOTHING}` },
    { name: "no-collection", address: `/collection/${NOTHING}` },
    { name: "conversation-ended", address: `/conversation/${NOTHING}` },
    { name: "give-consent-invalid", address: `/give-consent/${NOTHING}` },
    { name: "withdraw-consent-invalid", address: `/withdraw-consent/${NOTHING}` },
    { name: "stop-mails", address: `/stop-mails/${NOTHING}` },
    { name: "preview-expired", address: `/draft/${NOTHING}` },
  ];
}

/**
 * Presses a button once its script has loaded.
 *
 * @param {import("playwright").Locator} button
 */
async function press(button) {
  const isLive = (/** @type {Element} */ element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  await button.waitFor();
  for (let look = 0; look < 100 && !(await button.evaluate(isLive)); look += 1)
    await button.page().waitForTimeout(50);
  await button.click();
}

/**
 * Presses a button that opens a dialog.
 *
 * @param {import("playwright").Page} page
 * @param {string} name
 */
async function pressFor(page, name) {
  await press(page.getByRole("button", { name, exact: true }).first());
  await page.getByRole("dialog").waitFor();
}

/**
 * @param {import("playwright").Page} page
 * @param {Translator} t
 */
async function openSettings(page, t) {
  const name = t("videoPlayer", "settings");
  await press(page.getByRole("button", { name, exact: true }));
  await page.getByRole("group", { name, exact: true }).waitFor();
}

/** @param {import("playwright").Page} page */
async function openFilm(page) {
  await press(page.locator("main a[aria-haspopup=dialog]").first());
  await page.getByRole("dialog").waitFor();
}

/**
 * Sends a form without anything in it, and unfolds the rest of it.
 *
 * @param {import("playwright").Page} page
 */
async function sendEmpty(page) {
  await press(page.locator("main form[aria-label] [type=submit]").last());
  await page.locator("[aria-invalid=true]").first().waitFor();
  for (const folded of await page.locator("main form details:not([open]) > summary").all())
    await folded.click();
}

/**
 * @param {import("playwright").Page} page
 * @param {Translator} t
 */
async function openSaved(page, t) {
  const save = page.getByRole("button", { name: t("player", "save"), exact: true }).first();
  if ((await save.getAttribute("aria-pressed")) !== "true") await press(save);
  await page.goto(page.url().replace(/video-detail\/.*/, "saved"));
  await page.getByRole("button").first().waitFor();
}

/**
 * @param {import("playwright").Page} page
 * @param {Translator} t
 */
async function openRecorder(page, t) {
  await pressFor(page, t("recordNow", "record"));
  await page.getByRole("button", { name: t("recorder", "start"), exact: true }).waitFor();
}

/** @param {import("playwright").Page} page */
async function askForCode(page) {
  const form = page.locator("main form[aria-label]");
  await form.locator("[name=firstName]").fill("Ann");
  await form.locator("[name=lastName]").fill("Lee");
  await form.locator("[name=email]").fill(`ann.${crypto.randomUUID().slice(0, 8)}@example.org`);
  await press(form.locator("[type=submit]").last());
  await page.locator("[autocomplete=one-time-code]").waitFor();
}

/**
 * Shows a notice over the page.
 *
 * @param {import("playwright").Page} page
 */
async function goOffline(page) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  // Stays under the pointer.
  await page.locator("[data-sonner-toast]").hover();
}

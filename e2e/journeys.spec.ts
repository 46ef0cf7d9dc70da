import { LANGUAGES } from "@lampstand/contract/languages";
import type { Page } from "@playwright/test";
import { readCatalogue, translatorOf } from "../scripts/support/catalogue.mjs";
import { createAdmin, SHOWN_WITHIN_MS } from "./support/admin";
import { type MemberSite, newEmail, startMemberSite } from "./support/member-site";
import { activeReel, openFeed, playingVideo } from "./support/reels";
import { expect, test } from "./support/test";
import { makeVideo } from "./support/uploads";

test.describe.configure({ timeout: 240_000 });

for (const language of ["es", "ar"] as const)
  test(`a visitor watches, tells a story, agrees, joins and withdraws in the language ${language}`, async ({
    page,
  }) => {
    const site = await startMemberSite();
    try {
      const admin = await createAdmin(site.stack.provider.url);
      await admin.updateGlobal("settings", { otherLanguages: [language] });
      const home = `${site.url}/${language}`;
      await expect
        .poll(async () => (await page.request.get(home)).status(), { timeout: SHOWN_WITHIN_MS })
        .toBe(200);
      const visit = visitorOf(page, site, language);
      await visit.watches();
      await visit.findsAStory();
      await visit.tellsAStory();
      const email = await visit.agrees();
      await visit.joins();
      await visit.withdraws(email);
    } finally {
      await site.stop();
    }
  });

function visitorOf(page: Page, site: MemberSite, language: "es" | "ar") {
  const t = translatorOf(readCatalogue(language));
  const home = `${site.url}/${language}`;
  const button = (area: string, key: string) => page.getByRole("button", { name: t(area, key), exact: true });
  const field = (area: string, key: string) => page.getByRole("textbox", { name: t(area, key), exact: true });
  const sent = (key: string) => page.getByText(t("sent", key), { exact: true }).first();
  const heading = page.getByRole("heading", { level: 1 });

  /** Expects a page in the language, whose links stay in it. */
  async function expectAt(path: string | RegExp) {
    await expect(page).toHaveURL(typeof path === "string" ? home + path : path);
    expect(new URL(page.url()).pathname.split("/")[1]).toBe(language);
    await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGES[language].tag);
    await expect(page.locator("html")).toHaveAttribute("dir", LANGUAGES[language].direction);
    const links = await page
      .locator("a[href^='/']:not([hreflang])")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const elsewhere = links.filter((href) => !new RegExp(`^/${language}(?:[/?#]|$)`).test(href));
    expect.soft(elsewhere, page.url()).toEqual([]);
  }

  return {
    async watches() {
      await openFeed(page, `${home}/video-reels`);
      await expectAt(/\/video-reels(?:\?v=|$)/);
      await button("player", "unmute").click();
      await expect(button("player", "mute")).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await expect(activeReel(page)).toHaveAttribute("aria-posinset", "2");
      await expect.poll(async () => (await playingVideo(page))?.muted).toBe(false);
      await expectAt(/\/video-reels\?v=/);
    },

    async findsAStory() {
      await page.goto(`${home}/about-us`);
      await page
        .getByRole("banner")
        .getByRole("link", { name: t("search", "search"), exact: true })
        .click();
      await page.getByRole("searchbox", { name: t("search", "searchFor") }).fill("one lamp knock");
      await button("search", "search").click();
      await expectAt("/search?q=one+lamp+knock");
      await page.getByRole("article").first().getByRole("link").click();
      await expectAt("/video-detail/one-lamp-and-then-a-knock");
      await expect(button("player", "pause")).toBeVisible();
    },

    async tellsAStory() {
      await page.goto(`${home}/upload-story`);
      await expect(heading).toHaveText(t("pageTitles", "uploadStory"));
      const email = newEmail();
      await field("storyForm", "name").fill("Ann Example");
      await field("form", "email").fill(email);
      for (const [question, answer] of [
        ["tellerAge", "tellerAgeAdult"],
        ["othersSeen", "othersSeenNone"],
        ["danger", "dangerNo"],
      ] as const)
        await page
          .getByRole("radiogroup", { name: t("storySafety", question) })
          .getByRole("radio", { name: t("storySafety", answer), exact: true })
          .check();
      await page
        .getByLabel(t("storyVideo", "label"), { exact: true })
        .setInputFiles(makeVideo("own.mp4").path);
      await button("storyForm", "upload").click();
      await expect(sent("story")).toBeVisible();
      await expect(heading).toHaveText(t("storyThanks", "title"));
      await expectAt("/upload-story");
      const admin = await createAdmin(site.stack.provider.url);
      expect(await admin.find("stories", "email", email)).toMatchObject({ language });
    },

    /** Returns the address to which the receipt goes. */
    async agrees(): Promise<string> {
      await page.goto(`${home}/join-us`);
      await expectAt("/join-us");
      const email = newEmail();
      await field("form", "fullName").fill("Ann Example");
      await field("form", "email").fill(email);
      await page
        .getByRole("group", { name: t("consents", "legend") })
        .getByRole("checkbox")
        .first()
        .check();
      await button("form", "submit").click();
      await expect(sent("testimony")).toBeVisible();
      await page.waitForURL(home);
      await expectAt("");
      return email;
    },

    async joins() {
      const email = newEmail();
      await page.goto(`${home}/signup`);
      await field("member", "firstName").fill("Ann");
      await field("member", "lastName").fill("Lee");
      await field("form", "email").fill(email);
      await button("member", "sendOtp").click();
      await expect(sent("otpSentSignup")).toBeVisible();
      await field("member", "otp").fill(await site.codeTo(email));
      await expectAt("/signup");
      await button("member", "verifySignup").click();
      await page.waitForURL(home);

      await button("layout", "openMenu").click();
      const menu = page.getByRole("dialog", { name: t("layout", "menu") });
      await menu.getByRole("button", { name: t("layout", "logout") }).click();
      await expect(page.getByText(t("layout", "loggedOut"), { exact: true })).toBeVisible();

      site.pass(1);
      await page.goto(`${home}/login`);
      await field("form", "email").fill(email);
      await button("member", "sendOtp").click();
      await expect(sent("otpSent")).toBeVisible();
      await field("member", "otp").fill(await site.codeTo(email, 2));
      await button("member", "verifyLogin").click();
      await page.waitForURL(home);
      await expectAt("");
    },

    async withdraws(email: string) {
      const { text = "" } = await site.mailTo(email);
      const link = /https?:\/\/\S+\/withdraw-consent\/[\w-]{43}/.exec(text)?.[0] ?? "";
      expect(link.startsWith(`${home}/withdraw-consent/`)).toBe(true);
      await page.goto(link);
      await expect(heading).toHaveText(t("withdrawConsent", "title"));
      await expectAt(link.slice(home.length));
      await button("withdrawConsent", "withdraw").click();
      await expect(heading).toHaveText(t("withdrawConsent", "withdrawn"));
      await expectAt(link.slice(home.length));
    },
  };
}

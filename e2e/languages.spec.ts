import type { APIResponse } from "@playwright/test";
import { readCatalogue, translatorOf } from "../scripts/support/catalogue.mjs";
import { type Admin, createAdmin, SHOWN_WITHIN_MS } from "./support/admin";
import { expectSoundPage } from "./support/accessibility";
import { newEmail, startMemberSite } from "./support/member-site";
import { expect, test } from "./support/test";

const es = translatorOf(readCatalogue("es"));
const de = translatorOf(readCatalogue("de"));

async function offer(admin: Admin, languages: { ownLanguage?: string; otherLanguages: string[] }) {
  await admin.updateGlobal("settings", languages);
}

test.describe.configure({ timeout: 240_000 });

test("a site in Spanish and Arabic keeps visitors in their language", async ({ page, startStack }) => {
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const get = (path: string) => page.request.get(site.url + path, { maxRedirects: 0 });
  await page.request.get(site.url + "/about-us");

  await test.step("without other languages, their addresses are not there", async () => {
    expect((await get("/es/about-us")).status()).toBe(404);
    expect(await (await get("/about-us")).text()).not.toContain("hreflang");
  });

  await offer(admin, { otherLanguages: ["es", "ar"] });
  await expect.poll(async () => (await get("/es/about-us")).status(), { timeout: SHOWN_WITHIN_MS }).toBe(200);

  await test.step("each page names its other languages, and their addresses name it", async () => {
    for (const [path, lang] of [
      ["/about-us", "en"],
      ["/es/about-us", "es"],
      ["/ar/about-us", "ar"],
    ] as const) {
      await expect(async () => {
        const html = await (await get(path)).text();
        expect(html).toContain(`<html lang="${lang}" dir="${lang === "ar" ? "rtl" : "ltr"}"`);
        for (const [tag, address] of [
          ["en", "/about-us"],
          ["es", "/es/about-us"],
          ["ar", "/ar/about-us"],
          ["x-default", "/about-us"],
        ])
          expect(html).toContain(`hrefLang="${tag}" href="${site.url}${address}"`);
        expect(html).toContain(`<link rel="canonical" href="${site.url}${path}"/>`);
      }).toPass({ timeout: SHOWN_WITHIN_MS });
    }
  });

  await test.step("the church's own language has no prefix, and other names are no languages", async () => {
    for (const [path, target] of [
      ["/en/about-us?a=b", "/about-us?a=b"],
      ["/en", "/"],
      ["/default/about-us", "/about-us"],
      ["/en/%5Cevil.example", "/%5Cevil.example"],
    ] as const) {
      const { status, location } = await answerOf(get(path));
      expect([path, status(), location]).toEqual([path, 308, target]);
    }
    for (const path of ["/de/about-us", "/xx/about-us", "/es/no/such/page", "/es/es"])
      expect([path, (await get(path)).status()]).toEqual([path, 404]);
  });

  await test.step("links, the switch and forms stay in the language", async () => {
    await page.goto(`${site.url}/es/contact-us`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(es("pageTitles", "contactUs"));
    const internal = await page
      .locator("a[href^='/']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const others = internal.filter((href) => !/^\/es(?:\/|$|\?)/.test(href));
    expect([...new Set(others)].sort()).toEqual(["/ar/contact-us", "/contact-us"]);
    await page.getByRole("button", { name: es("form", "submit") }).click();
    await expect(page.getByText(es("fieldErrors", "contactEmailRequired")).first()).toBeVisible();
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: es("footer", "allStories") })
      .click();
    await page.waitForURL(/\/es\/video-reels/);
  });

  await test.step("a page in Arabic is right to left, and leads back", async () => {
    await page.goto(`${site.url}/ar`);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expectSoundPage(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  await test.step("each language has its feed, sitemap entry and previews", async () => {
    for (const [path, lang] of [
      ["/feed.xml", "en"],
      ["/es/feed.xml", "es"],
      ["/ar/feed.xml", "ar"],
    ] as const) {
      const feed = await (await get(path)).text();
      expect(feed).toContain(`<language>${lang}</language>`);
      expect(feed).toContain(
        `<description>${translatorOf(readCatalogue(lang))("pageDescriptions", "blog")}</description>`,
      );
      expect(feed).toContain(`href="${site.url}${path}" rel="self"`);
      const etag = (await get(path)).headers().etag ?? "";
      const again = await page.request.get(site.url + path, { headers: { "if-none-match": etag } });
      expect([path, again.status()]).toEqual([path, 304]);
      const blog = await (await get(path.replace("feed.xml", "blog"))).text();
      expect(blog).toContain(`type="application/rss+xml" href="${site.url}${path}"`);
    }
    const guids = async (path: string) =>
      [...(await (await get(path)).text()).matchAll(/<guid[^>]*>[^<]+/g)].map(String);
    expect(await guids("/es/feed.xml")).not.toEqual([]);
    expect(await guids("/es/feed.xml")).toEqual(await guids("/feed.xml"));
    for (const [path, status] of [
      ["/de/feed.xml", 404],
      ["/xx/feed.xml", 404],
      ["/en/feed.xml", 308],
      ["/es/sitemap.xml", 404],
      ["/es/robots.txt", 404],
    ] as const)
      expect([path, (await get(path)).status()]).toEqual([path, status]);

    const sitemap = await (await get("/sitemap.xml")).text();
    const about = await (await get("/es/about-us")).text();
    for (const name of ["video-detail", "blog"])
      expect(sitemap).toMatch(new RegExp(`hreflang="ar" href="${site.url}/ar/${name}/[^"]+"`));
    for (const locale of ["en_US", "ar_AR"])
      expect(about).toContain(`<meta property="og:locale:alternate" content="${locale}"/>`);
    expect(about).toContain('<meta property="og:locale" content="es_ES"/>');
  });

  await test.step("another own language takes the addresses without a prefix", async () => {
    await offer(admin, { ownLanguage: "es", otherLanguages: ["en"] });
    await expect(async () => {
      expect(await (await get("/about-us")).text()).toContain('<html lang="es"');
      expect((await get("/es/about-us")).status()).toBe(308);
      expect(await (await get("/en/about-us")).text()).toContain('<html lang="en"');
    }).toPass({ timeout: SHOWN_WITHIN_MS });
  });
});

test("the church writes in the language in which a visitor wrote", async ({ page }) => {
  const site = await startMemberSite();
  try {
    const admin = await createAdmin(site.stack.provider.url);
    await offer(admin, { otherLanguages: ["de"] });
    await expect
      .poll(async () => (await page.request.get(`${site.url}/de/signup`)).status(), {
        timeout: SHOWN_WITHIN_MS,
      })
      .toBe(200);

    await test.step("a code, and what the page says about it", async () => {
      const email = newEmail();
      await page.goto(`${site.url}/de/signup`);
      await page.getByLabel(de("member", "firstName")).fill("Ann");
      await page.getByLabel(de("member", "lastName")).fill("Lee");
      await page.getByLabel(de("form", "email")).fill(email);
      await page.getByRole("button", { name: de("member", "sendOtp") }).click();
      await expect(page.getByText(de("sent", "otpSentSignup")).first()).toBeVisible();
      expect((await site.mailTo(email)).subject).toContain("Ihr Code");
    });

    await test.step("a message", async () => {
      const email = newEmail();
      await page.goto(`${site.url}/de/contact-us`);
      await page.getByLabel(de("form", "fullName")).fill("Ann Lee");
      await page.getByLabel(de("form", "email")).fill(email);
      await page.getByLabel(de("contactForm", "message")).fill("Guten Tag");
      await page.getByRole("button", { name: de("form", "submit") }).click();
      await expect(page.getByText(de("sent", "contact")).first()).toBeVisible();
      expect(await admin.find("contact-messages", "email", email)).toMatchObject({ language: "de" });
    });
  } finally {
    await site.stop();
  }
});

async function answerOf(asked: Promise<APIResponse>) {
  const answer = await asked;
  return { status: () => answer.status(), location: answer.headers().location };
}

test.describe("a visitor who reads Spanish", () => {
  test.use({ locale: "es-MX" });

  test("is offered Spanish once", async ({ page, startStack }) => {
    const { site, provider } = await startStack();
    const admin = await createAdmin(provider.url);
    await offer(admin, { otherLanguages: ["es"] });
    const sentence = es("languages", "offer");
    await expect(async () => {
      await page.goto(`${site.url}/about-us`);
      await expect(page.getByRole("link", { name: sentence })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: SHOWN_WITHIN_MS });
    await page.getByRole("button", { name: es("languages", "dismissOffer") }).click();
    await page.reload();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Español" })).toBeVisible();
    await expect(page.getByRole("link", { name: sentence })).toBeHidden();
  });
});

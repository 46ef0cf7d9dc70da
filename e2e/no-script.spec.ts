import type { Page } from "@playwright/test";
import { z } from "zod";
import { findVideo, readBlogs, readContent, readFaqs, readHome } from "./support/contract";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

/** A desktop's and a phone's window, in pixels. */
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

test("the home page shows its whole text and the menu's links", async ({ page, providerUrl }) => {
  await page.goto("/");
  for (const text of (await readHome(providerUrl)).texts)
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Pictures from our shop" })).toBeVisible();
});

test("the menu starts closed and leaves the first screen to the page", async ({ page }) => {
  await page.goto("/about-us");
  for (const size of WINDOWS)
    await test.step(`${size.width} px wide`, async () => {
      await page.setViewportSize(size);
      const menu = page.getByRole("navigation", { name: "Site" });
      const item = menu.getByRole("link", { name: "Privacy Policy" });
      await expect(item).toBeHidden();
      const header = await page.getByRole("banner").boundingBox();
      expect(header?.height).toBeLessThan(100);
      const button = page.getByRole("banner").locator("summary").and(page.getByLabel("Open menu"));
      await button.click();
      await item.scrollIntoViewIfNeeded();
      await expect(item).toBeInViewport();
      await button.click();
      await expect(item).toBeHidden();
    });
});

test("a video plays with the browser's own controls", async ({ page, providerUrl }) => {
  const video = await findVideo(
    providerUrl,
    ({ videoType, name }) => videoType !== "multiple" && name.length <= 28,
  );
  await page.goto(`/video-detail/${video.slug}`);
  await expect(page.getByRole("heading", { name: video.name })).toBeVisible();
  await expect(page.locator("video")).toHaveAttribute("controls");
  await expect(page.locator("video")).toHaveAttribute("poster", /.+/);
});

test("a long title isn't cut, because nothing could open it", async ({ page, providerUrl }) => {
  const video = await findVideo(
    providerUrl,
    ({ videoType, name }) => videoType !== "multiple" && name.length > 28,
  );
  await page.goto(`/video-detail/${video.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(video.name, { useInnerText: true });
});

test("nothing covers the page", async ({ page }) => {
  await page.goto("/");
  for (const size of WINDOWS)
    await test.step(`${size.width} px wide`, async () => {
      await page.setViewportSize(size);
      await page.mouse.wheel(0, 1500);
      const inTheMiddle = () =>
        page.evaluate(
          ({ width, height }) => Boolean(document.elementFromPoint(width / 2, height / 2)?.closest("main")),
          size,
        );
      await expect.poll(inTheMiddle).toBe(true);
    });
});

test("a feed shows its first reel and leads to all of them", async ({ page }) => {
  for (const path of ["/video-reels", "/hashtag/featured", "/video-reels?hashtags=hope"])
    await test.step(path, async () => {
      await page.goto(path);
      const reel = page.locator('article[aria-current="true"]');
      await expect(reel.locator("img")).toBeVisible();
      await expect(reel.getByRole("link")).toHaveAttribute("href", /^\/video-detail\/.+/);
      await expect(page.locator("video:visible")).toHaveCount(0);
      await expect(page.locator("button:visible")).toHaveCount(0);
      const name = (await reel.getByRole("heading").textContent()) ?? "";
      await page.getByRole("link", { name: /^Watch (all|these) stories without JavaScript$/ }).click();
      await expect(page).toHaveURL(/\/video-reels-old/);
      await expect(page.getByRole("heading", { name })).toBeVisible();
    });
});

test("visitors can change and clear a choice of hashtags", async ({ page }) => {
  await page.goto("/video-reels?hashtags=hope");
  await page.getByRole("link", { name: "Change" }).click();
  await expect(page.getByRole("checkbox", { name: "hope" })).toBeChecked();
  await page.goBack();
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL(/\/video-reels$/);
});

/** The pages that show one record, with the fields that visitors read. */
const CONTENT = [
  {
    path: "/about-us",
    call: "/get_about_content",
    fields: ["ourMissionContent", "ourStoryContent", "ourVisionContent", "ourValues", "joinUsContent"],
  },
  { path: "/install-app", call: "/get_app_install_content", fields: ["title", "shortDescription"] },
  {
    path: "/volunteer",
    call: "/get-volunteer-content",
    fields: [
      "topHeading",
      "topParagraph",
      "volunteerParagraph1",
      "section3Paragraph",
      "feature1",
      "feature4",
    ],
  },
  { path: "/discover-jesus", call: "/web/page-content/%09Discover%20Jesus", fields: ["title", "content"] },
  { path: "/privacy-policy", call: "/web/page-content/privacy-policy", fields: ["title", "content"] },
  { path: "/terms-service", call: "/web/page-content/terms-condition", fields: ["title", "content"] },
];

test("the pages of content show their whole text", async ({ page, providerUrl }) => {
  for (const { path, call, fields } of CONTENT)
    await test.step(path, async () => {
      const content = await readContent(providerUrl, call);
      await page.goto(path);
      const shown = letters(await page.getByRole("main").innerText());
      for (const field of fields)
        expect(shown).toContain(letters(await textOf(page, z.string().min(1).parse(content[field]))));
    });
});

test("the help desk shows all answers", async ({ page, providerUrl }) => {
  const categories = await readFaqs(providerUrl);
  await page.goto("/help-desk");
  for (const { name, faqData } of categories) {
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
    for (const { answer } of faqData) await expect(page.getByText(answer, { exact: true })).toBeVisible();
  }
});

test("an article shows its whole text", async ({ page, providerUrl }) => {
  const [blog] = await readBlogs(providerUrl);
  await page.goto("/blog");
  await page.getByRole("link", { name: `Read More about ${blog?.title ?? ""}` }).click();
  const shown = letters(await page.getByRole("article").first().innerText());
  expect(shown).toContain(letters(await textOf(page, blog?.content ?? "")));
});

/** Returns the text of an HTML fragment, as a browser reads it. */
function textOf(page: Page, html: string): Promise<string> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "text/html");
    return parsed.body.textContent;
  }, html);
}

/** Returns the text without spaces between words, which depend on the layout. */
function letters(text: string): string {
  return text.replace(/\s+/g, "");
}

test("a missing address says so", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can’t find this page");
});

test("members' pages say that they need script, and show no useless form", async ({ page }) => {
  for (const [path, shown] of [
    ["/login", "/login"],
    ["/signup", "/signup"],
    ["/profile", "/login?next=%2Fprofile"],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(shown);
      await expect(page.getByText(/^You need JavaScript to log in\./)).toBeVisible();
      await expect(page.getByRole("textbox")).toHaveCount(0);
    });
});

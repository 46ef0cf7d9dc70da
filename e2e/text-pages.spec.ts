import type { Page } from "@playwright/test";
import { readPage } from "./support/contract";
import { expect, test } from "./support/test";

const PAGES = [
  { path: "/privacy-policy", slug: "privacy-policy", dated: true },
  { path: "/terms-service", slug: "terms-condition", dated: true },
  { path: "/discover-jesus", slug: "%09Discover%20Jesus", dated: false },
];

const text = (page: Page) => page.locator(".rich-text");

/** `01-03-25` for a day in March 2025. */
const policyDate = (isoDate: string) => isoDate.slice(2, 10).split("-").reverse().join("-");

test("show the provider's title, text and date, and describe themselves in their head", async ({
  page,
  siteUrl,
  providerUrl,
}) => {
  for (const { path, slug, dated } of PAGES)
    await test.step(path, async () => {
      const { title, content, effectiveDate } = await readPage(providerUrl, slug);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
      await expect(text(page)).toHaveText(await wordsOf(page, content));
      const date = page.getByText("Effective Date");
      if (dated) await expect(date).toHaveText(`(Effective Date: ${policyDate(effectiveDate ?? "")})`);
      else await expect(date).toHaveCount(0);

      await expect(page).toHaveTitle(new RegExp(`^${title} – `));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", siteUrl + path);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", title);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{40}/);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("show their whole text", async ({ page, providerUrl }) => {
    for (const { path, slug } of PAGES)
      await test.step(path, async () => {
        const { title, content } = await readPage(providerUrl, slug);
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
        const paragraphs = [...content.matchAll(/<p>([^<&]{20,})<\/p>/g)].map(([, words = ""]) => words);
        expect(paragraphs.length).toBeGreaterThan(0);
        for (const words of paragraphs) await expect(page.getByText(words, { exact: true })).toBeVisible();
      });
  });
});

/** Returns the words of an HTML fragment as a browser reads it. */
function wordsOf(page: Page, html: string): Promise<string> {
  return page.evaluate((source) => {
    const { body } = new DOMParser().parseFromString(source, "text/html");
    return body.textContent.trim();
  }, html);
}

import { findVideo } from "../support/contract";
import { expectNoAxeViolations, expectNoHorizontalScroll } from "../support/accessibility";
import { startPageProvider, type ProvidedPage } from "../support/foreign-providers";
import { createStack, type Stack } from "../support/stack";
import { expect, test } from "../support/test";
import { TORTURE_TEXT } from "../support/hostile-content";

test("a video's slug redirects to the video permanently", async ({ request, providerUrl }) => {
  const { slug } = await findVideo(providerUrl, ({ videoType }) => videoType !== "multiple");
  const response = await request.get(`/${slug}`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe(`/video-detail/${slug}`);
});

for (const [from, to] of [
  ["/terms-condition", "/terms-service"],
  ["/Privacy-Policy", "/privacy-policy"],
] as const)
  test(`${from} redirects to ${to} permanently`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(to);
  });

test.describe("a provider's own pages", () => {
  const PAGES: Record<string, ProvidedPage> = {
    torture: {
      title: "Everything at once",
      content: TORTURE_TEXT,
      effectiveDate: "2025-03-01T23:30:00-11:00",
    },
    undated: { title: "Giving", content: `<p>${"Words that are said again. ".repeat(20)}</p>` },
    untitled: { title: "", content: "<p>Only words.</p>" },
    empty: { title: "Soon", content: "<p>&nbsp;</p>" },
    "privacy-policy": { title: "Privacy", content: "<p>We keep little.</p>" },
  };

  let provider: Awaited<ReturnType<typeof startPageProvider>>;
  let stack: Stack;

  test.beforeAll(async ({ foreignSite }) => {
    provider = await startPageProvider((slug) => PAGES[slug], foreignSite.serve);
    stack = foreignSite.stack;
  });

  test("appear without the frame, with their date and a link home", async ({ page }) => {
    await page.goto(`${stack.site.url}/torture`);
    await expect(page.getByRole("heading", { level: 1, name: "Everything at once" })).toBeVisible();
    await expect(page.getByText("Effective Date")).toHaveText("(Effective Date: 01-03-25)");
    await expect(page.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("button", { name: "Open menu" })).toHaveCount(0);
  });

  for (const width of [320, 768, 1280])
    test(`keep long words, wide tables, pictures and code within ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`${stack.site.url}/torture`);
      await expect(page.getByText("The end,")).toBeVisible();
      await expectNoHorizontalScroll(page);
      await expectNoAxeViolations(page);
    });

  test("have tables and code that scroll by keyboard", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${stack.site.url}/torture`);
    for (const name of ["Table", "Preformatted text"]) {
      const region = page.getByRole("region", { name });
      await region.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    }
  });

  test("set lists in the direction of their words", async ({ page }) => {
    await page.goto(`${stack.site.url}/torture`);
    await expect(page.getByRole("list").filter({ hasText: /^שלום$/ })).toHaveCSS("direction", "rtl");
  });

  test("take their description from their first words", async ({ page }) => {
    await page.goto(`${stack.site.url}/undated`);
    const description = await page.locator('meta[name="description"]').getAttribute("content");
    expect(description).toMatch(/^Words that are said again\. .*…$/);
    expect(description?.length).toBeLessThanOrEqual(155);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", `${stack.site.url}/undated`);
    await expect(page.getByText("Effective Date")).toHaveCount(0);
  });

  test("work without a title, and without a text", async ({ page }) => {
    await page.goto(`${stack.site.url}/untitled`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A page");
    await expect(page.getByText("Only words.")).toBeVisible();
    await page.goto(`${stack.site.url}/empty`);
    await expect(page.getByRole("main")).toContainText("We’re still writing this page.");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  });

  test("a policy without a date says so, and one without an answer doesn't mention it", async ({ page }) => {
    await page.goto(`${stack.site.url}/privacy-policy`);
    await expect(page.getByText("Effective Date")).toHaveText("(Effective Date: N/A)");
    const response = await page.goto(`${stack.site.url}/discover-jesus`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Discover Jesus");
    await expect(page.getByRole("main")).toContainText("We’re still writing this page.");
  });

  for (const nonsense of [
    "wp-login.php",
    "favicon-x.png",
    ".env",
    "a%00b",
    "%09a",

    "a".repeat(2000),
    "%F0%9F%99%8F",
  ])
    test(`answer 404 to ${nonsense.slice(0, 20)} without calling the provider`, async ({ request }) => {
      expect((await request.get(`${stack.site.url}/${nonsense}`)).status()).toBe(404);
      const asked = provider.asked.filter((path) => /individual_video|page-content/.test(path));
      expect(asked.join("\n")).not.toMatch(/php|png|env|%00|%09a|aaa|%F0/);
    });
});

test("say so in an outage; search engines skip only unknown addresses", async ({ page }) => {
  const stack = await createStack();
  try {
    await stack.site.start();
    for (const [path, sentence, robots] of [
      ["/privacy-policy", "We couldn’t load this text just now.", 0],
      ["/any-page", "We couldn’t load it just now.", 1],
    ] as const) {
      const response = await page.goto(stack.site.url + path);
      expect(response?.status()).toBe(503);
      await expect(page.getByRole("main")).toContainText(sentence);
      await expect(page.getByText("Effective Date")).toHaveCount(0);
      await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(robots);
    }
    expect((await page.goto(`${stack.site.url}/wp-login.php`))?.status()).toBe(404);
  } finally {
    await stack.stop();
  }
});

import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { SITE_PAGES } from "../../lib/seo/site-pages";
import { BOTH } from "../support/devices";
import { expectNoHorizontalScroll } from "../support/accessibility";
import { findVideo, readBlogs, readHashtagVideos, readSettings } from "../support/contract";
import { openMenu, untilLive } from "../support/page-actions";
import { activeReel, openFeed, readReels } from "../support/reels";
import { expect, test } from "../support/test";

/** Screens that search engines skip, and screens with the provider's addresses. */
const OTHER_SCREENS = ["/search", "/login", "/signup", "/video-reels-old", "/video-reels-new"];

/** Returns the paths of the site's own pages among these links. */
const pathsOf = (links: Locator) =>
  links.evaluateAll((anchors) =>
    anchors.flatMap((anchor) =>
      anchor instanceof HTMLAnchorElement && anchor.origin === window.location.origin
        ? [anchor.pathname]
        : [],
    ),
  );

/** Returns the same for a page's HTML, without parts that only visitors without script see. */
async function pathsOn(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const links = html.replace(/<noscript>.*?<\/noscript>/gs, "").matchAll(/<a\s[^>]*?href="(\/[^"?#]*)/g);
  return [...links].map(([, found = ""]) => found);
}

test("every public screen is within two steps of home", async ({ page, request, providerUrl }) => {
  await page.goto("/");
  await openMenu(page);
  const afterOne = new Set(await pathsOf(page.locator("a[href]")));
  const reached = new Set(afterOne);
  for (const path of afterOne) for (const next of await pathsOn(request, path)) reached.add(next);

  const [article] = await readBlogs(providerUrl);
  const featured = (await readHashtagVideos(providerUrl, "featured")).find(
    ({ videoType }) => videoType !== "multiple",
  );
  const screens = [
    ...Object.keys(SITE_PAGES),
    ...OTHER_SCREENS,
    `/blog/${article?.slug ?? ""}`,
    "/hashtag/featured",
    `/video-detail/${featured?.slug ?? ""}`,
  ];
  expect([...reached]).toEqual(expect.arrayContaining(screens));
});

test("the header's bar has the top items beside 'Watch Real Stories'", async ({ page, providerUrl }) => {
  const settings = await readSettings(providerUrl);
  await page.goto("/");
  const bar = page.getByRole("banner").getByRole("navigation", { name: "Stories" });
  for (const [name, href] of [
    [/^Share your story/, settings.shareStoryLink],
    [/^Shop/, settings.shopLink],
    [/^Discover Jesus$/, "/discover-jesus"],
    [/^Watch Real Stories$/, settings.watchRealStoryLink],
  ] as const) {
    const link = bar.getByRole("link", { name });
    await expect(link).toBeVisible();
    expect(new URL((await link.getAttribute("href")) ?? "", page.url()).href).toBe(
      new URL(href ?? "", page.url()).href,
    );
  }
  const heights = await bar
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(heights).size).toBe(1);
});

for (const width of [390, 360, 320])
  test(`'Share your story' stays in the bar of a phone of ${width} pixels @phone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/");
    const bar = page.getByRole("banner");
    const share = bar.getByRole("link", { name: /^Share your story/ });
    await expect(share).toBeInViewport({ ratio: 1 });
    for (const name of [/^Shop/, /^Discover Jesus/])
      await expect(bar.getByRole("link", { name })).toBeHidden();
    // All are in one row.
    const watch = bar.getByRole("link", { name: "Watch Real Stories" });
    const middles = await Promise.all(
      [share, watch, bar.getByRole("button", { name: "Open menu" })].map(middleOf),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
    await expectNoHorizontalScroll(page);
    await page.evaluate(() => {
      window.scrollTo({ top: 900, behavior: "instant" });
    });
    await expect(share).toBeInViewport({ ratio: 1 });
  });

async function middleOf(part: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return y + height / 2;
}

for (const device of BOTH)
  test(`the featured stories lead to all others ${device}`, async ({ page }) => {
    await openFeed(page, "/hashtag/featured");
    await page.getByRole("link", { name: "All stories" }).click();
    await expect(page).toHaveURL(/\/video-reels(\?|$)/);
    await page.goBack();
    await page.getByRole("link", { name: "Choose hashtags" }).click();
    await expect(page).toHaveURL(/\/hashtags$/);
  });

const top = (page: Page) => page.evaluate(() => window.scrollY);

/** The router has finished scrolling once nothing more is being fetched. */
async function expectAtTop(page: Page) {
  await expect.poll(() => top(page)).toBe(0);
  await page.waitForLoadState("networkidle");
  expect(await top(page)).toBe(0);
}

for (const device of BOTH)
  test(`a link to the current page returns to the top ${device}`, async ({ page, providerUrl }) => {
    const { company } = await readSettings(providerUrl);
    const scrollDown = async () => {
      await page.getByRole("heading", { name: "Submit your story now" }).scrollIntoViewIfNeeded();
      expect(await top(page)).toBeGreaterThan(0);
    };
    await page.goto("/");
    const home = page.getByRole("banner").getByRole("link", { name: company ?? "" });
    await untilLive(home);
    await scrollDown();
    await home.click();
    await expectAtTop(page);

    await page.goto("/about-us");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const menu = await openMenu(page);
    await menu.getByRole("link", { name: "About" }).click();
    await expectAtTop(page);
  });

for (const device of BOTH)
  test(`a video is shared like a reel, by its own address ${device}`, async ({
    page,
    siteUrl,
    providerUrl,
  }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, "share", { value: async (data: unknown) => void shared.push(data) });
    });
    const { slug, name } = await findVideo(providerUrl, ({ videoType }) => videoType !== "multiple");
    await page.goto(`/video-detail/${slug}?t=1`);
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, "shared") as unknown))
      .toEqual([{ title: name, url: `${siteUrl}/video-detail/${slug}` }]);
  });

test("a video leads to related ones, in the server's HTML", async ({ request, providerUrl }) => {
  const video = await findVideo(providerUrl, ({ videoType }) => videoType !== "multiple");
  const html = await (await request.get(`/video-detail/${video.slug}`)).text();
  const related = /<section aria-labelledby="related".*?<\/section>/s.exec(html)?.[0] ?? "";
  const slugs = [...related.matchAll(/href="\/video-detail\/([^"]+)"/g)].map(([, slug = ""]) => slug);
  expect(slugs.length).toBeGreaterThan(0);
  expect(slugs).not.toContain(video.slug);
  // The nearest come first.
  const nearest = await findVideo(providerUrl, (candidate) => candidate.slug === slugs[0]);
  const names = new Set(video.hashtagId.map(({ name }) => name));
  expect(nearest.hashtagId.some(({ name }) => names.has(name))).toBe(true);
});

for (const device of BOTH)
  test(`a video leads back to the reel that opened it, or to all stories ${device}`, async ({
    page,
    context,
    providerUrl,
  }) => {
    const reel = (await readReels(providerUrl)).find(({ videoType }) => videoType === "both");
    if (!reel) throw new Error("The seed has no such reel");
    await openFeed(page, `/hashtag/featured?v=${reel.slug}`);
    await activeReel(page).getByRole("link", { name: reel.name }).click();
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL(`/hashtag/featured?v=${reel.slug}`);
    await expect(activeReel(page)).toHaveAccessibleName(reel.name);

    const fresh = await context.newPage();
    await fresh.goto(`/video-detail/${reel.slug}`);
    await fresh.getByRole("link", { name: "Back" }).click();
    await expect(fresh).toHaveURL(/\/video-reels(\?|$)/);
  });

test("a reel's name is a link only if it has a page", async ({ page, providerUrl }) => {
  const reel = (await readReels(providerUrl)).find(({ videoType }) => videoType === "multiple");
  if (!reel) throw new Error("The seed has no such reel");
  await openFeed(page, `/video-reels?v=${reel.slug}`);
  await expect(activeReel(page)).toHaveAccessibleName(reel.name);
  await expect(activeReel(page).getByRole("link")).toHaveCount(0);
  await page.goto(`/video-detail/${reel.slug}`);
  await expect(page.getByRole("heading", { name: "Video not available!" })).toBeVisible();
  await page.getByRole("link", { name: "Watch this story in the feed" }).click();
  await expect(page).toHaveURL(`/video-reels?v=${reel.slug}`);
  await expect(activeReel(page)).toHaveAccessibleName(reel.name);
});

test("pages without the common footer have links onward", async ({ page, providerUrl }) => {
  const { slug } = await findVideo(providerUrl, ({ videoType }) => videoType !== "multiple");
  for (const path of [`/video-detail/${slug}`, "/video-detail/no-such-video", "/no/such/page"]) {
    await page.goto(path);
    const ways = page.getByRole("navigation", { name: "Continue" });
    await expect(ways.getByRole("link", { name: "All stories" })).toHaveAttribute("href", "/video-reels");
    await expect(ways.getByRole("link", { name: "Help desk" })).toHaveAttribute("href", "/help-desk");
  }
});

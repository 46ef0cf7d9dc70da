import { readContent, readHashtagVideos, readVideos } from "./support/contract";
import { expectNoHorizontalScroll } from "./support/accessibility";
import {
  isReel,
  namesOnPage,
  namesShown,
  PLAIN_FEED,
  PLAIN_PAGE_SIZE,
  plainReels,
  plainVideos,
} from "./support/plain-reels";
import { expect, test } from "./support/test";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("shows each reel with player, poster, captions, name, description and link", async ({
    page,
    request,
    providerUrl,
  }) => {
    const provided = (await readVideos(providerUrl)).slice(0, PLAIN_PAGE_SIZE).filter(isReel);
    await page.goto(PLAIN_FEED);
    await expect(plainReels(page)).toHaveCount(provided.length);
    for (const [place, { slug, name, description, videoType }] of provided.entries()) {
      const reel = plainReels(page).nth(place);
      await expect(reel.getByRole("heading", { name })).toBeVisible();
      const link = reel.getByRole("link", { name });
      if (videoType === "both") await expect(link).toHaveAttribute("href", `/video-detail/${slug}`);
      else await expect(link).toHaveCount(0);
      await expect(reel.getByText(description)).toBeVisible();
      const video = reel.locator("video");
      for (const attribute of ["controls", "playsinline", "src", "poster"])
        await expect(video).toHaveAttribute(attribute);
      await expect(video).toHaveAttribute("preload", "none");
      await expect(video.locator("track")).toHaveAttribute("src", `/embed/${slug}/captions`);
      const captions = await request.get(`/embed/${slug}/captions`);
      expect(await captions.text()).toMatch(/^WEBVTT/);
    }
  });

  test("shows all reels once, page by page, and leads back", async ({ page, providerUrl }) => {
    const all = (await readVideos(providerUrl)).filter(isReel).map(({ name }) => name);
    await page.goto(PLAIN_FEED);
    await expect(page.getByRole("link", { name: "Back to the newest stories" })).toHaveCount(0);
    const seen = await namesShown(page);
    const more = page.getByRole("link", { name: "More stories" });
    for (let number = 2; (await more.count()) > 0; number += 1) {
      await more.click();
      await expect(page).toHaveURL(new RegExp(`page=${number}$`));
      seen.push(...(await namesShown(page)));
    }
    expect(seen).toEqual(all);
    await page.getByRole("link", { name: "Back to the newest stories" }).click();
    await expect(page).toHaveURL(new RegExp(`${PLAIN_FEED}$`));
  });

  test("gives each reel a whole, readable screen", async ({ page, providerUrl }) => {
    const shown = (await readVideos(providerUrl)).slice(0, PLAIN_PAGE_SIZE).filter(isReel);
    const [first] = shown;
    if (!first) throw new Error("The seed has no reels");
    await page.goto(PLAIN_FEED);
    for (const { width, height } of [
      { width: 1280, height: 800 },
      { width: 768, height: 1024 },
      { width: 390, height: 844 },
    ])
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        for (const [place, { name, description }] of shown.entries()) {
          const reel = plainReels(page).nth(place);
          await expect(reel.getByRole("heading", { name })).toBeVisible();
          await expect(reel.getByText(description)).toBeVisible();
          expect((await reel.boundingBox())?.height).toBe(height);
        }
        await expectNoHorizontalScroll(page);
      });
    for (const { width, height } of [
      { width: 320, height: 640 },
      { width: 320, height: 256 },
      { width: 844, height: 390 },
    ])
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await expectNoHorizontalScroll(page);
        const description = page.getByText(first.description);
        await description.evaluate((element) => {
          element.scrollIntoView({ block: "end", behavior: "instant" });
        });
        await expect(description).toBeInViewport({ ratio: 1 });
        expect((await plainVideos(page).first().boundingBox())?.height).toBeGreaterThan(150);
      });
  });

  test("stops at each reel after a fling @phone", async ({ page }) => {
    await page.goto(PLAIN_FEED);
    await expect(page.locator("html")).toHaveCSS("scroll-snap-type", "y mandatory");
    await expect(plainReels(page).first()).toHaveCSS("scroll-snap-stop", "always");
  });
});

test("begins with the shared reel", async ({ page, providerUrl }) => {
  const provided = (await readVideos(providerUrl)).filter(isReel);
  const [shared, later] = [provided[2], provided.at(-1)];
  await page.goto(`${PLAIN_FEED}?v=${shared?.slug}`);
  const withShared = await namesShown(page);
  expect(withShared[0]).toBe(shared?.name);
  expect([...withShared].sort()).toEqual([...(await namesOnPage(providerUrl, 1))].sort());

  await page.goto(`${PLAIN_FEED}?v=${later?.slug}`);
  expect(await namesShown(page)).toEqual([later?.name, ...(await namesOnPage(providerUrl, 1))]);
});

test("leads from an address beyond the last page to the first, also without script", async ({ request }) => {
  for (const [query, target] of [
    ["?page=99", PLAIN_FEED],
    ["?hashtag=featured&page=99", `${PLAIN_FEED}?hashtag=featured`],
  ] as const) {
    const answer = await request.get(PLAIN_FEED + query, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toBe(target);
  }
});

test("shows a hashtag's reels under its name, picture and link", async ({ page, providerUrl }) => {
  const { name, imageLink } = await readContent(providerUrl, "/gethashtagBySlug/hope");
  const stories = (await readHashtagVideos(providerUrl, "hope")).filter(isReel);
  await page.goto(`${PLAIN_FEED}?hashtag=hope`);
  expect(await namesShown(page)).toEqual(stories.slice(0, PLAIN_PAGE_SIZE).map((story) => story.name));
  await expect(page.getByRole("heading", { level: 1, name: `#${String(name)} stories` })).toBeVisible();
  const more = page.getByRole("link", { name: `More about #${String(name)}` });
  await expect(more).toHaveAttribute("href", String(imageLink));
  await expect(more.locator("img")).toBeVisible();
});

test("leads home and to Discover Jesus, and stays out of search engines", async ({ page }) => {
  const response = await page.goto(PLAIN_FEED);
  expect(response?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page).toHaveTitle(/^Video reels – /);
  const home = page.getByRole("link", { name: "Home", exact: true });
  await expect(home).toHaveCount(2);
  for (const link of await home.all()) await expect(link).toHaveAttribute("href", "/");
  await expect(page.getByRole("link", { name: "Choose hashtags" })).toHaveAttribute("href", "/hashtags");
  await page.getByRole("link", { name: "Discover Jesus" }).click();
  await expect(page).toHaveURL(/\/discover-jesus$/);
});

import { expectNoHorizontalScroll } from "./support/accessibility";
import { activeReel, expectInFront, openFeed, playingVideo, readReels, videoStates } from "./support/reels";
import { expect, test } from "./support/test";

test("has the first reel's poster, name, description and link in the server's HTML", async ({
  request,
  providerUrl,
}) => {
  const [first] = await readReels(providerUrl);
  const html = await (await request.get("/video-reels")).text();
  const article = /<article[^>]*aria-current="true".*?<\/article>/s.exec(html)?.[0] ?? "";
  expect(article).toMatch(
    /<img[^>]+src="[^"]+"[^>]*fetchpriority="high"|<img[^>]+fetchpriority="high"[^>]*src="[^"]+"/i,
  );
  expect(article).toContain(first?.name);
  expect(article).toContain(first?.description.slice(0, 60));
  expect(article).toContain(`href="/video-detail/${first?.slug ?? ""}"`);
});

test("plays only the reel in front, muted", async ({ page, providerUrl }) => {
  const [first, second] = await readReels(providerUrl);
  if (!first || !second) throw new Error("The seed has too few reels");
  await openFeed(page);
  await expectInFront(page, first);
  await expect.poll(async () => (await playingVideo(page))?.muted).toBe(true);

  const before = await playingVideo(page);
  await expect.poll(async () => (await playingVideo(page))?.time).toBeGreaterThan((before?.time ?? 0) + 0.3);
  await expect.poll(async () => (await playingVideo(page))?.frames).toBeGreaterThan(before?.frames ?? 0);

  await page.keyboard.press("ArrowDown");
  await expectInFront(page, second);
  await expect.poll(async () => (await playingVideo(page))?.time).toBeGreaterThan(0.3);
  const others = (await videoStates(page)).filter(({ paused }) => paused);
  for (const other of others) expect(other).toMatchObject({ muted: true });
  await expect
    .poll(async () => (await videoStates(page)).filter(({ paused }) => paused).map(({ time }) => time))
    .toEqual(others.map(() => 0));
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoHorizontalScroll(page);
  }
});

test("updates the address with each reel: a reload returns to it, and 'back' leaves in one step", async ({
  page,
  providerUrl,
}) => {
  const [first, second, third] = await readReels(providerUrl);
  if (!first || !second || !third) throw new Error("The seed has too few reels");
  await page.goto("/about-us");
  await openFeed(page);
  await expect(page).toHaveURL(`/video-reels?v=${first.slug}`);
  for (const reel of [second, third]) {
    await page.keyboard.press("ArrowDown");
    await expectInFront(page, reel);
    await expect(page).toHaveURL(`/video-reels?v=${reel.slug}`);
  }
  await page.reload();
  await expectInFront(page, third);
  await page.keyboard.press("ArrowUp");
  await expectInFront(page, second);
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
});

test("begins with a shared reel beyond the first ten, also in the server's HTML", async ({
  page,
  request,
  providerUrl,
}) => {
  const reels = await readReels(providerUrl);
  const shared = reels.at(-1);
  const [first] = reels;
  if (!shared || !first) throw new Error("The seed has no reels");
  const html = await (await request.get(`/video-reels?v=${shared.slug}`)).text();
  expect(/<article[^>]*aria-current="true".*?<\/article>/s.exec(html)?.[0]).toContain(shared.name);
  await openFeed(page, `/video-reels?v=${shared.slug}`);
  await expectInFront(page, shared);
  await page.keyboard.press("ArrowDown");
  await expectInFront(page, first);
});

test("opens the system's share sheet, or copies the reel's link and says so", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", {
      value: async (data: unknown) => void shared.push(data),
      configurable: true,
    });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => void shared.push(text) },
    });
  });
  await openFeed(page);
  const share = page.getByRole("button", { name: "Share" });
  const shared = () => page.evaluate(() => Reflect.get(window, "shared") as unknown);
  const title = await activeReel(page).evaluate((reel) => reel.querySelector("h2")?.textContent);
  await share.click();
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect.poll(shared).toEqual([{ title, url: page.url() }]);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  expect(await shared()).toEqual([expect.anything(), page.url()]);
});

test("leads to Discover Jesus and home by its pictures and its logo", async ({ page }) => {
  await openFeed(page);
  await expect(page.getByRole("link", { name: "Discover Jesus" })).toHaveAttribute("href", "/discover-jesus");
  const homes = page.getByRole("link", { name: "Home" });
  await expect(homes).toHaveCount(2);
  for (const home of await homes.all()) await expect(home).toHaveAttribute("href", "/");
  await expect(page.getByRole("link", { name: "Discover Jesus" }).locator("img")).toBeVisible();
});

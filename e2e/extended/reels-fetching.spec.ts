import {
  activeReel,
  clipFiles,
  expectInFront,
  fileOf,
  openFeed,
  openFeedAndPlay,
  playingVideo,
  readReels,
  sourcedVideos,
} from "../support/reels";
import { expect, test } from "../support/test";

test("preloads the next reel, but only once the one in front is complete", async ({ page, providerUrl }) => {
  const [first, second] = await readReels(providerUrl);
  const asked: string[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.mp4/, async (route) => {
    asked.push(route.request().url());
    if (asked.length === 1) await held;
    await route.continue();
  });
  await page.goto("/video-reels");
  await expect.poll(() => asked).toHaveLength(1);
  expect(first && clipFiles(first)).toContain(fileOf(asked[0] ?? ""));
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeAttached();
  release();
  await expect
    .poll(async () => (await sourcedVideos(page)).map(({ readyState }) => readyState))
    .toEqual([4, 4]);
  expect(second && clipFiles(second)).toContain(fileOf(asked.at(-1) ?? ""));
});

test("paints no poster when a video's picture is there or on its way", async ({ page, providerUrl }) => {
  const [, second] = await readReels(providerUrl);
  await openFeed(page);
  const readyStates = async () => (await sourcedVideos(page)).map(({ readyState }) => readyState);
  await expect.poll(readyStates).toEqual([4, 4]);
  await page.keyboard.press("ArrowDown");
  if (second) await expectInFront(page, second);
  await expect.poll(readyStates).toEqual([4, 4, 4]);
  await expect(page.locator("article img:visible")).toHaveCount(0);
});

for (const [reason, connection] of [
  ["data is to be saved", { saveData: true, effectiveType: "4g" }],
  ["the network is slow", { saveData: false, effectiveType: "2g" }],
] as const) {
  test(`fetches nothing ahead while ${reason}`, async ({ page, providerUrl }) => {
    const [, second] = await readReels(providerUrl);
    await page.addInitScript((facts) => {
      Object.defineProperty(navigator, "connection", { value: facts });
    }, connection);
    const asked = new Set<string>();
    page.on("request", (request) => {
      if (request.url().endsWith(".mp4")) asked.add(request.url());
    });
    await (connection.saveData ? openFeedAndPlay(page) : openFeed(page));
    await expect.poll(async () => (await playingVideo(page))?.readyState).toBe(4);
    await expect.poll(async () => (await playingVideo(page))?.time).toBeGreaterThan(1);
    expect(asked.size).toBe(1);
    await page.keyboard.press("ArrowDown");
    if (second) await expectInFront(page, second);
    expect(asked.size).toBe(2);
  });
}

test("resumes an interrupted fetch when the connection returns", async ({ page, context, providerUrl }) => {
  const reels = await readReels(providerUrl);
  await openFeed(page);
  await context.setOffline(true);
  const failure = page.getByText("We couldn’t load this video.");
  for (let steps = 0; steps < 6 && !(await failure.isVisible()); steps += 1) {
    const before = await activeReel(page).getAttribute("aria-posinset");
    await page.keyboard.press("ArrowDown");
    await expect(activeReel(page)).not.toHaveAttribute("aria-posinset", before ?? "");
    await expect(failure.or(page.getByRole("button", { name: "Pause", exact: true }))).toBeVisible();
  }
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await expect(failure).toHaveCount(0);
  const name = await activeReel(page).getByRole("heading").textContent();
  const reel = reels.find((one) => one.name === name);
  if (!reel) throw new Error("The reel in front is not the provider's");
  await expectInFront(page, reel);
  const broken = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll("article img")].filter(
          (image) => !("naturalWidth" in image && image.naturalWidth),
        ).length,
    );
  await expect.poll(broken).toBe(0);
});

test("reloads a reel whose preload failed", async ({ page, providerUrl }) => {
  const [, second] = await readReels(providerUrl);
  if (!second) throw new Error("The seed has too few reels");
  const isOfSecond = ({ href }: URL) => clipFiles(second).includes(fileOf(href));
  let failures = 0;
  await page.route(isOfSecond, async (route) => {
    failures += 1;
    await route.abort();
  });
  await openFeed(page);
  await expect.poll(() => failures).toBeGreaterThan(0);
  await page.unroute(isOfSecond);
  await page.keyboard.press("ArrowDown");
  await expectInFront(page, second);
  await expect.poll(async () => (await playingVideo(page))?.time).toBeGreaterThan(0.2);
});

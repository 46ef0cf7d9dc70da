import type { Page } from "@playwright/test";
import { findVideo, type ContractVideo } from "./support/contract";
import { expectNoAxeViolations, expectNoHorizontalScroll } from "./support/accessibility";
import { expect, test } from "./support/test";

const TITLE_LIMIT = 28;

const isWatchable = ({ videoType }: ContractVideo) => videoType !== "multiple";
const isPortrait = ({ width, height }: ContractVideo) => height > width;

const player = (page: Page) => page.locator("video");
const property = (page: Page, name: "currentTime" | "muted" | "paused") =>
  player(page).evaluate((video: HTMLVideoElement, key) => video[key], name);

async function open(page: Page, providerUrl: string, fits: (video: ContractVideo) => boolean = () => true) {
  const video = await findVideo(providerUrl, (candidate) => isWatchable(candidate) && fits(candidate));
  await page.goto(`/video-detail/${video.slug}`);
  return video;
}

test("plays muted with captions, and with sound when asked @all", async ({ page, providerUrl }) => {
  await open(page, providerUrl);
  await expect.poll(() => property(page, "currentTime")).toBeGreaterThan(0.2);
  expect(await property(page, "muted")).toBe(true);
  await expect(page.getByRole("button", { name: "Captions" })).toHaveAttribute("aria-pressed", "true");
  const decoded = () =>
    player(page).evaluate(
      (video: HTMLVideoElement & { webkitAudioDecodedByteCount?: number }) =>
        video.webkitAudioDecodedByteCount,
    );

  await page.getByRole("button", { name: "UNMUTE" }).click();
  await expect(page.getByRole("button", { name: "MUTE", exact: true })).toBeVisible();
  expect(await property(page, "muted")).toBe(false);
  await expect.poll(decoded).toBeGreaterThan(0);

  await page.getByRole("button", { name: "MUTE", exact: true }).click();
  expect(await property(page, "muted")).toBe(true);
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
});

test("pauses and goes on, by button and by a tap on the video @both", async ({ page, providerUrl }) => {
  await open(page, providerUrl);
  await expect.poll(() => property(page, "paused")).toBe(false);
  await page.getByRole("button", { name: "Pause" }).click();
  expect(await property(page, "paused")).toBe(true);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => property(page, "paused")).toBe(false);
  await player(page).click({ position: { x: 60, y: 240 } });
  expect(await property(page, "paused")).toBe(true);
});

test("has poster, title, description and captions in the server's HTML @site", async ({
  request,
  providerUrl,
}) => {
  const video = await findVideo(providerUrl, isWatchable);
  const html = await (await request.get(`/video-detail/${video.slug}`)).text();
  expect(html).toMatch(/<video[^>]+poster="[^"]+"/);
  expect(html).toContain(video.captions);
  expect(html).toContain("<h1");
});

for (const [shape, fits] of [
  ["portrait", isPortrait],
  ["landscape", (video: ContractVideo) => !isPortrait(video)],
] as const) {
  test(`gives a ${shape} video a stage of its own shape @all`, async ({ page, providerUrl }) => {
    const video = await open(page, providerUrl, fits);
    await expect(player(page)).toBeVisible();
    const box = await player(page).boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(video.width / video.height, 1);
    expect(box?.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  });
}

test("cuts a title above 28 characters and shows it on See More", async ({ page, providerUrl }) => {
  const { name } = await open(page, providerUrl, (video) => video.name.length > TITLE_LIMIT);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).not.toContainText(name, { useInnerText: true });
  await page.getByRole("button", { name: "See More" }).click();
  await expect(title).toContainText(name, { useInnerText: true });
  await page.getByRole("button", { name: "See Less" }).click();
  await expect(title).not.toContainText(name, { useInnerText: true });
});

test("shows a short title whole", async ({ page, providerUrl }) => {
  const { name } = await open(page, providerUrl, (video) => video.name.length <= TITLE_LIMIT);
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "See More" })).toHaveCount(0);
});

test("links to the networks, or to their own pages where a video has none", async ({ page, providerUrl }) => {
  await open(page, providerUrl, ({ tiktokLink }) => !tiktokLink);
  await expect(page.getByRole("link", { name: /^TikTok/ })).toHaveAttribute(
    "href",
    "https://www.tiktok.com/login",
  );
  for (const name of [/^TikTok/, /^Facebook/, /^Instagram/, /^YouTube/, /^Church/]) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("target", "_blank");
  }
});

test("leads to Discover Jesus in a new tab", async ({ page, providerUrl }) => {
  await open(page, providerUrl);
  const link = page.getByRole("link", { name: /Discover Jesus/ });
  await expect(link).toHaveAttribute("href", "/discover-jesus");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link.locator("img")).toBeVisible();
});

test("shows a skeleton until the video has loaded", async ({ page, providerUrl }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\.mp4/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, providerUrl);
  const skeleton = page.getByRole("status").filter({ hasText: "Loading..." });
  await expect(skeleton).toBeVisible();
  answer();
  await expect(skeleton).toHaveCount(0);
});

test("says so when the video cannot be loaded, and tries again", async ({ page, providerUrl }) => {
  await page.route(/\.mp4/, (route) => route.abort());
  await open(page, providerUrl);
  await expect(page.getByText("This video could not be loaded.")).toBeVisible();
  await page.unroute(/\.mp4/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "UNMUTE" })).toBeVisible();
});

test("answers 404 and 'Video not available!' for a video of type 'multiple'", async ({
  page,
  providerUrl,
}) => {
  const { slug } = await findVideo(providerUrl, ({ videoType }) => videoType === "multiple");
  const response = await page.goto(`/video-detail/${slug}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Video not available!" })).toBeVisible();
});

for (const slug of ["..%2F..%2Fetc", "%00", "a".repeat(500), "<script>"]) {
  test(`answers 404 to the nonsense slug ${slug.slice(0, 12)} @site`, async ({ request }) => {
    expect((await request.get(`/video-detail/${slug}`)).status()).toBe(404);
  });
}

test("plays without captions when they cannot be had", async ({ page, providerUrl }) => {
  await page.route(/\.vtt/, (route) => route.abort());
  await open(page, providerUrl);
  await expect.poll(() => property(page, "currentTime")).toBeGreaterThan(0.2);
  await expect(page.getByRole("button", { name: "Captions" })).toHaveCount(0);
});

test("waits for the visitor who wants less motion", async ({ page, providerUrl }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, providerUrl);
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  expect(await property(page, "paused")).toBe(true);
});

test("can be moved by arrow keys", async ({ page, providerUrl }) => {
  await open(page, providerUrl);
  await page.getByRole("button", { name: "Pause" }).click();
  const before = await property(page, "currentTime");
  await page.getByRole("slider", { name: "Position" }).focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(() => property(page, "currentTime")).toBeGreaterThan(Number(before) + 3);
});

for (const viewport of [
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 320, height: 256 },
]) {
  test(`keeps its controls apart at ${viewport.width} × ${viewport.height}`, async ({
    page,
    providerUrl,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, providerUrl, isPortrait);
    await page.getByRole("button", { name: "Captions" }).click();
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("button", { name: "UNMUTE" }).click();
    await expectNoHorizontalScroll(page);
  });
}

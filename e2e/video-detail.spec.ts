import { BOTH } from "./support/devices";
import { findVideo } from "./support/contract";
import { expectNoAxeViolations, expectNoHorizontalScroll } from "./support/accessibility";
import { expect, test } from "./support/test";
import { isWatchable, openVideo, player, property } from "./support/video-detail";

for (const device of BOTH)
  test(`plays muted with captions, and with sound on request ${device}`, async ({ page, providerUrl }) => {
    await openVideo(page, providerUrl);
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

for (const device of BOTH)
  test(`pauses and resumes, by button and by a tap on the video ${device}`, async ({ page, providerUrl }) => {
    await openVideo(page, providerUrl);
    await expect.poll(() => property(page, "paused")).toBe(false);
    await page.getByRole("button", { name: "Pause" }).click();
    expect(await property(page, "paused")).toBe(true);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => property(page, "paused")).toBe(false);
    await player(page).click({ position: { x: 60, y: 240 } });
    expect(await property(page, "paused")).toBe(true);
  });

test("has poster, title, description and captions in the server's HTML", async ({ request, providerUrl }) => {
  const video = await findVideo(providerUrl, isWatchable);
  const html = await (await request.get(`/video-detail/${video.slug}`)).text();
  expect(html).toMatch(/<video[^>]+poster="[^"]+"/);
  expect(html).toContain(video.captions);
  expect(html).toContain("<h1");
});

test("says so when the video can't load, and retries", async ({ page, providerUrl }) => {
  await page.route(/\.mp4/, (route) => route.abort());
  await openVideo(page, providerUrl);
  await expect(page.getByText("We couldn’t load this video.")).toBeVisible();
  await page.unroute(/\.mp4/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "UNMUTE" })).toBeVisible();
});

test("answers 404 for a video of type 'multiple' and for nonsense", async ({ request, providerUrl }) => {
  const { slug: multiple } = await findVideo(providerUrl, ({ videoType }) => videoType === "multiple");
  for (const slug of [multiple, "..%2F..%2Fetc", "%00", "a".repeat(500), "<script>"])
    await test.step(slug.slice(0, 12), async () => {
      const response = await request.get(`/video-detail/${slug}`);
      expect(response.status()).toBe(404);
      if (slug === multiple) expect(await response.text()).toMatch(/<h1[^>]*>Video not available!<\/h1>/);
    });
});

test("says so when the player throws, keeps the rest of the page, and can retry", async ({
  page,
  providerUrl,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLMediaElement.prototype, "playbackRate", {
      get: () => {
        throw new Error("A fault of ours");
      },
      configurable: true,
    });
  });
  const { name } = await openVideo(page, providerUrl);
  await expect(page.getByRole("alert").getByText("We couldn’t load this video.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name.slice(0, 20));
  await page.evaluate(() => {
    Object.defineProperty(HTMLMediaElement.prototype, "playbackRate", { value: 1 });
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => property(page, "currentTime")).toBeGreaterThan(0.2);
});

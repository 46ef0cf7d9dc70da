import { expectNoHorizontalScroll, expectSoundOnAnyScreen } from "../support/accessibility";
import { expect, test } from "../support/test";
import { serveVideo, button, settings, property, openPaused } from "../support/video-player";

test("skips back and forward, even in the narrowest player", async ({ page, foreignSite }) => {
  await openPaused(page, await serveVideo(foreignSite));
  const duration = await page.locator("video").evaluate((video: HTMLVideoElement) => video.duration);
  await button(page, "Forward 10 seconds").click();
  expect(await property(page, "currentTime")).toBeCloseTo(Math.min(10, duration), 1);
  await page.setViewportSize({ width: 320, height: 256 });
  await button(page, "Settings").click();
  await settings(page).getByRole("button", { name: "Back 10 seconds" }).click();
  expect(await property(page, "currentTime")).toBe(0);
  await expectNoHorizontalScroll(page);
});

test("keeps every control apart and large enough for a finger in 15 rem", async ({ page, foreignSite }) => {
  await page.setViewportSize({ width: 390, height: 256 });
  await openPaused(page, await serveVideo(foreignSite));
  expect((await page.locator("video").boundingBox())?.width).toBe(240);
  for (const name of ["Captions", "UNMUTE", "Play", "Settings", "Full screen"]) {
    const box = await button(page, name).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await button(page, name).click({ trial: true });
  }
  const bar = await page.getByRole("slider", { name: "Position" }).boundingBox();
  expect(bar?.height).toBeGreaterThanOrEqual(44);
  expect(bar?.width).toBeGreaterThanOrEqual(88);
});

test("shifts nothing at its start, with captions, and at its end", async ({ page, foreignSite }) => {
  const address = await serveVideo(foreignSite);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift", buffered: true });
    Reflect.set(window, "shifts", shifts);
  });
  await page.goto(address);
  await expect(button(page, "Pause")).toBeVisible();
  const video = page.locator("video");
  await expect
    .poll(() =>
      video.evaluate(
        ({ textTracks, currentTime }: HTMLVideoElement) =>
          currentTime > 1 && textTracks[0]?.activeCues?.length === 1,
      ),
    )
    .toBe(true);
  await video.evaluate((element: HTMLVideoElement) => (element.currentTime = element.duration - 0.5));
  await expect(button(page, "Play")).toBeVisible();
  const shifts = await page.evaluate(() => Reflect.get(window, "shifts") as number[]);
  // The fonts load after the first frame and move a line by a pixel or two.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
});

test("enters and leaves full screen", async ({ page, foreignSite }) => {
  await openPaused(page, await serveVideo(foreignSite));
  await button(page, "Full screen").click();
  await expect(button(page, "Leave full screen")).toBeVisible();
  await button(page, "Settings").click();
  await expect(settings(page)).toBeVisible();
  await button(page, "Leave full screen").click();
  await expect(button(page, "Full screen")).toBeVisible();
});

test("reports what plays to the system", async ({ page, foreignSite }) => {
  await page.goto(await serveVideo(foreignSite));
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe("Two cups");
});

test("starts at the time in ?t=, or at the beginning", async ({ page, foreignSite }) => {
  const address = await serveVideo(foreignSite);
  for (const [search, second] of [
    ["?t=5", 5],
    ["?t=9999", 0],
    ["?t=soon", 0],
  ] as const)
    await test.step(search, async () => {
      await openPaused(page, address + search);
      await expect.poll(() => property(page, "currentTime")).toBe(second);
    });
});

test("says why a file can't be played, and links to it", async ({ page, foreignSite }) => {
  for (const [what, videoLink, sentence] of [
    ["a file without a picture", "/sound.wav", "This browser can’t play this video."],
    ["a file that is no video", "/text.mp4", "This browser can’t play this video."],
    ["a file that is not there", "/missing.mp4", "We couldn’t load this video."],
  ] as const)
    await test.step(what, async () => {
      await page.goto(await serveVideo(foreignSite, { videoLink }));
      const notice = page.getByRole("alert").filter({ hasText: sentence });
      await expect(notice).toBeVisible();
      await expect(notice.getByRole("link", { name: "Open the video file" })).toHaveAttribute(
        "href",
        new RegExp(`${videoLink}$`),
      );
      await expect(button(page, "Settings")).toHaveCount(0);
      await expectSoundOnAnyScreen(page);
    });
});

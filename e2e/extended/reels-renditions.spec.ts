import type { Page } from "@playwright/test";
import { BOTH } from "../support/devices";
import { expectNoAxeViolations } from "../support/accessibility";
import { startForeignSite } from "../support/foreign-site";
import { startPartialMedia } from "../support/partial-media";
import {
  activeReel,
  openFeed,
  openFeedAndPlay,
  playingVideo,
  sourcedVideos,
  videoStates,
} from "../support/reels";
import { secondOfSilence } from "../support/silence";
import { expect, PLACEHOLDER, renditionsOf, test } from "../support/stories";

/** Sets the connection that the browser reports. */
async function setConnection(page: Page, connection: Record<string, unknown>) {
  await page.addInitScript((facts) => {
    Object.defineProperty(navigator, "connection", { value: facts });
  }, connection);
}

const playingRendition = async (page: Page) => (await playingVideo(page))?.src?.split("?")[1];

for (const [what, connection, first, rendition] of [
  ["the main one on a fast connection", { effectiveType: "4g", downlink: 10 }, "main", "main"],
  // Changing renditions during playback needs more bandwidth.
  ["the light one on a slow connection", { effectiveType: "3g", downlink: 0.7 }, "lightest", "light"],
  ["the lightest on a poor connection", { effectiveType: "3g", downlink: 0.3 }, "lightest", "lightest"],
  [
    "the lightest for who saves data",
    { saveData: true, effectiveType: "4g", downlink: 10 },
    "lightest",
    "lightest",
  ],
] as const) {
  test(`plays of three renditions ${what}`, async ({ page, clip, serveStories }) => {
    // One story, because measuring a first one decides about the second. Even a busy machine measures enough for the
    // main one.
    const url = await serveStories([renditionsOf(clip, rendition === "main" ? 10 : 1)]);
    await setConnection(page, connection);
    const asked = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "media") asked.add(new URL(request.url()).search);
    });
    const open = "saveData" in connection ? openFeedAndPlay : openFeed;
    await open(page, `${url}/video-reels`);
    await expect.poll(() => playingRendition(page)).toBe(first);
    await page.goto(`${url}/video-reels-old`);
    await expect.poll(async () => (await playingVideo(page))?.time).toBeGreaterThan(0);
    expect(await playingRendition(page)).toBe(rendition);
    // The server's HTML starts with the lightest; a good line skips the light one or passes through it.
    expect([...asked].at(0)).toBe("?lightest");
    expect([...asked].at(-1)).toBe(`?${rendition}`);
  });
}

test("continues at the same place in a lighter rendition when the story stalls", async ({
  page,
  request,
  clip,
  serveStories,
}) => {
  const file = await (await request.get(clip)).body();
  const media = await startPartialMedia(file, (address) => (address.endsWith("main") ? 1 / 2 : 1));
  const site = await startForeignSite({ MEDIA_ORIGINS: media.url });
  // Even a busy machine measures enough for the main one.
  const url = await serveStories([renditionsOf(media.url, 10)], site);
  await setConnection(page, { effectiveType: "4g", downlink: 10 });
  await openFeed(page, `${url}/video-reels`);
  await expect.poll(() => playingRendition(page)).toBe("main");
  await page.evaluate(() => {
    const times: number[] = [];
    const covers: boolean[] = [];
    Object.assign(window, { times, covers });
    const watch = () => {
      for (const video of document.querySelectorAll("video")) {
        if (!video.hasAttribute("src")) continue;
        times.push(video.currentTime);
        const isShown = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !video.seeking;
        covers.push(isShown || video.nextElementSibling?.tagName === "CANVAS");
      }
      requestAnimationFrame(watch);
    };
    watch();
  });
  await expect.poll(() => playingRendition(page), { timeout: 30_000 }).toBe("light");
  await expect.poll(async () => (await playingVideo(page))?.readyState).toBe(4);
  const before = await playingVideo(page);
  await expect.poll(async () => (await playingVideo(page))?.time).toBeGreaterThan(before?.time ?? 0);
  const { times, covers } = await page.evaluate(() => ({
    times: Reflect.get(window, "times") as number[],
    covers: Reflect.get(window, "covers") as boolean[],
  }));
  expect(times.every((time, index) => time >= (times[index - 1] ?? 0))).toBe(true);
  expect(covers).not.toContain(false);
  await expect(page.locator("canvas")).toHaveCount(0);
  expect(before?.muted).toBe(true);
  await site.stop();
  await media.stop();
});

for (const device of BOTH)
  test(`says why a reel can't play, links its file and moves on ${device}`, async ({
    page,
    clip,
    serveStories,
  }) => {
    const url = await serveStories([
      { videoLink: "/uploads/none.mp4", placeholder: PLACEHOLDER, description: "It is not there." },
      { videoLink: "/uploads/sound.wav", placeholder: PLACEHOLDER },
      { videoLink: clip, hasSound: false },
    ]);
    // A browser that knows only the sound's codec plays the sound without the picture.
    await page.route("**/sound.wav", (route) =>
      route.fulfill({ contentType: "audio/wav", body: secondOfSilence() }),
    );
    await page.goto(`${url}/video-reels`);
    const alert = page.getByRole("alert").filter({ hasText: /\S/ });
    await expect(alert).toContainText("We couldn’t load this video.");
    await expect(alert.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(alert.getByRole("link", { name: "Open the video file" })).toHaveAttribute(
      "href",
      /none\.mp4$/,
    );
    await expect(activeReel(page).locator("> div").first()).toHaveCSS("background-image", /data:image\/png/);
    await expectNoAxeViolations(page);

    await page.keyboard.press("ArrowDown");
    await expect(activeReel(page)).toHaveAccessibleName("Story 2");
    await expect(alert).toContainText("This browser can’t play this video.");
    await expect(alert.getByRole("link", { name: "Open the video file" })).toHaveAttribute(
      "href",
      /sound\.wav$/,
    );
    await expect(page.getByRole("button", { name: "UNMUTE" })).toBeVisible();
    expect((await videoStates(page)).every(({ paused }) => paused)).toBe(true);

    await alert.hover();
    await page.mouse.wheel(0, 300);
    await expect(activeReel(page)).toHaveAccessibleName("Story 3");
    await expect.poll(async () => (await playingVideo(page))?.time).toBeGreaterThan(0);
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole("button", { name: "UNMUTE" })).toHaveCount(0);
    expect((await sourcedVideos(page)).length).toBeLessThanOrEqual(3);
  });

test("tries the other rendition before saying that a reel can't play", async ({
  page,
  clip,
  serveStories,
}) => {
  const url = await serveStories([renditionsOf(clip)]);
  await setConnection(page, { effectiveType: "4g", downlink: 10 });
  await page.route("**/*?main", (route) => route.fulfill({ status: 404 }));
  await openFeed(page, `${url}/video-reels`);
  await expect.poll(() => playingRendition(page)).toBe("light");
});

test("has the placeholder in the server's HTML, in both feeds", async ({ request, clip, serveStories }) => {
  const url = await serveStories([{ videoLink: clip, placeholder: PLACEHOLDER }]);
  for (const path of ["/video-reels", "/video-reels-old"]) {
    const html = await (await request.get(url + path)).text();
    expect(html).toMatch(/<(div|video)[^>]+style="background-image:url\(&quot;data:image\/png;base64,/);
  }
});

test("says in the plain feed that a reel couldn't load, with a link to its file", async ({
  page,
  serveStories,
}) => {
  const url = await serveStories([{ videoLink: "/uploads/none.mp4", placeholder: PLACEHOLDER }]);
  await page.goto(`${url}/video-reels-old`);
  await expect(page.getByText("We couldn’t load this video.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the video file" })).toHaveAttribute("href", /none\.mp4$/);
  await expectNoAxeViolations(page);
});

test("says in the carousel that its clip couldn't load", async ({ page, serveStories }) => {
  const url = await serveStories([]);
  await page.goto(`${url}/video-reels-new`);
  await expect(page.getByText("We couldn’t load this video.").first()).toBeVisible();
  const link = page.getByRole("link", { name: "Open the video file" }).first();
  await expect(link).toHaveAttribute("href", /\/uploads\/resource\/reel\.mp4$/);
});

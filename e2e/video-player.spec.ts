import type { Page } from "@playwright/test";
import { expectNoHorizontalScroll, expectSoundOnAnyScreen } from "./support/accessibility";
import { findVideo } from "./support/contract";
import type { ForeignSite } from "./support/foreign-site";
import { type Answer, jsonAnswer, NOT_FOUND } from "./support/local-server";
import { secondOfSilence } from "./support/silence";
import { expect, test } from "./support/test";

const PLACEHOLDER =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

const TRANSCRIPT = [
  { start: 0, end: 2, text: "There was a storm." },
  { start: 2.5, end: 4, text: "Then it was still." },
  { start: 5, end: 6, text: "We had two cups." },
];

/** As media servers send it whose captions a site may read. */
const READABLE = { "access-control-allow-origin": "*" };

const captionsOf = (text: string): Answer => ({
  type: "text/vtt",
  body: `WEBVTT\n\n00:00.000 --> 00:20.000\n${text}`,
  headers: READABLE,
});

let clip: string;

test.beforeEach(async ({ providerUrl }) => {
  const { videoLink } = await findVideo(providerUrl, ({ width, height }) => height > width);
  clip = new URL(videoLink, `${providerUrl}/`).href;
});

/** Gives the site a provider with one video, and returns the address of its page. */
async function serveVideo({ serve, url }: ForeignSite, fields: object = {}): Promise<string> {
  const data = {
    _id: "1",
    name: "Two cups",
    slug: "two-cups",
    status: "Active",
    videoType: "single",
    videoLink: clip,
    width: 720,
    height: 1280,
    placeholder: PLACEHOLDER,
    captions: [
      { lang: "en", label: "English", src: "/en.vtt" },
      { lang: "de", label: "Deutsch", src: "/de.vtt" },
    ],
    transcript: TRANSCRIPT,
    ...fields,
  };
  await serve((path) => {
    if (path === "/get_individual_video/two-cups") return jsonAnswer({ status: "success", data });
    if (path === "/en.vtt") return captionsOf("There was a storm.");
    if (path === "/de.vtt") return captionsOf("Es gab einen Sturm.");
    if (path === "/sound.wav") return { type: "audio/wav", body: secondOfSilence() };
    if (path === "/text.mp4") return { type: "video/mp4", body: "No video", headers: READABLE };
    return NOT_FOUND;
  });
  return `${url}/video-detail/two-cups`;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const settings = (page: Page) => page.getByRole("group", { name: "Settings" });
const property = (page: Page, name: "currentTime" | "paused" | "playbackRate") =>
  page.locator("video").evaluate((video: HTMLVideoElement, key) => video[key], name);

async function openPaused(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address);
  await expect(button(page, "Settings")).toBeVisible();
  await expect
    .poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.duration))
    .toBeGreaterThan(5);
}

test("changes its speed in the settings, which Escape closes", async ({ page, foreignSite }) => {
  await openPaused(page, await serveVideo(foreignSite));
  await button(page, "Settings").click();
  await expect(settings(page)).toBeFocused();
  await expectSoundOnAnyScreen(page);
  // What is chosen shows once the video tells its speed, a moment after the click.
  const faster = settings(page).getByRole("radio", { name: "1.5×" });
  await faster.click();
  await expect(faster).toBeChecked();
  expect(await property(page, "playbackRate")).toBe(1.5);
  await page.keyboard.press("Escape");
  await expect(settings(page)).toHaveCount(0);
  await expect(button(page, "Settings")).toBeFocused();
});

test("skips back and forth, in the narrowest player too", async ({ page, foreignSite }) => {
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

test("moves nothing when it begins to play, with captions, nor at its end", async ({ page, foreignSite }) => {
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
  expect(await page.evaluate(() => Reflect.get(window, "shifts") as number[])).toEqual([]);
});

test("fills the screen, and leaves it again", async ({ page, foreignSite }) => {
  await openPaused(page, await serveVideo(foreignSite));
  await button(page, "Full screen").click();
  await expect(button(page, "Leave full screen")).toBeVisible();
  await button(page, "Settings").click();
  await expect(settings(page)).toBeVisible();
  await button(page, "Leave full screen").click();
  await expect(button(page, "Full screen")).toBeVisible();
});

test("shows captions in the language that was chosen, the next time too", async ({ page, foreignSite }) => {
  const shown = () =>
    page.locator("video").evaluate((video: HTMLVideoElement) =>
      Array.from(video.textTracks).map(({ mode, language, cues }) => {
        const [cue] = Array.from(cues ?? []);
        return [mode, language, cue instanceof VTTCue ? cue.text : ""];
      }),
    );
  await openPaused(page, await serveVideo(foreignSite));
  await expect.poll(shown).toEqual([["showing", "en", "There was a storm."]]);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/de.vtt", async (route) => {
    await arrived;
    await route.continue();
  });
  await button(page, "Settings").click();
  // The choice shows before its captions have come.
  await settings(page).getByRole("radio", { name: "Deutsch" }).check();
  arrive();
  await expect.poll(shown).toContainEqual(["showing", "de", "Es gab einen Sturm."]);
  await page.reload();
  await expect.poll(shown).toEqual([["showing", "de", "Es gab einen Sturm."]]);
});

test("offers no sound where there is none, and no transcript where nothing is said", async ({
  page,
  foreignSite,
}) => {
  await openPaused(page, await serveVideo(foreignSite, { hasSound: false, transcript: [] }));
  await expect(button(page, "Captions")).toHaveAttribute("aria-pressed", "true");
  await expect(button(page, "UNMUTE")).toHaveCount(0);
  await expect(page.getByText("Transcript")).toHaveCount(0);
});

test("moves with a finger on its position bar @phone", async ({ page, foreignSite }) => {
  await openPaused(page, await serveVideo(foreignSite));
  const bar = await page.getByRole("slider", { name: "Position" }).boundingBox();
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", part: number) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [
        { x: (bar?.x ?? 0) + (bar?.width ?? 0) * part, y: (bar?.y ?? 0) + (bar?.height ?? 0) / 2 },
      ],
    });
  await touch("touchStart", 0.2);
  for (const part of [0.3, 0.45, 0.6]) await touch("touchMove", part);
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  const duration = await page.locator("video").evaluate((video: HTMLVideoElement) => video.duration);
  await expect.poll(() => property(page, "currentTime")).toBeGreaterThan(duration * 0.45);
  expect(await property(page, "currentTime")).toBeLessThan(duration * 0.75);
});

test("tells the system what plays", async ({ page, foreignSite }) => {
  await page.goto(await serveVideo(foreignSite));
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe("Two cups");
});

test.describe("the transcript", () => {
  test("stands in the server's HTML, with the placeholder and for search engines @site", async ({
    request,
    foreignSite,
  }) => {
    const html = await (await request.get(await serveVideo(foreignSite))).text();
    expect(html).toMatch(/<details[\s\S]*<a href="\?t=2"[\s\S]*Then it was still\.[\s\S]*<\/details>/);
    expect(html).toContain('"transcript":"There was a storm. Then it was still. We had two cups."');
    expect(html).toMatch(/<video[^>]+style="[^"]*data:image\/png;base64,/);
  });

  test("jumps to a line without a reload, and marks the one being spoken", async ({ page, foreignSite }) => {
    await openPaused(page, await serveVideo(foreignSite));
    const line = page.getByRole("link", { name: "0:02 Then it was still." });
    await expect(line).toBeHidden();
    await page.getByText("Transcript").click();
    await expectSoundOnAnyScreen(page);
    const address = page.url();
    await line.click();
    await expect(line).toHaveAttribute("aria-current", "true");
    expect(await property(page, "currentTime")).toBeGreaterThanOrEqual(2.5);
    expect(await property(page, "paused")).toBe(false);
    expect(page.url()).toBe(address);
  });
});

test("starts where ?t= says, and else at the beginning", async ({ page, foreignSite }) => {
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

test("says why a file cannot be watched, and leads to it", async ({ page, foreignSite }) => {
  for (const [what, videoLink, sentence] of [
    ["a file without a picture", "/sound.wav", "This browser cannot play this video."],
    ["a file that is no video", "/text.mp4", "This browser cannot play this video."],
    ["a file that is not there", "/missing.mp4", "This video could not be loaded."],
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

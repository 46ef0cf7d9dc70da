import { expectSoundOnAnyScreen } from "./support/accessibility";
import { expect, test } from "./support/test";
import { serveVideo, button, settings, property, openPaused } from "./support/video-player";

test("changes its speed in the settings, which Escape closes", async ({ page, foreignSite }) => {
  await openPaused(page, await serveVideo(foreignSite));
  await button(page, "Settings").click();
  await expect(settings(page)).toBeFocused();
  await expectSoundOnAnyScreen(page);
  // The choice shows once the video reports its speed, a moment after the click.
  const faster = settings(page).getByRole("radio", { name: "1.5×" });
  await faster.click();
  await expect(faster).toBeChecked();
  expect(await property(page, "playbackRate")).toBe(1.5);
  await page.keyboard.press("Escape");
  await expect(settings(page)).toHaveCount(0);
  await expect(button(page, "Settings")).toBeFocused();
});

test("shows captions in the chosen language, also next time", async ({ page, foreignSite }) => {
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
  // The choice shows before its captions load.
  await settings(page).getByRole("radio", { name: "Deutsch" }).check();
  arrive();
  await expect.poll(shown).toContainEqual(["showing", "de", "Es gab einen Sturm."]);
  await page.reload();
  await expect.poll(shown).toEqual([["showing", "de", "Es gab einen Sturm."]]);
});

test("offers no sound for silent videos, and no transcript without speech", async ({ page, foreignSite }) => {
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

test.describe("the transcript", () => {
  test("is in the server's HTML, with the placeholder and for search engines", async ({
    request,
    foreignSite,
  }) => {
    const html = await (await request.get(await serveVideo(foreignSite))).text();
    expect(html).toMatch(/<details[\s\S]*<a href="\?t=2"[\s\S]*Then it was still\.[\s\S]*<\/details>/);
    expect(html).toContain('"transcript":"There was a storm. Then it was still. We had two cups."');
    expect(html).toMatch(/<video[^>]+style="[^"]*data:image\/png;base64,/);
  });

  test("jumps to a line without a reload, and marks the spoken one", async ({ page, foreignSite }) => {
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

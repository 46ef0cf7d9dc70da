import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { expectNoAxeViolations, expectSoundOnBothScreens } from "../support/accessibility";
import {
  keptTake,
  lengthOf,
  press,
  preview,
  record,
  recorder,
  sendRecorded,
  WITH_CAMERA,
} from "../support/recorder";
import { expect, test } from "../support/test";
import { openUpload, uploadOn } from "../support/uploads";

test.use(WITH_CAMERA);

/** Returns the length in seconds, according to the last packets. */
function lengthOfFilm(file: string): number {
  const fields = ["-show_entries", "packet=pts_time,duration_time", "-of", "csv=p=0"];
  const packets = execFileSync("ffprobe", ["-v", "error", ...fields, file], { encoding: "utf8" });
  const ends = packets.split("\n").map((packet) => {
    const [begin = 0, length] = packet.split(",").map(Number);
    return begin + (length || 0);
  });
  return Math.max(...ends.filter(Number.isFinite));
}

test("its times match the film, however often it pauses", async ({ page }, info) => {
  await openUpload(page);
  await record(page);
  await recorder(page).evaluate(async (dialog) => {
    const pressNext = async (name: string) => {
      const buttons = [...dialog.querySelectorAll("button")];
      buttons.find(({ textContent }) => textContent === name)?.click();
      await new Promise((resolve) => setTimeout(resolve, 90));
    };
    for (let rests = 0; rests < 30; rests += 1) {
      await pressNext("Pause");
      await pressNext("Continue");
    }
  });
  await press(page, "Finish");
  await expect(preview(page)).toBeVisible();
  const file = info.outputPath("film.webm");
  const { film, seconds } = await keptTake(page);
  writeFileSync(file, Buffer.concat(film.map((slice) => Buffer.from(slice, "base64"))));
  // One frame of this camera lasts 50 ms.
  expect(Math.abs(seconds - lengthOfFilm(file))).toBeLessThan(0.1);
});

test("a repeated answer replaces the first, and only the rest counts", async ({ page, providerUrl }) => {
  const story = await openUpload(page);
  await record(page);
  await press(page, "Say this answer again");
  await expect(recorder(page).getByText(/^0:0[1-3] of 2:00$/)).toBeVisible();
  await press(page, "Finish");
  await expect(page.getByText(/ · 0:0[1-4]$/)).toBeVisible();
  const whole = await lengthOf(page);
  const { admin, stored } = await sendRecorded(story, providerUrl);
  const clip = await admin.find("clips", "id", String(stored?.file));
  const [[from, to]] = clip?.leftOut as [[number, number]];
  expect(from).toBe(0);
  expect(to).toBeGreaterThan(1);
  expect(to).toBeLessThan(whole);
});

test("a visitor hears an earlier answer and repeats it, and the next one stays", async ({
  page,
  providerUrl,
}) => {
  const story = await openUpload(page);
  await record(page);
  await press(page, "Next question");
  await expect(recorder(page).getByText(/^0:0[4-9] of 2:00$/)).toBeVisible();
  await press(page, "Next question");
  await press(page, "Pause");
  const answers = recorder(page).getByRole("region", { name: "Your answers so far" });
  const second = answers.getByRole("listitem").filter({ hasText: "Then: what happened?" });
  await second.getByRole("button", { name: "Play" }).click();
  const begin = (video: HTMLVideoElement) => video.currentTime;
  await expect.poll(() => answers.getByLabel("Your answer").evaluate(begin)).toBeGreaterThan(2);
  await expect
    .poll(() => answers.getByLabel("Your answer").evaluate((video: HTMLVideoElement) => video.paused))
    .toBe(true);
  await expectNoAxeViolations(page);
  await second.getByRole("button", { name: "Say it again" }).click();
  await answers.getByRole("button", { name: "Say it again" }).click();
  await expect(recorder(page).getByText("Then: what happened?")).toBeVisible();
  await expect(recorder(page).getByText(/^0:0[3-5] of 2:00$/)).toBeVisible();
  await press(page, "Next question");
  await expect(recorder(page).getByText("Now: what is different today?")).toBeVisible();
  await expect(recorder(page).getByText(/^0:0[5-9] of 2:00$/)).toBeVisible();
  await press(page, "Finish");
  const { admin, stored } = await sendRecorded(story, providerUrl);
  const clip = await admin.find("clips", "id", String(stored?.file));
  const spans = clip?.leftOut as [number, number][];
  expect(spans).toHaveLength(1);
  expect(spans[0]?.[0]).toBeGreaterThan(2);
  expect(spans[0]?.[1]).toBeGreaterThan(4);
});

test("a visitor trims beginning and end by keyboard only before sending", async ({ page, providerUrl }) => {
  await openUpload(page);
  await record(page);
  await expect(recorder(page).getByText(/^0:0[6-9] of 2:00$/)).toBeVisible();
  await press(page, "Finish");
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(5);
  const cut = async (name: string, moment: number) => {
    await preview(page).evaluate((video: HTMLVideoElement, at) => {
      video.currentTime = at;
    }, moment);
    await page.getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
  };
  await cut("End here", 5);
  await cut("Start here", 1.5);
  await expect(page.getByText("Your story now starts at 0:01.")).toBeVisible();
  await expect(page.getByText(/ · 0:0[34]$/)).toBeVisible();
  await expectSoundOnBothScreens(page);
  // The recording remembers its trims.
  await page.reload();
  const story = uploadOn(page);
  await page.getByRole("button", { name: "Use it" }).click();
  await expect(page.getByText(/ · 0:0[34]$/)).toBeVisible();
  const { admin, stored } = await sendRecorded(story, providerUrl);
  const clip = await admin.find("clips", "id", String(stored?.file));
  expect(clip?.leftOut).toEqual([
    [0, 1.5],
    [5, expect.any(Number)],
  ]);
});

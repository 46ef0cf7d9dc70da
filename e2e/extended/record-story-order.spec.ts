import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { preparedOf, PREPARE_TIMEOUT, workerOf } from "../support/preparation";
import { expectSoundOnBothScreens } from "../support/accessibility";
import { press, preview, record, recorder, sendRecorded, WITH_CAMERA } from "../support/recorder";
import { expect, test } from "../support/test";
import { openUpload } from "../support/uploads";

test.use(WITH_CAMERA);
test.describe.configure({ timeout: 600_000 });

const COLOURS = { red: [255, 0, 0], lime: [0, 255, 0], blue: [0, 0, 255], yellow: [255, 255, 0] } as const;

type Colour = keyof typeof COLOURS;

/** Replaces the camera's picture by the colour in `window.colour`, and shows in `window.view` what it films. */
async function filmColours(page: Page) {
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 360 });
    const picture = canvas.getContext("2d");
    Object.assign(window, { colour: "red" });
    setInterval(() => {
      if (!picture) return;
      picture.fillStyle = String(Reflect.get(window, "colour"));
      picture.fillRect(0, 0, 640, 360);
    }, 40);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      for (const track of stream.getVideoTracks()) track.stop();
      const filmed = canvas.captureStream().getVideoTracks();
      const view = document.createElement("video");
      view.muted = true;
      view.srcObject = new MediaStream(filmed.map((track) => track.clone()));
      void view.play();
      Object.assign(window, { view });
      return new MediaStream([...filmed, ...stream.getAudioTracks()]);
    };
  });
}

/** Waits until the camera films a colour, which takes a while on a busy machine. */
async function show(page: Page, colour: Colour) {
  await page.evaluate((name) => Object.assign(window, { colour: name }), colour);
  const filmed = () =>
    page.evaluate(() => {
      const view: unknown = Reflect.get(window, "view");
      if (!(view instanceof HTMLVideoElement)) return [];
      const picture = new OffscreenCanvas(1, 1).getContext("2d");
      picture?.drawImage(view, 0, 0, 1, 1);
      return [...(picture?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    });
  await expect.poll(async () => nearest(await filmed())).toBe(colour);
}

function nearest(pixel: readonly number[]): Colour {
  const distance = (colour: readonly number[]) =>
    colour.reduce((sum, value, at) => sum + Math.abs(value - (pixel[at] ?? 0)), 0);
  const names: Colour[] = ["red", "lime", "blue", "yellow"];
  return names.reduce((best, name) => (distance(COLOURS[name]) < distance(COLOURS[best]) ? name : best));
}

/** Returns the colours of 20 pictures a second in sequence, without any that lasts a frame or two. */
function inTurn(colours: Colour[]): Colour[] {
  const lasting = colours.filter((colour, at) => colour === colours[at + 1] && colour === colours[at + 2]);
  return lasting.filter((colour, at) => colour !== lasting[at - 1]);
}

function coloursOf(file: string): Colour[] {
  const pixels = execFileSync(
    "ffmpeg",
    `-v error -i ${file} -vf fps=20,scale=1:1 -f rawvideo -pix_fmt rgb24 -`.split(" "),
  );
  return Array.from({ length: pixels.length / 3 }, (_, at) =>
    nearest([...pixels.subarray(at * 3, at * 3 + 3)]),
  );
}

/** Returns the preview's colours from its start until it rests, at most 20 a second. */
async function coloursOfPreview(page: Page): Promise<Colour[]> {
  const pixels = await preview(page).evaluate(async (video: HTMLVideoElement) => {
    const picture = new OffscreenCanvas(1, 1).getContext("2d");
    const seen: number[][] = [];
    let last = -Infinity;
    video.muted = true;
    await video.play();
    while (!video.paused || video.ended || video.seeking) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (video.seeking || video.ended || performance.now() < last + 50) continue;
      last = performance.now();
      picture?.drawImage(video, 0, 0, 1, 1);
      seen.push([...(picture?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3));
    }
    return seen;
  });
  return pixels.map(nearest);
}

test("a repeated first answer of three comes first in the published film", async ({
  page,
  startStack,
}, info) => {
  const stack = await startStack({ variables: { PREPARE_AT_ONCE: "1" } });
  await filmColours(page);
  const story = await openUpload(page, stack.site.url);
  const nextIn = async (colour: Colour, time: RegExp) => {
    await press(page, "Pause");
    await show(page, colour);
    await press(page, "Next question");
    await press(page, "Continue");
    await expect(recorder(page).getByText(time)).toBeVisible();
  };
  await record(page);
  await nextIn("lime", /^0:0[4-9] of 2:00$/);
  await nextIn("blue", /^0:0[6-9] of 2:00$/);
  await press(page, "Pause");
  const answers = recorder(page).getByRole("region", { name: "Your answers so far" });
  const questions = [
    "Before: what was your life like?",
    "Then: what happened?",
    "Now: what is different today?",
  ];
  await expect(answers.getByRole("listitem")).toContainText(questions);
  await expectSoundOnBothScreens(page);

  const first = answers.getByRole("listitem").first();
  await first.getByRole("button", { name: "Say it again" }).click();
  await expect(
    answers.getByText("Say this answer again? We’ll leave out what you said before."),
  ).toBeVisible();
  await show(page, "yellow");
  await answers.getByRole("button", { name: "Say it again" }).click();
  await expect(recorder(page).getByText("Before: what was your life like?")).toBeVisible();
  await expect(recorder(page).getByText(/^0:0[7-9] of 2:00$/)).toBeVisible();
  await press(page, "Pause");
  await expect(answers.getByRole("listitem")).toContainText(questions);
  await first.getByRole("button", { name: "Play" }).click();
  const heard = answers.getByLabel("Your answer");
  await expect.poll(() => heard.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(6);
  await press(page, "Finish");

  await expect(page.getByText(/ · 0:0[6-9]$/)).toBeVisible();
  expect(inTurn(await coloursOfPreview(page))).toEqual(["yellow", "lime", "blue"]);
  const { admin, stored } = await sendRecorded(story, stack.provider.url);
  const clip = String(stored?.file);
  const worker = workerOf(stack);
  try {
    await expect
      .poll(async () => (await admin.find("clips", "id", clip))?.preparation, { timeout: PREPARE_TIMEOUT })
      .toBe("ready");
  } finally {
    await worker.stop();
  }
  for (const name of preparedOf(stack, "renditions", clip)) {
    const file = info.outputPath(name);
    writeFileSync(file, await admin.download(`/uploads/renditions/${name}`));
    expect(inTurn(coloursOf(file))).toEqual(["yellow", "lime", "blue"]);
  }
});

import type { Page } from "@playwright/test";
import { createAdmin } from "../support/admin";
import { expectNoAxeViolations } from "../support/accessibility";
import {
  lengthOf,
  press,
  preview,
  record,
  recorder,
  recordNow,
  sendRecorded,
  WITH_CAMERA,
} from "../support/recorder";
import { expect, test } from "../support/test";
import { openUpload } from "../support/uploads";

test.use(WITH_CAMERA);

/** Returns how many recordings this browser stores slices of. */
const recordingsKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open("recorded-stories");
        opened.onsuccess = () => {
          const asked = opened.result.transaction("slices").objectStore("slices").getAllKeys();
          asked.onsuccess = () => {
            const begun = asked.result.map((key) => (Array.isArray(key) ? key[0] : key));
            opened.result.close();
            resolve(new Set(begun).size);
          };
        };
      }),
  );

test("sends while recording, so little remains at the end", async ({ page }) => {
  const story = await openUpload(page);
  const offsets: number[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "PATCH")
      offsets.push(Number(response.headers()["upload-offset"] ?? Number.NaN));
  });
  await record(page);
  await expect.poll(() => offsets.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await press(page, "Finish");
  await expect(
    page.getByText(/^We have received my-story\.\w+\. You only need to send the form\.$/),
  ).toBeVisible();
  expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
  const sent = offsets.length;
  await story.fill();
  await story.submit();
  await expect(story.success).toBeVisible();
  expect(offsets).toHaveLength(sent);
});

test("discards a recording only after a question, and records again", async ({ page }) => {
  await openUpload(page);
  await record(page);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Throw away what you have recorded?")).toBeVisible();
  await press(page, "Keep it");
  await expect(recorder(page).getByText(/^Paused at /)).toBeVisible();
  await press(page, "Finish");
  await page.getByRole("button", { name: "Record again" }).click();
  await press(page, "Start");
  await expect(recorder(page).getByText(/^(?!0:00)\d:\d\d of 2:00$/)).toBeVisible();
  await press(page, "Close");
  await press(page, "Throw it away");
  await expect(recorder(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Record again" })).toBeFocused();
  await expect(page.getByText(/^my-story\.\w+$/)).toBeVisible();
  // Keeps the first one, and nothing of the second.
  await expect.poll(() => recordingsKept(page)).toBe(1);
  await page.reload();
  await page.getByRole("button", { name: "Use it" }).click();
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(1);
});

test("a closed or crashed tab loses at most the last seconds: the page offers the recording again", async ({
  page,
  providerUrl,
}) => {
  await openUpload(page);
  await record(page);
  await expect(recorder(page).getByText(/^0:0[5-9] of 2:00$/)).toBeVisible();
  const crashed = page.waitForEvent("crash");
  await page.goto("chrome://crash").catch(() => undefined);
  await crashed;
  const again = await page.context().newPage();
  const story = await openUpload(again);
  await expect(
    again.getByText(/^You’ve recorded a story of 0:0\d here but haven’t sent it yet\.$/),
  ).toBeVisible();
  await expectNoAxeViolations(again);
  await again.getByRole("button", { name: "Use it" }).click();
  await expect.poll(() => lengthOf(again)).toBeGreaterThan(2);
  await sendRecorded(story, providerUrl);
});

test("a kept recording isn't a story until it is used, and can be discarded", async ({ page }) => {
  const story = await openUpload(page);
  await record(page);
  await expect(recorder(page).getByText(/^0:0[3-9] of 2:00$/)).toBeVisible();
  await press(page, "Finish");
  await page.reload();
  await expect(page.getByText("You’ve recorded a story")).toBeVisible();
  await story.fill();
  await story.submit();
  await expect(page.getByText("Please upload a video.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Throw it away" }).click();
  await expect(page.getByText("You’ve recorded a story")).toHaveCount(0);
  await expect.poll(() => recordingsKept(page)).toBe(0);
  await page.reload();
  await expect(recordNow(page)).toBeVisible();
  await expect(page.getByText("You’ve recorded a story")).toHaveCount(0);
});

test("records only a voice, over a drawn picture", async ({ page, providerUrl }) => {
  const story = await openUpload(page);
  await recordNow(page).click();
  await press(page, "Voice only");
  await recorder(page).getByLabel("Picture").selectOption("Meadow");
  await expectNoAxeViolations(page);
  await press(page, "Start");
  await expect(recorder(page).getByText(/^0:0[3-9] of 2:00$/)).toBeVisible();
  await press(page, "Finish");
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(2);
  const size = await preview(page).evaluate((video: HTMLVideoElement) => [
    video.videoWidth,
    video.videoHeight,
  ]);
  expect(size).toEqual([540, 960]);
  await sendRecorded(story, providerUrl);
});

for (const { kind, missing, note } of [
  { kind: "audio", missing: "microphone", note: "No microphone was found. Your video will have no sound." },
  {
    kind: "video",
    missing: "camera",
    note: "No camera was found. You can record your voice over an illustration.",
  },
])
  test(`a machine without a ${missing} records and sends what it can`, async ({ page, providerUrl }) => {
    await page.addInitScript((without) => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        if (Reflect.get(wanted ?? {}, without)) throw new DOMException("", "NotFoundError");
        return open(wanted);
      };
    }, kind);
    const story = await openUpload(page);
    await recordNow(page).click();
    await expect(recorder(page).getByText(note)).toBeVisible();
    await press(page, "Start");
    await expect(recorder(page).getByText(/^0:0[5-9] of 2:00$/)).toBeVisible();
    await expect(recorder(page).getByText("We can’t hear anything")).toHaveCount(0);
    await press(page, "Finish");
    await expect.poll(() => lengthOf(page)).toBeGreaterThan(4);
    await sendRecorded(story, providerUrl);
  });

test("turning a phone while recording keeps the film's shape @phone", async ({ page }) => {
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      const [picture] = stream.getVideoTracks();
      const turned = { width: { exact: 360 }, height: { exact: 640 } };
      Object.assign(window, { turn: () => picture?.applyConstraints(turned) });
      return stream;
    };
  });
  await openUpload(page);
  await record(page);
  const view = recorder(page).getByLabel("Camera view");
  const shape = () => view.evaluate((video: HTMLVideoElement) => video.videoWidth > video.videoHeight);
  expect(await shape()).toBe(true);
  await page.evaluate(() => (Reflect.get(window, "turn") as () => Promise<void>)());
  await expect.poll(shape).toBe(false);
  await expect(recorder(page).getByText(/^0:0[6-9] of 2:00$/)).toBeVisible();
  await press(page, "Finish");
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(5);
  const shapes = await preview(page).evaluate(async (video: HTMLVideoElement) => {
    const seen: string[] = [];
    for (const part of [0.05, 0.95]) {
      await new Promise((resolve) => {
        video.addEventListener("seeked", resolve, { once: true });
        video.currentTime = video.duration * part;
      });
      seen.push(`${video.videoWidth}x${video.videoHeight}`);
    }
    return seen;
  });
  expect(new Set(shapes).size).toBe(1);
});

test("a removed camera ends the recording, and keeps what there is", async ({ page }) => {
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      Object.assign(window, { takeCamera: () => stream.getTracks().forEach((track) => track.stop()) });
      return stream;
    };
  });
  await openUpload(page);
  await record(page);
  await page.evaluate(() => (Reflect.get(window, "takeCamera") as () => void)());
  await expect(page.getByText("The recording was interrupted.")).toBeVisible();
  await expect(page.getByText(/^my-story\.\w+$/)).toBeVisible();
});

test("staff write the questions and the limit, and visitors read them in their own language", async ({
  browser,
  startStack,
}) => {
  const { provider, site } = await startStack();
  const admin = await createAdmin(provider.url);
  await admin.updateGlobal("story-form", {
    longestSeconds: 15,
    questions: [
      { question: "Who helped you?", translations: [{ language: "de", text: "Wer hat dir geholfen?" }] },
    ],
  });
  const visitor = await browser.newContext({ locale: "de-AT", permissions: ["camera", "microphone"] });
  const page = await visitor.newPage();
  await openUpload(page, site.url);
  await recordNow(page).click();
  await expect(recorder(page).getByText("Wer hat dir geholfen?")).toHaveAttribute("lang", "de");
  await press(page, "Start");
  await expect(recorder(page).getByText("15 seconds left")).toBeVisible();
  await expect(page.getByText(/^my-story\.\w+$/)).toBeVisible({ timeout: 25_000 });
  expect(await lengthOf(page)).toBeGreaterThan(13);
});

test("another tab's recording is neither offered nor removed", async ({ page }) => {
  await openUpload(page);
  await record(page);
  const other = await page.context().newPage();
  await openUpload(other);
  await record(other);
  await expect(other.getByText("You’ve recorded a story")).toHaveCount(0);
  await press(other, "Finish");
  await expect(recorder(other)).toHaveCount(0);
  expect(await recordingsKept(other)).toBe(2);
});

import type { Locator } from "@playwright/test";
import { expectSoundOnBothScreens } from "./support/accessibility";
import { lengthOf, press, record, recorder, recordNow, sendRecorded, WITH_CAMERA } from "./support/recorder";
import { expect, test } from "./support/test";
import { openUpload } from "./support/uploads";

test.use(WITH_CAMERA);

test("a visitor records a story with questions, previews it and sends it like any other @phone", async ({
  page,
  providerUrl,
}) => {
  const story = await openUpload(page);
  await recordNow(page).click();
  await expect(recorder(page).getByText("Before: what was your life like?")).toBeVisible();
  await expectSoundOnBothScreens(page);
  await press(page, "Start");
  await press(page, "Next question");
  await expect(recorder(page).getByText("Then: what happened?")).toBeVisible();
  await press(page, "Pause");
  await expect(recorder(page).getByText(/^Paused at 0:0\d of 2:00$/)).toBeVisible();
  await expectSoundOnBothScreens(page);
  await press(page, "Continue");
  await press(page, "Next question");
  await expect(recorder(page).getByRole("button", { name: "Next question" })).toHaveCount(0);
  await expect(recorder(page).getByText(/^0:0[3-9] of 2:00$/)).toBeVisible();
  await press(page, "Finish");
  await expect(recorder(page)).toHaveCount(0);
  await expect(page.getByText(/^my-story\.(webm|mp4)$/)).toBeVisible();
  // A recording has no length until the browser has found its end.
  await expect.poll(() => lengthOf(page)).toBeLessThan(60);
  expect(await lengthOf(page)).toBeGreaterThan(2);

  await sendRecorded(story, providerUrl);
  await page.getByRole("button", { name: "Send another story" }).click();
  await page.reload();
  await expect(recordNow(page)).toBeVisible();
  await expect(page.getByText("You’ve recorded a story")).toHaveCount(0);
});

/** The design's promise, not counting typed names and addresses. */
const MOST_TAPS = 8;

test("takes eight taps from the page to the thanks @phone", async ({ page }) => {
  let taps = 0;
  await page.exposeFunction("noteTap", () => (taps += 1));
  await page.addInitScript(() => {
    window.addEventListener(
      "click",
      ({ isTrusted }) => {
        if (isTrusted) void (Reflect.get(window, "noteTap") as () => Promise<void>)();
      },
      true,
    );
  });
  const story = await openUpload(page);
  await record(page);
  await press(page, "Finish");
  await story.fill();
  await page.getByRole("checkbox", { name: /without restriction/ }).check();
  await story.submit();
  await expect(page.getByRole("heading", { name: "Thank you for your story" })).toBeVisible();
  expect(taps).toBeGreaterThan(0);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
});

for (const { name, width, height, isSideways } of [
  { name: "upright", width: 390, height: 844, isSideways: false },
  { name: "upright and small", width: 320, height: 568, isSideways: false },
  { name: "sideways", width: 844, height: 390, isSideways: true },
  { name: "sideways and small", width: 568, height: 320, isSideways: true },
  { name: "on a desk", width: 1280, height: 800, isSideways: false },
])
  test(`nothing covers the picture ${name}; the question is ${isSideways ? "beside" : "above"} it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openUpload(page);
    await record(page);
    const boxOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      if (!box) throw new Error("It is not shown");
      return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
    };
    const picture = await boxOf(recorder(page).getByLabel("Camera view"));
    const question = await boxOf(recorder(page).getByText("Before: what was your life like?"));
    expect(picture.bottom - picture.top).toBeGreaterThan(height / 4);
    expect(question.top).toBeGreaterThanOrEqual(0);
    expect(question.top).toBeLessThan(height / 5);
    if (isSideways) expect(question.left).toBeGreaterThanOrEqual(picture.right);
    else expect(question.bottom).toBeLessThanOrEqual(picture.top);
    for (const button of await recorder(page).getByRole("button").all()) {
      await button.scrollIntoViewIfNeeded();
      const { left, top, bottom } = await boxOf(button);
      expect(bottom).toBeLessThanOrEqual(height);
      expect(left >= picture.right || bottom <= picture.top || top >= picture.bottom).toBe(true);
    }
  });

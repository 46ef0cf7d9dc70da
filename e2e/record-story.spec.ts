import { expectSoundOnBothScreens } from "./support/accessibility";
import { lengthOf, press, recorder, recordNow, sendRecorded, WITH_CAMERA } from "./support/recorder";
import { expect, test } from "./support/test";
import { openUpload } from "./support/uploads";

test.use(WITH_CAMERA);

test("a story is recorded, led by questions, seen before it is sent, and sent like any other @phone", async ({
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
  await press(page, "Go on");
  await press(page, "Next question");
  await expect(recorder(page).getByRole("button", { name: "Next question" })).toHaveCount(0);
  await expect(recorder(page).getByText(/^0:0[3-9] of 2:00$/)).toBeVisible();
  await press(page, "Finish");
  await expect(recorder(page)).toHaveCount(0);
  await expect(page.getByText(/^my-story\.(webm|mp4)$/)).toBeVisible();
  // A recording has no length until the browser has looked for its end.
  await expect.poll(() => lengthOf(page)).toBeLessThan(60);
  expect(await lengthOf(page)).toBeGreaterThan(2);

  await sendRecorded(story, providerUrl);
  await page.reload();
  await expect(recordNow(page)).toBeVisible();
  await expect(page.getByText("You have recorded a story")).toHaveCount(0);
});

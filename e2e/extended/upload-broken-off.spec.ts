import { expect, test } from "../support/test";
import { makeTruncatedVideo, makeVideo, openUpload, watchParts } from "../support/uploads";

test("a video with a missing part must be chosen again, and isn't sent again", async ({ page }) => {
  const sent = watchParts(page);
  const story = await openUpload(page);
  await story.fill();
  await story.choose(makeTruncatedVideo("broken-off.mp4"));
  await story.submit();
  const video = page.getByLabel("Video", { exact: true });
  await expect(video).toHaveAccessibleDescription(/^Part of this video is missing\./);
  await expect(video).toBeFocused();
  await expect(page.getByLabel("Preview of your video")).toBeHidden();
  await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
  await expect(page.getByText(/You only need to send the form/)).toBeHidden();
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(video).toHaveAccessibleDescription(/^Part of this video is missing\./);
  expect(sent.begun).toHaveLength(1);

  await story.choose(makeVideo("whole.mp4"));
  await expect(page.getByText(/^Part of this video is missing/)).toBeHidden();
  await story.submit();
  await expect(story.success).toBeVisible();
  expect(sent.begun).toHaveLength(2);
});

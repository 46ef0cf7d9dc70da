import { expect } from "./support/test";
import { beginAndHold, earlierUpload, test } from "./support/upload-line";
import { makeVideo } from "./support/uploads";

test("a reload costs nothing either: the same file resumes, and another one causes a question", async ({
  page,
  line,
}) => {
  const { video, sent, story } = await beginAndHold(page, line, "reload.mp4");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  line.release();
  await expect(earlierUpload(page, video.name)).toBeVisible();
  await expect(story.field("Email")).toHaveValue(story.email);

  await story.choose(makeVideo("another.mp4"));
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByLabel("Preview of your video")).toBeHidden();
  await story.choose(video);
  await expect(page.getByText(/It resumes from there\.$/)).toBeVisible();
  await story.submit();
  await expect(story.success).toBeVisible({ timeout: 30_000 });
  expect(sent.begun).toHaveLength(1);
  expect(sent.hasRepeated()).toBe(false);
});

import { expectNoAxeViolations } from "./support/accessibility";
import { expect } from "./support/test";
import { beginAndHold, earlierUpload, test } from "./support/upload-line";
import { makeVideo } from "./support/uploads";

test("a reload costs nothing either: the same file goes on, another one is asked about", async ({
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
  await expect(page.getByText(/It goes on from there\.$/)).toBeVisible();
  await story.submit();
  await expect(story.success).toBeVisible({ timeout: 30_000 });
  expect(sent.begun).toHaveLength(1);
  expect(sent.hasRepeated()).toBe(false);
});

test("tells how much is sent and how much of it is safe, can be paused, and goes on", async ({
  page,
  line,
}) => {
  const { sent, story } = await beginAndHold(page, line, "pause.mp4");
  await expect(story.panel.getByText(/^1\d MB of 2\d MB sent/)).toBeVisible();
  await expect(story.panel.getByText(/^[\d.]+ MB safe with us: never sent again$/)).toBeVisible();
  const amounts = await page.getByRole("progressbar").getAttribute("aria-valuetext");
  const [, percent = "0", safePercent = "0"] = /^(\d+)% sent, (\d+)% safe$/.exec(amounts ?? "") ?? [];
  expect(Number(percent)).toBeGreaterThan(Number(safePercent));
  expect(Number(safePercent)).toBeGreaterThan(0);
  await expect(story.panel.getByText(`${percent}%`, { exact: true })).toBeVisible();
  await expect(page.getByRole("status").getByText(/^Uploading your video, (25|50)%$/)).toBeAttached();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(story.panel.getByText("Paused").first()).toBeVisible();
  line.release();
  const before = sent.parts.length;
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(story.success).toBeVisible({ timeout: 30_000 });
  expect(sent.parts.length).toBeGreaterThan(before);
  expect(sent.hasRepeated()).toBe(false);
});

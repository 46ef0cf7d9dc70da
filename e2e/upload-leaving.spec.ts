import { expect } from "./support/test";
import { beginAndHold, statusOf, test } from "./support/upload-line";
import { CANCELLED } from "./support/uploads";

test("a confirmed cancel removes the upload completely", async ({ page, line }) => {
  const { sent, story } = await beginAndHold(page, line, "cancel.mp4");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Continue uploading" })).toBeFocused();
  await page.getByRole("button", { name: "Continue uploading" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Cancel the upload" }).click();
  await expect(story.failure.getByText(CANCELLED)).toBeVisible();
  await expect(story.field("Name")).toHaveValue("Ann Example");
  await expect(page.getByText(/^The upload of/)).toBeHidden();
  await expect.poll(() => statusOf(page, line.url + (sent.begun[0] ?? ""))).toBe(404);
});

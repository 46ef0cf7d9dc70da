import { signInAsAdmin } from "../support/admin-sign-in";
import { realClip } from "../support/provider-calls";
import { expect, test } from "../support/test";

test("an SRT file becomes captions where the clip is", async ({ page, providerUrl }) => {
  const admin = await signInAsAdmin(page, providerUrl);
  const film = new File([await realClip()], "film.mp4", { type: "video/mp4" });
  const clip = await admin.upload("clips", film, { title: "Two cups" });
  await page.goto(`${providerUrl}/admin/collections/clips/${clip.id}`);
  const buffer = Buffer.from("1\n00:00:00,500 --> 00:00:03,000\nFor a year I set out two cups.\n");
  await page
    .getByLabel("Caption file to upload")
    .setInputFiles({ name: "words.srt", mimeType: "application/x-subrip", buffer });
  await expect(page.getByRole("textbox", { name: "Words of line 1" })).toHaveValue(
    "For a year I set out two cups.",
  );
});

test("a colour in which nobody could read is mended before it is saved", async ({ page, providerUrl }) => {
  await signInAsAdmin(page, providerUrl);
  await page.goto(`${providerUrl}/admin/globals/settings`);
  await page.getByRole("button", { name: "Looks" }).click();
  const color = page.getByLabel("Choose: Dark colour");
  await color.fill("#ffff00");
  await expect(
    page.getByText(/Words could not be read by everybody with #ffff00\. The site shows #/),
  ).toBeVisible();
  await color.fill("#0b2545");
  await expect(page.getByText("Everybody can read words in these colours.")).toBeVisible();
});

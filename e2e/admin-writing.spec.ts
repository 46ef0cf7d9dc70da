import type { Locator, Page } from "@playwright/test";
import { expectNoHorizontalScroll } from "./support/accessibility";
import { type Admin, createAdmin } from "./support/admin";
import { openSignedIn } from "./support/admin-sign-in";
import { realClip } from "./support/provider-calls";
import { expect, test } from "./support/test";

/** Signs in as somebody new. */
async function signInAsAdmin(page: Page, providerUrl: string): Promise<Admin> {
  const admin = await createAdmin(providerUrl);
  await openSignedIn(page, providerUrl, admin.credentials);
  await expect(page).toHaveURL(/\/admin$/);
  return admin;
}

/** Pastes what another program has put into the clipboard. */
async function paste(editor: Locator, html: string) {
  await editor.click();
  await editor.evaluate((element, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", content);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test("a pasted table stays one, in the editor and on the site", async ({ page, providerUrl, siteUrl }) => {
  const admin = await signInAsAdmin(page, providerUrl);
  const slug = `times-${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await admin.create("pages", { title: "When we meet", slug });
  try {
    await page.goto(`${providerUrl}/admin/collections/pages/${id}`);
    const editor = page.locator(".LexicalEditorTheme__root, [data-lexical-editor]").first();
    await paste(
      editor,
      "<table><tr><th>Day</th><th>Time</th></tr><tr><td>Sunday</td><td>9:00</td></tr></table>",
    );
    await expect(editor.getByRole("table")).toContainText("Sunday");
    await page.getByRole("button", { name: /^(Save|Publish changes)$/ }).click();
    await expect(page.getByText(/successfully/)).toBeVisible();

    await page.goto(`${siteUrl}/${slug}`);
    const table = page.getByRole("region", { name: "Table" }).getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveText(["Day", "Time"]);
    await expect(table.getByRole("cell")).toHaveText(["Sunday", "9:00"]);
    await expectNoHorizontalScroll(page);
  } finally {
    await admin.remove("pages", id);
  }
});

test("a new question is open, and the admin speaks of no program", async ({ page, providerUrl }) => {
  await signInAsAdmin(page, providerUrl);
  await page.goto(`${providerUrl}/admin/collections/faq-categories/create`);
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByLabel("Answer")).toBeVisible();
  await expect(page.getByText("Untitled")).toHaveCount(0);

  await page.goto(`${providerUrl}/admin/account`);
  await expect(page.getByRole("heading", { name: "How the admin looks" })).toBeVisible();
  await expect(page.getByText("Payload")).toHaveCount(0);

  await page.goto(`${providerUrl}/admin/collections/hashtags`);
  await expect(page.getByRole("link", { name: "Add new" }).first()).toBeVisible();
});

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

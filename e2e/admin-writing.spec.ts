import type { Locator } from "@playwright/test";
import { expectNoHorizontalScroll } from "./support/accessibility";
import { signInAsAdmin } from "./support/admin-sign-in";
import { expect, test } from "./support/test";

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

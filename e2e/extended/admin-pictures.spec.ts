import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoHorizontalScroll } from "../support/accessibility";
import { signInAsAdmin } from "../support/admin-sign-in";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 150_000 });

const DRAWER = ".list-drawer";

/** Pastes a picture, as from a screenshot. */
async function pastePicture(target: Locator) {
  const bytes = [...readFileSync("provider/src/seed/media/images/about-hall.jpg")];
  await target.evaluate((element, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(content)], "image.jpg", { type: "image/jpeg" }));
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, bytes);
}

/** Sees a pasted picture at once and says what it shows. */
async function describePasted(asking: Locator, alt: string) {
  await expect(asking.locator('img[src^="blob:"]')).toBeVisible();
  await asking.getByRole("textbox", { name: "What ‘image.jpg’ shows" }).fill(alt);
  await asking.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(asking).toBeHidden();
}

/** Pastes a picture where staff choose one. */
async function addPasted(page: Page, alt: string) {
  const drawer = page.locator(DRAWER);
  await expect(drawer.getByRole("button", { name: "Upload a picture" })).toBeVisible();
  await expect(drawer.getByText("Or drop or paste it here.")).toBeHidden();
  await pastePicture(page.locator("body"));
  await describePasted(drawer, alt);
}

test("staff choose pictures from a grid, their own first, in fields and articles @phone", async ({
  page,
  startStack,
}) => {
  const { provider } = await startStack();
  const admin = await signInAsAdmin(page, provider.url);

  await test.step("a pasted picture goes into the field of a hashtag", async () => {
    await page.goto(`${provider.url}/admin/collections/hashtags/create`);
    await page.getByRole("button", { name: "Choose from existing" }).click();
    await expect(page.locator(DRAWER).getByRole("listitem").first()).toBeVisible();
    await expectNoAxeViolations(page, `${DRAWER} ul`);
    await expectNoHorizontalScroll(page);
    await addPasted(page, "Our hall at night");
    await expect(page.locator(".upload-relationship-details__filename")).toContainText("image");
  });

  await test.step("an article takes the same picture, the first to choose, and a pasted one", async () => {
    await page.goto(`${provider.url}/admin/collections/blogs/create`);
    await page.getByLabel("Title").fill("Our hall");
    await page.getByLabel("Author").fill("Ann");
    const editor = page.locator("[data-lexical-editor]").first();
    await editor.click();
    await page.keyboard.type("/pict");
    await page.getByRole("option", { name: "Picture" }).click();
    const drawer = page.locator(DRAWER);
    await expect(drawer.getByRole("listitem").first()).toContainText("Our hall at night");
    await drawer.getByRole("button", { name: "Our hall at night" }).click();
    await expect(drawer).toBeHidden();
    await expect(editor.locator("img:visible").first()).toBeVisible();
    await pastePicture(editor);
    await describePasted(page.getByRole("dialog", { name: "Upload a picture" }), "Our garden");
    await expect(editor.locator(".LexicalEditorTheme__upload img:visible")).toHaveCount(2);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect
      .poll(async () => (await page.request.get(`${provider.url}/get-blog-by-id/our-hall`)).text())
      .toMatch(/<figure><img [^>]*Our hall at night.*<figure><img [^>]*Our garden/);
  });

  await test.step("the list of pictures is a grid, also on a phone", async () => {
    await page.goto(`${provider.url}/admin/collections/images`);
    await expect(page.getByRole("link", { name: "Our hall at night" })).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
    await expectNoHorizontalScroll(page);
  });

  await test.step("home is edited beside what it looks like, in the order that staff choose", async () => {
    await page.goto(`${provider.url}/admin/globals/home`);
    await expect(page.locator("#live-preview-iframe")).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page.getByRole("button", { name: "Order" }).click();
    await expect(page.getByText("Show the latest stories after")).toBeVisible();
  });
  expect(await admin.findAll("images", "alt", "Our hall at night")).toHaveLength(1);
});

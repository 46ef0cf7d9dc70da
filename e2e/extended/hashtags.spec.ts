import { expectFeedOf } from "../support/reels";
import { chip } from "../support/page-actions";
import { expect, test } from "../support/test";

test("works by keyboard only", async ({ page }) => {
  await page.goto("/hashtags");
  await page.getByRole("link", { name: "Close" }).focus();
  await page.keyboard.press("Tab");
  await expect(chip(page, "Featured")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(chip(page, "Hope")).toBeChecked();
  await page.keyboard.press("Space");
  await expect(chip(page, "Hope")).not.toBeChecked();
  await page.keyboard.press("Space");
  const outline = await page.locator("label", { hasText: "Hope" }).evaluate((label) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(label);
    return `${outlineStyle} ${outlineWidth}`;
  });
  expect(outline).toBe("solid 3px");
  await page.getByRole("button", { name: "Continue" }).focus();
  await page.keyboard.press("Enter");
  await expectFeedOf(page, ["hope"]);
});

test("the choice survives leaving and returning, and a reload", async ({ page }) => {
  await page.goto("/hashtags");
  await chip(page, "Hope").check();
  await chip(page, "Recovery").check();
  await page.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(chip(page, "Hope")).toBeChecked();
  await chip(page, "Recovery").uncheck();
  await page.reload();
  await expect(chip(page, "Hope")).toBeChecked();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await page.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/");
});

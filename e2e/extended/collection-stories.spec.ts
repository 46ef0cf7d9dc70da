import type { Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoHorizontalScroll, onBothScreens } from "../support/accessibility";
import { createAdmin } from "../support/admin";
import { openSignedIn } from "../support/admin-sign-in";
import { expect, test } from "../support/test";

const FIELD = "div[aria-label='Videos']";

const titles = (page: Page) => page.locator(`${FIELD} ol > li strong`).allTextContents();

test("staff choose a collection's stories by their pictures, and order them by finger and keys", async ({
  page,
  startStack,
}) => {
  test.slow();
  const { provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const [cups, row] = await Promise.all(
    ["two-cups", "let-me-row"].map((slug) => admin.find("videos", "slug", slug)),
  );
  const words = { name: "Together", slug: "together", status: "Active" };
  const { id } = await admin.create("story-collections", { ...words, videos: [cups?.id, row?.id] });
  await openSignedIn(page, provider.url, admin.credentials, `/admin/collections/story-collections/${id}`);
  const [first, second] = [String(cups?.name), String(row?.name)];
  await expect.poll(() => titles(page)).toEqual([first, second]);

  await test.step("with search", async () => {
    await page.getByText("Add stories").click();
    await page.getByRole("searchbox", { name: "Search by title" }).fill("well before");
    const found = page.locator(`${FIELD} details[open]`).getByRole("button");
    await expect(found).toHaveCount(1);
    await found.click();
    await expect(found).toHaveAttribute("aria-pressed", "true");
    await onBothScreens(page, async () => {
      await expectNoAxeViolations(page, FIELD);
      await expectNoHorizontalScroll(page);
    });
    await page.getByText("Add stories").click();
  });
  const [, , third = ""] = await titles(page);
  // One below the other.
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step("by keys", async () => {
    const handle = page.getByRole("button", { name: `Drag: ${third}` });
    await handle.press("ArrowUp");
    await expect.poll(() => titles(page)).toEqual([first, third, second]);
    await expect(handle).toBeFocused();
    await expect(page.getByText(`${third} is now number 2 of 3.`)).toBeAttached();
    const earlier = page.getByRole("button", { name: `Move earlier: ${third}` });
    await earlier.press("Enter");
    await expect.poll(() => titles(page)).toEqual([third, first, second]);
    await expect(earlier).toBeFocused();
    await expect(page.getByText(`${third} is now number 1 of 3.`)).toBeAttached();
  });

  await test.step("by dragging", async () => {
    await page
      .getByRole("button", { name: `Drag: ${second}` })
      .dragTo(page.getByRole("button", { name: `Drag: ${third}` }), { steps: 10 });
    await expect.poll(() => titles(page)).toEqual([second, third, first]);
    await page.getByRole("button", { name: `Take out: ${first}` }).click();
    await expect.poll(() => titles(page)).toEqual([second, third]);
  });

  await test.step("and see the saved feed", async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    const preview = page.frameLocator("#live-preview-iframe");
    await expect(preview.getByRole("heading", { name: words.name, level: 1 })).toBeVisible();
    await expect(preview.getByRole("link", { name: second })).toBeVisible();
    expect(await admin.find("story-collections", "id", String(id))).toMatchObject({
      videos: [row?.id, expect.any(String)],
    });
  });
});

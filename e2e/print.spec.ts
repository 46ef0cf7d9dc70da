import { readFaqs } from "./support/contract";
import { expect, test } from "./support/test";
import { openVideo } from "./support/video-detail";

test("a reading page prints its words without buttons", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("header")).toBeHidden();
  await expect(page.locator("footer")).toBeHidden();
});

test("the help desk prints every question with its answer", async ({ page, providerUrl }) => {
  const categories = await readFaqs(providerUrl);
  await page.goto("/help-desk");
  await expect(page.getByRole("tab").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("tab")).toHaveCount(0);
  for (const { name, faqData } of categories) {
    const category = page.getByRole("heading", { level: 3, name, exact: true }).locator("xpath=..");
    await expect(category.locator("summary")).toHaveText(
      faqData.map(({ question }, index) => `${index + 1}. ${question}`),
    );
    for (const answer of await category.locator("details > p").all()) await expect(answer).toBeVisible();
  }
  for (const hidden of [page.getByText("Skip to content"), page.getByRole("button")])
    await expect(hidden.and(page.locator(":visible"))).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("tab").first()).toBeVisible();
});

test("a video's page prints its words and the whole transcript, black on white", async ({
  page,
  providerUrl,
}) => {
  await openVideo(page, providerUrl, ({ captions }) => captions !== "");
  const lines = page.locator("details li");
  await page.emulateMedia({ media: "print" });
  expect(await lines.count()).toBeGreaterThan(1);
  await expect(lines.last()).toBeVisible();
  await expect(lines.last().getByRole("link")).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("video")).toBeHidden();
  await expect(lines.last().locator("xpath=..")).toHaveCSS("overflow-y", "visible");
});

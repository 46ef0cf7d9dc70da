import type { Page } from "@playwright/test";
import { BOTH } from "./support/devices";
import { readHashtags } from "./support/contract";
import { expectFeedOf } from "./support/reels";
import { expectNoHorizontalScroll, expectSoundOnAnyScreen } from "./support/accessibility";
import { chip } from "./support/page-actions";
import { expect, test } from "./support/test";

/** The messages of the call for reels, by its refusal's status. */
const SENTENCES = {
  400: "Please choose between 1 and 100 hashtags.",
  422: "These hashtags are no longer available. Please choose others.",
};

const proceed = (page: Page) => page.getByRole("button", { name: "Continue" }).click();

test("offers only Active hashtags, none of them chosen", async ({ page, providerUrl }) => {
  const hashtags = await readHashtags(providerUrl);
  const active = hashtags.filter(({ status }) => status === "Active");
  expect(active.length).toBeLessThan(hashtags.length);
  await page.goto("/hashtags");
  await expect(page.getByRole("heading", { name: "Choose a hashtag", level: 1 })).toBeVisible();
  await expect(page.getByText("Select hashtags that describe your content", { exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(active.length);
  for (const { name } of active) await expect(chip(page, name)).not.toBeChecked();
});

for (const device of BOTH)
  test(`a press anywhere on a chip chooses it or lets it go ${device}`, async ({ page }) => {
    await page.goto("/hashtags");
    const label = page.locator("label", { hasText: "Grief and comfort" });
    const { width = 0, height = 0 } = (await label.boundingBox()) ?? {};
    for (const [position, chosen] of [
      [{ x: 12, y: height / 2 }, true],
      [{ x: width - 12, y: height / 2 }, false],
      [{ x: width / 2, y: 4 }, true],
    ] as const) {
      await label.click({ position });
      await expect(chip(page, "Grief and comfort")).toBeChecked({ checked: chosen });
    }
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  });

test("leads to the chosen reels and back, or to all reels without a choice", async ({ page }) => {
  await page.goto("/hashtags");
  await chip(page, "Hope").check();
  await chip(page, "Daily work").check();
  await chip(page, "Recovery").check();
  await chip(page, "Recovery").uncheck();
  await proceed(page);
  await expectFeedOf(page, ["hope", "daily-work"]);

  await page.goBack();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await chip(page, "Hope").uncheck();
  await chip(page, "Daily work").uncheck();
  await proceed(page);
  await expectFeedOf(page, []);
});

test("an address can choose chips", async ({ page }) => {
  for (const address of [
    "/hashtags?hashtags=hope&hashtags=grief",
    "/hashtags?hashtags=grief,hope,advent,no-such-one",
  ])
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
      await expect(chip(page, "Hope")).toBeChecked();
      await expect(chip(page, "Grief and comfort")).toBeChecked();
    });
});

test("has no faults and fits any screen with chips chosen", async ({ page }) => {
  await page.goto("/hashtags?hashtags=hope,grief,forgiveness");
  await expect(chip(page, "Hope")).toBeChecked();
  await expectSoundOnAnyScreen(page);
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  await expectNoHorizontalScroll(page);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("is a plain form", async ({ page }) => {
    await page.goto("/hashtags?hashtags=recovery");
    await expect(chip(page, "Recovery")).toBeChecked();
    await chip(page, "Hope").check();
    await proceed(page);
    await expectFeedOf(page, ["hope", "recovery"]);
    await page.goto("/hashtags");
    await proceed(page);
    await expectFeedOf(page, []);
  });
});

test("the call for reels refuses invalid input with a sentence", async ({ request }) => {
  for (const [name, data, status] of [
    ["nothing", undefined, 400],
    ["malformed JSON", '{"hashtags":', 400],
    ["another kind", { hashtags: "hope" }, 400],
    ["10,000 tokens", { hashtags: Array(10_000).fill("hope") }, 400],
    ["ten megabytes", { hashtags: ["x".repeat(10_000_000)] }, 400],
    ["unknown tokens", { hashtags: ["no-such-one", "../..", "\u0000", "<b>"] }, 422],
    ["an Inactive one", { hashtags: ["advent"] }, 422],
  ] as const)
    await test.step(name, async () => {
      const headers = { "content-type": "application/json" };
      const response = await request.post("/api/reels/by-hashtags", { headers, data });
      expect(response.status()).toBe(status);
      expect(await response.json()).toEqual({ status: "error", message: SENTENCES[status] });
    });
});

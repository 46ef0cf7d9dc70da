import type { Page } from "@playwright/test";
import { expectFeedOf } from "../support/reels";
import { startHashtagProvider } from "../support/foreign-providers";
import { jsonAnswer } from "../support/local-server";
import { createStack, type Stack } from "../support/stack";
import { expect, test } from "../support/test";

const HASHTAGS = [
  { _id: "507f1f77bcf86cd799439011", name: "Hope", slug: "hope", status: "Active" },
  { _id: "42", name: "Doubt", status: "Active" },
  { _id: "43", name: "希望 & 光", slug: "希望", status: "Active" },
  { _id: "44", name: "Advent", slug: "advent", status: "Inactive" },
  { _id: "45", name: "Lower case", slug: "lower", status: "active" },
  { _id: "46", name: "Nothing said", slug: "nothing" },
];

const FAILED = "Failed to fetch hashtags. Please try again.";

const chip = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

const proceed = (page: Page) => page.getByRole("button", { name: "Continue" });

const toast = (page: Page, sentence: string) =>
  page.getByRole("region", { name: /notifications/i }).getByText(sentence, { exact: true });

test.describe("another provider", () => {
  let provider: Awaited<ReturnType<typeof startHashtagProvider>>;
  let address: string;

  test.beforeAll(async ({ foreignSite }) => {
    provider = await startHashtagProvider(HASHTAGS, foreignSite.serve);
    address = `${foreignSite.url}/hashtags`;
  });

  test.beforeEach(() => {
    provider.reset();
  });

  test("receives exactly the chosen ids, and slugs go into the address if available", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("checkbox")).toHaveCount(3);
    for (const name of ["Hope", "Doubt", "希望 & 光"]) await chip(page, name).check();
    await chip(page, "Hope").uncheck();
    await proceed(page).click();
    await expectFeedOf(page, ["42", "希望"]);
    for (const body of provider.asked) expect(body).toEqual({ hashtagIds: ["42", "43"] });
    expect(provider.asked.length).toBeGreaterThan(0);
  });

  test("receives no call without a choice", async ({ page }) => {
    await page.goto(address);
    await proceed(page).click();
    await expectFeedOf(page, []);
    expect(provider.asked).toEqual([]);
  });

  for (const [situation, answer, sentence] of [
    [
      "refuses",
      jsonAnswer({ status: "error", message: "Choose fewer, please." }, 400),
      "Choose fewer, please.",
    ],
    ["refuses on 200", jsonAnswer({ status: "error", message: "<b>Later</b>" }), "<b>Later</b>"],
    [
      "is out of order",
      { status: 500, body: "<h1>Oh</h1>" },
      "We couldn’t load these stories just now. Please try again in a moment.",
    ],
  ] as const)
    test(`a provider that ${situation} gets a message, and the choice survives`, async ({ page }) => {
      provider.answerVideos(() => answer);
      await page.goto(address);
      await chip(page, "Hope").check();
      await proceed(page).click();
      await expect(toast(page, sentence)).toBeVisible();
      await expect(chip(page, "Hope")).toBeChecked();
      await expect(page).toHaveURL(`${address}?hashtags=hope`);
      provider.reset();
      await proceed(page).click();
      await expectFeedOf(page, ["hope"]);
    });

  test("says so on a lost connection, and continues when it returns", async ({ page, context }) => {
    await page.goto(address, { waitUntil: "networkidle" });
    await chip(page, "Doubt").check();
    await context.setOffline(true);
    await proceed(page).click();
    await expect(
      toast(page, "We couldn’t load these stories. Please check your connection and try again."),
    ).toBeVisible();
    await expect(chip(page, "Doubt")).toBeChecked();
    await context.setOffline(false);
    await proceed(page).click();
    await expectFeedOf(page, ["42"]);
  });

  test("is busy until the answer arrives, and asks once", async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    provider.answerVideos(async () => {
      await held;
      return jsonAnswer({ status: "error", message: "Not now." });
    });
    await page.goto(address);
    await chip(page, "Hope").check();
    await proceed(page).click();
    const waiting = page.getByRole("button", { name: "Loading..." });
    await expect(waiting).toHaveAttribute("aria-disabled", "true");
    await waiting.click({ force: true });
    await waiting.press("Enter");
    await chip(page, "Hope").press("Enter");
    release();
    await expect(toast(page, "Not now.")).toHaveCount(1);
    await expect(proceed(page)).toHaveAttribute("aria-disabled", "false");
    expect(provider.asked).toHaveLength(1);
  });
});

test.describe("unavailable hashtags", () => {
  let provider: Awaited<ReturnType<typeof startHashtagProvider>>;
  let stack: Stack;
  let address: string;

  // A list read before would replace the unavailable one.
  test.beforeEach(async () => {
    provider = await startHashtagProvider(HASHTAGS);
    provider.answerList(() => jsonAnswer({ status: "error" }, 500));
    stack = await createStack({ variables: { API_BASE_URL: provider.url } });
    await stack.site.start();
    address = `${stack.site.url}/hashtags?hashtags=42`;
  });

  test.afterEach(async () => {
    await stack.stop();
    await provider.stop();
  });

  test("cause one message and a retry, without losing the choice", async ({ page }) => {
    await page.goto(address);
    await expect(toast(page, FAILED)).toHaveCount(1);
    await expect(page.getByRole("main").getByText(FAILED, { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Watch all stories" })).toHaveAttribute(
      "href",
      "/video-reels",
    );
    provider.reset();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(chip(page, "Doubt")).toBeChecked();
    await expect(page.getByText(FAILED)).toHaveCount(0);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("cause a message on the page, and a retry", async ({ page }) => {
      await page.goto(address);
      await expect(page.getByText(FAILED, { exact: true })).toBeVisible();
      provider.reset();
      await page.getByRole("link", { name: "Try again" }).click();
      await expect(chip(page, "Doubt")).toBeChecked();
    });
  });
});

import type { Page } from "@playwright/test";
import { BOTH } from "./support/devices";
import { expectNoAxeViolations, expectSoundOnAnyScreen } from "./support/accessibility";
import { jsonAnswer, NOT_FOUND } from "./support/local-server";
import { openMenu } from "./support/page-actions";
import { expect, test } from "./support/test";

const field = (page: Page) => page.getByRole("searchbox", { name: "Search for" });

const results = (page: Page) => page.getByRole("main").getByRole("article");

const searchAddress = (query: string) => `/search?${new URLSearchParams({ q: query }).toString()}`;

for (const device of BOTH)
  test(`opens from the header, the menu and the feed by keyboard ${device}`, async ({ page }) => {
    await page.goto("/about-us");
    await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();

    await page.goto("/about-us");
    const menu = await openMenu(page);
    await expect(menu.getByRole("link", { name: "Search" })).toHaveAttribute("href", "/search");

    await page.goto("/video-reels");
    await page.getByRole("link", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/\/search$/);
  });

test("finds typed words, marks them and leads to the pages", async ({ page }) => {
  await page.goto("/search");
  await expectNoAxeViolations(page);
  await field(page).fill("ONE lamp");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?q=ONE\+lamp$/);
  await expect(page).toHaveTitle(/^Search for ‘ONE lamp’ – /);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await expect(field(page)).toHaveValue("ONE lamp");
  const first = results(page).first();
  await expect(first).toContainText("Story");
  await expect(first.locator("h2 mark")).toHaveText(["One", "lamp"]);
  await expect(first.locator("img")).toHaveJSProperty("complete", true);
  await expectSoundOnAnyScreen(page);
  await first.getByRole("link").click();
  await expect(page).toHaveURL(/\/video-detail\/one-lamp-and-then-a-knock/);
});

test("says when nothing matches, and offers alternatives", async ({ page }) => {
  await page.goto(searchAddress("xyzzyplugh <b>"));
  await expect(
    page.getByRole("status").filter({ hasText: "No results for ‘xyzzyplugh <b>’." }),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "watch all stories" })).toBeVisible();
  await expectSoundOnAnyScreen(page);
  await page.goto(searchAddress("x".repeat(101)));
  await expect(page.getByText("Please use at most 100 characters.")).toBeVisible();
  await expect(field(page)).toHaveAccessibleDescription("Please use at most 100 characters.");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the form and its results, also for misspelled words", async ({ page }) => {
    await page.goto("/search");
    await field(page).fill("knokc");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(results(page).first().locator("h2 mark")).toHaveText("knock");
  });
});

test("keeps results private, and stays out of the sitemap", async ({ request }) => {
  const response = await request.get(searchAddress("lamp"));
  expect(response.headers()["cache-control"]).toBe("private, no-cache, no-transform");
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/search");
  for (const query of ["q=a&q=b", "q=%00%27", "q=%FF", "q=%F0%9F%99%8F", "x=1"])
    expect((await request.get(`/search?${query}`)).status()).toBe(200);
});

const VIDEO = {
  _id: "v1",
  name: "The ferryman",
  slug: "the-ferryman",
  description: "A storm at night.",
  videoLink: "/uploads/ferry.mp4",
  videoType: "multiple",
  status: "Active",
};

test("searches what it can read when the provider has no search", async ({ page, foreignSite }) => {
  await foreignSite.serve((path) => {
    if (!path.startsWith("/video-reels/")) return path.startsWith("/get-blogs") ? NO_BLOGS : NOT_FOUND;
    return jsonAnswer({ status: "success", data: { videos: [VIDEO], videoLength: 1 } });
  });
  await page.goto(foreignSite.url + searchAddress("ferymen storm"));
  await expect(results(page)).toHaveCount(1);
  await expect(results(page).locator("mark")).toHaveText(["ferryman", "storm"]);
  await expect(results(page).getByRole("link")).toHaveAttribute("href", "/video-reels?v=the-ferryman");
});

const NO_BLOGS = jsonAnswer({ status: "success", data: { blogs: [] } });

test("an outage isn't 'nothing found'", async ({ page, foreignSite }) => {
  await foreignSite.serve(() => "hang up");
  await page.goto(foreignSite.url + searchAddress("ferryman"));
  await expect(page.getByRole("heading", { name: "Search isn’t available right now." })).toBeVisible();
  await expect(page.getByText("No results")).toHaveCount(0);
  await expect(field(page)).toHaveValue("ferryman");
});

test("results in spoken words open at their second, and reels in the feed", async ({ page, foreignSite }) => {
  const found = (slug: string, videoType: string) => ({
    kind: "video",
    slug,
    videoType,
    title: [{ text: "A story", isMatch: false }],
    excerpt: [
      { text: "and then the ", isMatch: false },
      { text: "<i>boat</i>", isMatch: true },
    ],
    start: 72.4,
  });
  await foreignSite.serve((path) =>
    path.startsWith("/search?")
      ? jsonAnswer({ status: "success", data: { results: [found("one", "both"), found("two", "multiple")] } })
      : NOT_FOUND,
  );
  await page.goto(foreignSite.url + searchAddress("boat"));
  await expect(results(page).nth(0)).toContainText("Story, at 1:12");
  await expect(results(page).nth(0).locator("mark")).toHaveText("<i>boat</i>");
  await expect(results(page).nth(0).getByRole("link")).toHaveAttribute("href", "/video-detail/one?t=72");
  await expect(results(page).nth(1).getByRole("link")).toHaveAttribute("href", "/video-reels?v=two");
});

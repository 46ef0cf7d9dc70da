import { readReels, activeReel, expectInFront } from "../support/reels";
import { startReelsProvider } from "../support/foreign-providers";
import { startForeignSite, type ForeignSite } from "../support/foreign-site";
import { test as base, expect } from "../support/test";

type Kinds = Parameters<typeof startReelsProvider>[1];

interface Fixtures {
  /** A site without data from other tests to fall back on. */
  newSite: ForeignSite;
  /** Gives a site a provider with videos of these kinds. */
  startFeed: (
    kinds: Kinds,
    site?: ForeignSite,
  ) => Promise<{
    url: string;
    provider: Awaited<ReturnType<typeof startReelsProvider>>;
  }>;
}

const test = base.extend<Fixtures>({
  newSite: async ({}, use) => {
    const site = await startForeignSite();
    await use(site);
    await site.stop();
  },
  startFeed: async ({ providerUrl, foreignSite }, use) => {
    await use(async (kinds, site = foreignSite) => {
      const [reel] = await readReels(providerUrl);
      const provider = await startReelsProvider(
        `${providerUrl}/${reel?.videoLink.replace(/^\//, "") ?? ""}`,
        kinds,
        site.serve,
      );
      return { url: site.url, provider };
    });
  },
});

const many = (count: number, kind: Kinds[number]): Kinds => Array.from({ length: count }, () => kind);

test("keeps only Active reels of type 'multiple' or 'both', and reads on when a page has none", async ({
  page,
  startFeed,
}) => {
  const { url, provider } = await startFeed([
    "single",
    "both",
    "pending",
    "multiple",
    ...many(6, "single"),
    ...many(6, "single"),
    "pending",
    "both",
  ]);
  const [first, second, third] = provider.reels;
  if (!first || !second || !third) throw new Error("There are too few reels");
  await page.goto(`${url}/video-reels`);
  await expect.poll(() => provider.asked).toEqual(["1/10", "6/2", "1/20", "9/2"]);
  await expectInFront(page, first);
  for (const reel of [second, third, first]) {
    await page.keyboard.press("ArrowDown");
    await expectInFront(page, reel);
  }
  await expect(activeReel(page)).toHaveAttribute("aria-setsize", "3");
});

test("starts with a later page's reels, and says so when no page has any", async ({ page, startFeed }) => {
  const later = await startFeed([...many(12, "single"), "both"]);
  await page.goto(`${later.url}/video-reels`);
  await expect(activeReel(page)).toHaveAccessibleName("Story 13");

  const never = await startFeed(many(13, "single"));
  await page.goto(`${never.url}/video-reels`);
  await expect(page.getByText("No video available.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Home" }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("No video available.")).toBeVisible();
});

test("retries after a failure without interrupting the reel in front", async ({
  page,
  startFeed,
  newSite,
}) => {
  const { url, provider } = await startFeed(many(12, "both"), newSite);
  const reel = (number: number) => {
    const found = provider.reels[number - 1];
    if (!found) throw new Error("There is no such reel");
    return found;
  };
  await page.goto(`${url}/video-reels`);
  await expectInFront(page, reel(1));
  provider.setOutOfOrder(true);
  for (let number = 2; number <= 7; number += 1) {
    await page.keyboard.press("ArrowDown");
    await expectInFront(page, reel(number));
  }
  await expect.poll(() => provider.asked.filter((path) => path === "6/2").length).toBeGreaterThan(0);
  await expectInFront(page, reel(7));
  provider.setOutOfOrder(false);
  const failed = provider.asked.length;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect.poll(() => provider.asked.slice(failed)).toEqual(["6/2"]);
  for (let number = 8; number <= 12; number += 1) {
    await page.keyboard.press("ArrowDown");
    await expectInFront(page, reel(number));
  }
  await page.keyboard.press("ArrowDown");
  await expectInFront(page, reel(1));
});

test("moves on automatically when an awaited reel arrives", async ({ page, startFeed }) => {
  const { url, provider } = await startFeed(many(11, "both"));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/reels/6", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${url}/video-reels?v=story-10`);
  const [tenth, eleventh] = provider.reels.slice(9);
  if (!tenth || !eleventh) throw new Error("There are too few reels");
  await expectInFront(page, tenth);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Loading more stories")).toBeVisible();
  await expectInFront(page, tenth);
  release();
  await expectInFront(page, eleventh);
  await expect(page.getByText("Loading more stories")).toHaveCount(0);
});

test("shows neither a hint nor other reels for a feed of one", async ({ page, startFeed }) => {
  const { url, provider } = await startFeed(["both"]);
  await page.goto(`${url}/video-reels`);
  const [only] = provider.reels;
  if (!only) throw new Error("There is no reel");
  await expectInFront(page, only);
  await page.keyboard.press("ArrowDown");
  await expectInFront(page, only);
  await expect(page.getByRole("feed").locator("article")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Swipe Down" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Next story" })).toHaveCount(0);
});

test("loops over two reels", async ({ page, startFeed }) => {
  const { url, provider } = await startFeed(["both", "multiple"]);
  await page.goto(`${url}/video-reels`);
  const [first, second] = provider.reels;
  if (!first || !second) throw new Error("There are too few reels");
  await expectInFront(page, first);
  for (const [key, reel] of [
    ["ArrowDown", second],
    ["ArrowDown", first],
    ["ArrowUp", second],
    ["ArrowUp", first],
  ] as const) {
    await page.keyboard.press(key);
    await expectInFront(page, reel);
  }
  await expect(page.getByRole("feed").getByRole("article")).toHaveCount(2);
});

test("shows a hashtag's reels, with a picture and link to the same place", async ({ page, startFeed }) => {
  const { url, provider } = await startFeed(["single", "both", "pending", "multiple"]);
  await page.goto(`${url}/hashtag/linked`);
  const [first, second] = provider.reels;
  if (!first || !second) throw new Error("There are too few reels");
  await expectInFront(page, first);
  await expect(page.getByRole("link", { name: "More about #Hope" })).toHaveAttribute(
    "href",
    "https://church.example/visit",
  );
  await page.keyboard.press("ArrowDown");
  await expectInFront(page, second);
  await expect(page).toHaveURL(`${url}/hashtag/linked?v=${second.slug}`);
  expect(provider.asked).toEqual([]);

  await page.goto(`${url}/hashtag/other`);
  await expect(
    page.getByRole("navigation", { name: "More" }).getByRole("link", { name: "Home" }),
  ).toHaveAttribute("href", "/");
  await page.goto(`${url}/hashtag/empty`);
  await expect(page.getByText("No video available.")).toBeVisible();
});

test("says that it can't show stories while the provider doesn't answer", async ({
  page,
  startFeed,
  newSite,
}) => {
  const { url, provider } = await startFeed(["both"], newSite);
  provider.setOutOfOrder(true);
  await page.goto(`${url}/video-reels`);
  await expect(page.getByRole("heading", { name: "Stories aren’t available right now" })).toBeVisible();
  provider.setOutOfOrder(false);
  await page.reload();
  await expect(activeReel(page)).toHaveAccessibleName("Story 1");
});

for (const [page, status] of [
  ["0", 400],
  ["-1", 400],
  ["1.5", 400],
  ["two", 400],
  ["99999999999", 400],
  ["6", 200],
  ["5000", 200],
] as const) {
  test(`the route of further pages answers ${status} to ${page}`, async ({ request }) => {
    const response = await request.get(`/api/reels/${page}`);
    expect(response.status()).toBe(status);
    expect(await response.json()).toMatchObject(
      status === 200 ? { reels: expect.any(Array) } : { status: "error" },
    );
  });
}

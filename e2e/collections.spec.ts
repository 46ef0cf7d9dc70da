import { z } from "zod";
import {
  expectNoAxeViolations,
  expectNoHorizontalScroll,
  expectSoundOnBothScreens,
} from "./support/accessibility";
import { createAdmin, SHOWN_WITHIN_MS } from "./support/admin";
import { findVideo } from "./support/contract";
import { activeReel, expectInFront, openFeed } from "./support/reels";
import { expect, test } from "./support/test";

const SEEDED = { name: "New here? Begin with these", path: "/collection/begin-here" };

/** The seeded collection in order: the third story is only in the feed, the last only on its own page. */
const STORIES = [
  "One lamp, and then a knock",
  "A stranger's coat in January",
  "One walk a week, and no speeches",
  "The first honest prayer I ever said",
];

test("a collection leads from the home page to its stories in order, and to its feed @phone", async ({
  page,
  providerUrl,
}) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Collections" });
  await section.getByRole("link", { name: SEEDED.name }).click();
  await expect(page).toHaveURL(SEEDED.path);
  await expect(page.getByRole("heading", { level: 1, name: SEEDED.name })).toBeVisible();
  await expect(page.getByText("4 stories", { exact: true })).toBeVisible();
  const picture = page.locator('meta[property="og:image"]');
  await expect(picture).toHaveAttribute("content", /\/preview\/collections\/begin-here\.jpg\?v=\d+$/);
  const cards = page.getByRole("main").getByRole("listitem").getByRole("link");
  expect((await cards.allTextContents()).map((text) => STORIES.find((name) => text.includes(name)))).toEqual(
    STORIES,
  );
  await expectSoundOnBothScreens(page);

  await page.getByRole("link", { name: "Watch them one after another" }).click();
  await expect(page).toHaveURL(new RegExp(`${SEEDED.path}/watch`));
  for (const [index, name] of STORIES.slice(0, 3).entries()) {
    if (index > 0) await page.keyboard.press("ArrowDown");
    await expectInFront(page, await findVideo(providerUrl, (video) => video.name === name));
  }
  await expectSoundOnBothScreens(page);
  await page
    .getByRole("navigation", { name: "Other stories" })
    .getByRole("link", { name: SEEDED.name })
    .click();
  await expect(page).toHaveURL(SEEDED.path);
});

test("a story without its own page opens in the collection's feed", async ({ page }) => {
  await page.goto(SEEDED.path);
  await page.getByRole("link", { name: STORIES[2] ?? "" }).click();
  await expect(page).toHaveURL(/\/collection\/begin-here\/watch\?v=one-walk-a-week$/);
  await expect(activeReel(page)).toHaveAccessibleName(STORIES[2] ?? "");
  await page.goto("/collection/begin-here/watch?v=a-coat-in-january");
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", STORIES[1] ?? "");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a collection shows its stories, and its feed leads back to them", async ({ page }) => {
    await page.goto(`${SEEDED.path}/watch`);
    await page.getByRole("link", { name: "Watch these stories without JavaScript" }).click();
    await expect(page).toHaveURL(SEEDED.path);
    await page.getByRole("link", { name: STORIES[3] ?? "" }).click();
    await expect(page.locator("video")).toHaveAttribute("controls");
  });
});

test("a new collection appears at once, and removed stories disappear from it @phone", async ({
  page,
  request,
  startStack,
}) => {
  test.slow();
  const { site, provider } = await startStack();
  const admin = await createAdmin(provider.url);
  const [story, other] = await Promise.all(
    ["two-cups", "let-me-row"].map((slug) => admin.find("videos", "slug", slug)),
  );
  if (!story || !other) throw new Error("The seed has no such videos");
  const word = "Auferstehungsgottesdienstbesucher";
  const name = `${word} und أبو بكر`;
  const path = "/collection/ostern";
  const { id } = await admin.create("story-collections", {
    name,
    slug: "ostern",
    description: `<b>${word.repeat(4)}</b>`,
    videos: [story.id, other.id],
    status: "Active",
  });
  const pages = [path, `${path}/watch`, "/share/collections/ostern"];
  const files = ["/preview/collections/ostern.jpg", "/share/collections/ostern/qr.svg"];
  const addresses = [...pages, ...files, "/share/collections/ostern/poster-a5.pdf", "/qr/collections/ostern"];
  const statuses = async () =>
    Promise.all(addresses.map(async (address) => (await request.get(site.url + address)).status()));
  const lists = ["/", "/sitemap.xml", `/search?q=${word}`];
  const listed = async () =>
    Promise.all(
      lists.map(async (list) => (await (await request.get(site.url + list)).text()).includes(path)),
    );
  const becomes = async (isShown: boolean) => {
    const timing = { timeout: SHOWN_WITHIN_MS * 2, intervals: [200] };
    await expect.poll(statuses, timing).toEqual(addresses.map(() => (isShown ? 200 : 404)));
    await expect.poll(listed, timing).toEqual(lists.map(() => isShown));
  };
  await becomes(true);

  await page.setViewportSize({ width: 320, height: 568 });
  for (const address of ["/", ...pages]) {
    await page.goto(site.url + address);
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);
  }
  await openFeed(page, `${site.url}${path}/watch`);
  await expect(activeReel(page)).toHaveAccessibleName(z.string().parse(story.name));

  await admin.update("videos", story.id, { status: "Declined" });
  const shows = async (address: string) =>
    (await (await request.get(site.url + address)).text()).includes(z.string().parse(story.name));
  for (const address of [path, `${path}/watch`, "/"])
    await expect.poll(() => shows(address), { timeout: SHOWN_WITHIN_MS }).toBe(false);
  await becomes(true);
  await admin.update("videos", other.id, { status: "Declined" });
  await becomes(false);
  await admin.update("videos", story.id, { status: "Active" });
  await becomes(true);
  await admin.update("story-collections", id, { isOnHome: false });
  await expect.poll(listed, { timeout: SHOWN_WITHIN_MS * 2 }).toEqual([false, true, true]);
  await admin.update("story-collections", id, { slug: "auferstehung" });
  const moved = async () => {
    const answer = await request.get(`${site.url}${path}/watch`, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  await expect
    .poll(moved, { timeout: SHOWN_WITHIN_MS })
    .toEqual([308, expect.stringMatching(/\/collection\/auferstehung\/watch$/)]);
  await admin.update("story-collections", id, { status: "Inactive" });
  await expect.poll(statuses, { timeout: SHOWN_WITHIN_MS }).toEqual(addresses.map(() => 404));
});

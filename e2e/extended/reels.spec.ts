import { activeReel, expectInFront, openFeed, readReels, sourcedVideos } from "../support/reels";
import { expect, test } from "../support/test";

test("loops with at most three sources; requests 1/10 first, then each page of two once", async ({
  page,
  providerUrl,
}) => {
  const reels = await readReels(providerUrl);
  const [first, last] = [reels[0], reels.at(-1)];
  if (!first || !last) throw new Error("The seed has no reels");
  const asked: string[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith("/api/reels")) asked.push(path);
  });
  await openFeed(page);
  expect(asked).toEqual([]);
  for (const reel of [...reels.slice(1), first]) {
    await page.keyboard.press("ArrowDown");
    await expectInFront(page, reel);
    expect((await sourcedVideos(page)).length).toBeLessThanOrEqual(3);
  }
  const total = 15;
  await expect.poll(() => asked).toEqual(pagesOfTwo(10, total));
  await page.keyboard.press("ArrowUp");
  await expectInFront(page, last);
});

/** Returns the addresses of the pages of two after the first videos, up to the total. */
function pagesOfTwo(after: number, total: number): string[] {
  const pages: string[] = [];
  for (let received = after; received < total; received += 2) pages.push(`/api/reels/${received / 2 + 1}`);
  return pages;
}

test("starts with the first reel for an address that names none", async ({ page, providerUrl }) => {
  const [first] = await readReels(providerUrl);
  for (const parameter of ["v=no-such-reel", "v=", "v=a&v=b", "v=%00", `v=${"a".repeat(2000)}`])
    await test.step(parameter.slice(0, 16), async () => {
      await page.goto(`/video-reels?${parameter}`);
      await expect(activeReel(page)).toHaveAccessibleName(first?.name ?? "");
    });
});

test("returns to a feed left without a move, and from a reel's own page to that reel", async ({
  page,
  providerUrl,
}) => {
  const [first, second] = (await readReels(providerUrl)).filter(({ videoType }) => videoType === "both");
  if (!first || !second) throw new Error("The seed has too few reels");
  await openFeed(page);
  await page.getByRole("link", { name: "Discover Jesus" }).click();
  await expect(page).toHaveURL("/discover-jesus");
  await page.goBack();
  await expectInFront(page, first);

  await page.keyboard.press("ArrowDown");
  await expectInFront(page, second);
  await activeReel(page).getByRole("link", { name: second.name }).click();
  await expect(page).toHaveURL(`/video-detail/${second.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expectInFront(page, second);
});

test("cuts a description above 100 characters and shows it on See More", async ({ page, providerUrl }) => {
  const reel = (await readReels(providerUrl)).find(({ description }) => description.length > 100);
  if (!reel) throw new Error("The seed has no such reel");
  await openFeed(page, `/video-reels?v=${reel.slug}`);
  const article = activeReel(page);
  await expect(article).not.toContainText(reel.description, { useInnerText: true });
  await article.getByRole("button", { name: "See More" }).click();
  await expect(article).toContainText(reel.description, { useInnerText: true });
  await page.keyboard.press("ArrowDown");
  await expect(article).not.toHaveAccessibleName(reel.name);
  await page.keyboard.press("ArrowUp");
  await expect(article).toHaveAccessibleName(reel.name);
  await article.getByRole("button", { name: "See More" }).click();
  await article.getByRole("button", { name: "See Less" }).click();
  await expect(article).not.toContainText(reel.description, { useInnerText: true });
});

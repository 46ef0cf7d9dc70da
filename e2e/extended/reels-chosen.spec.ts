import { activeReel, expectInFront, readReels } from "../support/reels";
import { startReelsProvider } from "../support/foreign-providers";
import { expect, test } from "../support/test";

test("shows the chosen hashtags' reels, also after a reload, until the choice is cleared", async ({
  page,
  providerUrl,
}) => {
  const reels = await readReels(providerUrl);
  const chosen = reels.filter(({ hashtagId }) => hashtagId.some(({ name }) => name === "Hope"));
  const [first, second] = chosen;
  const [newest] = reels;
  if (!first || !second || !newest) throw new Error("The seed has too few reels");
  await page.goto("/hashtags");
  await page.getByLabel("Hope").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expectInFront(page, first);
  await expect(activeReel(page)).toHaveAttribute("aria-setsize", String(chosen.length));
  await page.keyboard.press("ArrowDown");
  await expectInFront(page, second);
  await expect(page).toHaveURL(`/video-reels?hashtags=hope&v=${second.slug}`);
  await page.reload();
  await expectInFront(page, second);
  await expect(page.getByRole("region", { name: "Selected hashtags" })).toContainText("#Hope");
  await page.getByRole("link", { name: "Clear" }).click();
  await expectInFront(page, newest);
  await expect(page).toHaveURL(`/video-reels?v=${newest.slug}`);
  await expect(page.getByRole("link", { name: "Clear" })).toHaveCount(0);
  await page.goBack();
  await expectInFront(page, second);
});

test("has the first chosen reel in the server's HTML", async ({ request, providerUrl }) => {
  const reel = (await readReels(providerUrl)).find(({ hashtagId }) =>
    hashtagId.some(({ name }) => name === "Recovery"),
  );
  const html = await (await request.get("/video-reels?hashtags=recovery")).text();
  expect(/<article[^>]*aria-current="true".*?<\/article>/s.exec(html)?.[0]).toContain(reel?.name);
});

test("shows the whole feed for unknown hashtags", async ({ page, providerUrl }) => {
  const [newest] = await readReels(providerUrl);
  await page.goto("/video-reels?hashtags=no-such-hashtag");
  if (newest) await expectInFront(page, newest);
});

test("shows the choice's reels even if the provider doesn't answer again", async ({
  page,
  providerUrl,
  foreignSite,
}) => {
  const [seeded] = await readReels(providerUrl);
  const provider = await startReelsProvider(
    `${providerUrl}/${seeded?.videoLink.replace(/^\//, "") ?? ""}`,
    ["both", "both"],
    foreignSite.serve,
  );
  const [first] = provider.reels;
  if (!first) throw new Error("There is no reel");
  await page.goto(`${foreignSite.url}/hashtags`);
  await page.route("**/api/reels/by-hashtags", async (route) => {
    const response = await route.fetch();
    provider.setOutOfOrder(true);
    await route.fulfill({ response });
  });
  await page.getByLabel("Hope").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expectInFront(page, first);
  await page.reload();
  await expect(
    page.getByText("We couldn’t load the stories. Please reload the page in a moment."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Clear" })).toBeVisible();
});

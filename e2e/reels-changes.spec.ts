import { createAdmin } from "./support/admin";
import { activeReel, expectInFront, muteButton, openFeed, readReels, unmuteButton } from "./support/reels";
import { expect, test } from "./support/test";
import { property } from "./support/video-detail";

test("the sound setting follows the visitor from the feed to a video's page and back", async ({ page }) => {
  await openFeed(page);
  await unmuteButton(page).click();
  await activeReel(page).getByRole("heading", { level: 2 }).getByRole("link").click();
  await expect(page).toHaveURL(/\/video-detail\//);
  await expect(muteButton(page)).toBeVisible();
  await expect.poll(() => property(page, "currentTime")).toBeGreaterThan(0);
  expect(await property(page, "muted")).toBe(false);
  await muteButton(page).click();
  await page.goBack();
  await expect(unmuteButton(page)).toBeVisible();
});

test("a browser that blocks sound plays a video's page muted, with the button", async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem("reelsSound", "on");
    const original = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      return this.muted
        ? original.call(this)
        : Promise.reject(new DOMException("Not now", "NotAllowedError"));
    };
  });
  await openFeed(page);
  await activeReel(page).getByRole("heading", { level: 2 }).getByRole("link").click();
  await expect(page).toHaveURL(/\/video-detail\//);
  await expect(unmuteButton(page)).toBeVisible();
  await expect.poll(() => property(page, "currentTime")).toBeGreaterThan(0);
});

test("a browser without H.264 says so once and shows whose stories they are", async ({
  page,
  providerUrl,
}) => {
  const [first, second] = await readReels(providerUrl);
  await page.addInitScript(() => {
    const original = HTMLMediaElement.prototype.canPlayType;
    HTMLMediaElement.prototype.canPlayType = function (this: HTMLMediaElement, type: string) {
      return type.includes("avc1") ? "" : original.call(this, type);
    };
  });
  await page.goto("/video-reels");
  const notice = page.getByRole("status").filter({ hasText: "This browser can’t play these stories." });
  await expect(notice).toBeVisible();
  await expect(page.locator("video")).toHaveCount(0);
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(activeReel(page)).toHaveAccessibleName(first?.name ?? "");
  await page.keyboard.press("ArrowDown");
  await expect(activeReel(page)).toHaveAccessibleName(second?.name ?? "");
  await expect(notice).toBeVisible();
});

test("a story removed while somebody watches disappears at the next swipe", async ({
  page,
  request,
  startStack,
}) => {
  const { site, provider } = await startStack();
  const [first, second, third, fourth] = await readReels(provider.url);
  if (!first || !second || !third || !fourth) throw new Error("The seed has too few reels");
  const admin = await createAdmin(provider.url);
  const takeDown = async ({ slug, videoLink }: { slug: string; videoLink: string }) => {
    const { id } = (await admin.find("videos", "slug", slug)) ?? {};
    if (id === undefined) throw new Error("The admin has no such video");
    await admin.update("videos", id, { status: "Pending" });
    const film = new URL(videoLink, provider.url).href;
    await expect.poll(async () => (await request.head(film)).status()).toBe(404);
  };
  await openFeed(page, `${site.url}/video-reels`);
  await expectInFront(page, first);
  await takeDown(second);
  await page.keyboard.press("ArrowDown");
  await expectInFront(page, third);
  await takeDown(third);
  await page.keyboard.press("ArrowDown");
  await expectInFront(page, fourth);
  await page.keyboard.press("ArrowUp");
  await expectInFront(page, first);
  for (const { name } of [second, third]) await expect(page.getByText(name)).toHaveCount(0);
});

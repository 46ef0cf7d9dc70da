import type { ContractVideo } from "../support/contract";
import { expectNoHorizontalScroll } from "../support/accessibility";
import { expect, test } from "../support/test";
import { openVideo, player, property } from "../support/video-detail";

const TITLE_LIMIT = 28;

const isPortrait = ({ width, height }: ContractVideo) => height > width;

test("gives a video a stage of its own shape on any screen", async ({ page, providerUrl }) => {
  for (const [shape, fits] of [
    ["portrait", isPortrait],
    ["landscape", (video: ContractVideo) => !isPortrait(video)],
  ] as const)
    await test.step(shape, async () => {
      const video = await openVideo(page, providerUrl, fits);
      await expect(player(page)).toBeVisible();
      for (const screen of [
        { width: 390, height: 844 },
        { width: 768, height: 1024 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(screen);
        const box = await player(page).boundingBox();
        expect((box?.width ?? 0) / (box?.height ?? 1), `at ${screen.width} px`).toBeCloseTo(
          video.width / video.height,
          1,
        );
        expect(box?.height).toBeLessThanOrEqual(screen.height);
      }
    });
});

test("cuts a title above 28 characters, shows it on See More, and shows short ones whole", async ({
  page,
  providerUrl,
}) => {
  const { name } = await openVideo(page, providerUrl, (video) => video.name.length > TITLE_LIMIT);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).not.toContainText(name, { useInnerText: true });
  await page.getByRole("button", { name: "See More" }).click();
  await expect(title).toContainText(name, { useInnerText: true });
  await page.getByRole("button", { name: "See Less" }).click();
  await expect(title).not.toContainText(name, { useInnerText: true });

  const { name: short } = await openVideo(page, providerUrl, (video) => video.name.length <= TITLE_LIMIT);
  await expect(page.getByRole("heading", { level: 1, name: short, exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "See More" })).toHaveCount(0);
});

test("links to the video's own pages, or to Discover Jesus and the networks", async ({
  page,
  providerUrl,
}) => {
  await openVideo(page, providerUrl, ({ tiktokLink }) => !tiktokLink);
  await expect(page.getByRole("link", { name: /^TikTok/ })).toHaveAttribute(
    "href",
    "https://www.tiktok.com/login",
  );
  for (const name of [/^TikTok/, /^Facebook/, /^Instagram/, /^YouTube/, /^Church/]) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("target", "_blank");
  }
  const discover = page.getByRole("link", { name: /Discover Jesus/ });
  await expect(discover).toHaveAttribute("href", "/discover-jesus");
  await expect(discover).toHaveAttribute("target", "_blank");
  await expect(discover.locator("img")).toBeVisible();
});

test("shows a skeleton until the video has loaded", async ({ page, providerUrl }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\.mp4/, async (route) => {
    await held;
    await route.continue();
  });
  await openVideo(page, providerUrl);
  const skeleton = page.getByRole("status").filter({ hasText: "Loading..." });
  await expect(skeleton).toBeVisible();
  answer();
  await expect(skeleton).toHaveCount(0);
});

test("waits for visitors with reduced motion", async ({ page, providerUrl }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openVideo(page, providerUrl);
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  expect(await property(page, "paused")).toBe(true);
});

test("moves by arrow keys", async ({ page, providerUrl }) => {
  await openVideo(page, providerUrl);
  await page.getByRole("button", { name: "Pause" }).click();
  const before = await property(page, "currentTime");
  await page.getByRole("slider", { name: "Position" }).focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(() => property(page, "currentTime")).toBeGreaterThan(Number(before) + 3);
});

test("keeps its controls apart on a low screen", async ({ page, providerUrl }) => {
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 640, height: 400 },
    { width: 320, height: 256 },
  ])
    await test.step(`${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      await openVideo(page, providerUrl, isPortrait);
      await page.getByRole("button", { name: "Captions" }).click();
      await page.getByRole("button", { name: "Pause" }).click();
      // Sound stays on from one page to the next, if the browser allows it.
      await page.getByRole("button", { name: /^(?:UN)?MUTE$/ }).click();
      await expectNoHorizontalScroll(page);
    });
});

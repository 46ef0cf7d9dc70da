import { findVideo } from "../support/contract";
import { expect, test } from "../support/test";

test("a video plays without captions when they are unavailable", async ({ page, providerUrl }) => {
  await page.route(/\.vtt/, (route) => route.abort());
  const { slug } = await findVideo(providerUrl, ({ videoType }) => videoType !== "multiple");
  await page.goto(`/video-detail/${slug}`);
  await expect
    .poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2);
  await expect(page.getByRole("button", { name: "Captions" })).toHaveCount(0);
});

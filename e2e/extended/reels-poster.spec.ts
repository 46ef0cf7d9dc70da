import { ALL } from "../support/devices";
import { activeReel, openFeed, playingVideo } from "../support/reels";
import { expect, test } from "../support/test";

for (const device of ALL)
  test(`paints nothing larger than the first reel's poster ${device}`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1);
        if (last && "element" in last && last.element instanceof Element)
          document.documentElement.dataset.largest = `${last.element.tagName} ${last.element.getAttribute("src") ?? ""}`;
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await openFeed(page);
    await expect.poll(async () => (await playingVideo(page))?.time ?? 0).toBeGreaterThan(0.5);
    const poster = await activeReel(page).locator("img").getAttribute("src");
    await expect(page.locator("html")).toHaveAttribute("data-largest", `IMG ${poster ?? ""}`);
  });

import { STORED_PAGES } from "../support/stored-pages";
import { expect, test } from "../support/test";

/** What a page and its files may weigh over the line, in bytes, without what loads on scrolling or once the page is there. */
const BUDGET = 245_000;

/** They begin with a video, which has its own limits. */
const BEGIN_WITH_VIDEO = ["/hashtag/featured", "/video-reels", "/video-reels-new"];

test("a page without a video is light @phone", async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  const reading = STORED_PAGES.filter((path) => !BEGIN_WITH_VIDEO.includes(path));
  for (const path of [...reading, "/upload-story", "/search", "/login", "/signup"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const weight = await page.evaluate(() => {
      const lazy = new Set(
        [...document.querySelectorAll("img")]
          .filter(({ loading }) => loading === "lazy")
          .map(({ currentSrc }) => currentSrc),
      );
      const files = [
        ...performance.getEntriesByType("navigation"),
        ...performance.getEntriesByType("resource"),
      ].filter((entry) => entry instanceof PerformanceResourceTiming);
      const load = files.find((entry) => entry instanceof PerformanceNavigationTiming)?.loadEventStart ?? 0;
      return files
        .filter(({ name, startTime }) => startTime < load && !lazy.has(name))
        .reduce((sum, { transferSize }) => sum + transferSize, 0);
    });
    expect(weight, path).toBeGreaterThan(0);
    expect(weight, path).toBeLessThanOrEqual(BUDGET);
  }
});

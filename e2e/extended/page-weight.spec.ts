import { STORED_PAGES } from "../support/stored-pages";
import { expect, test } from "../support/test";

/** What a page and its files may weigh on their way until the page is there, in bytes. */
const BUDGET = 250_000;

/** They begin with a video, which has limits of its own. */
const BEGIN_WITH_VIDEO = ["/hashtag/featured", "/video-reels", "/video-reels-new"];

test("a page without a video is light @phone", async ({ page }) => {
  const reading = STORED_PAGES.filter((path) => !BEGIN_WITH_VIDEO.includes(path));
  for (const path of [...reading, "/upload-story", "/search", "/login", "/signup"]) {
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    await network.send("Network.setCacheDisabled", { cacheDisabled: true });
    let weight = 0;
    network.on("Network.loadingFinished", ({ encodedDataLength }) => {
      weight += encodedDataLength;
    });
    await page.goto(path);
    await network.detach();
    expect(weight, path).toBeGreaterThan(0);
    expect(weight, path).toBeLessThanOrEqual(BUDGET);
  }
});

import { STORED_PAGES } from "../support/stored-pages";
import { expect, test } from "../support/test";

/** What a page and its files may weigh over the line, in bytes, without what loads on scrolling or for other pages. */
const BUDGET = 255_000;

/** They begin with a video, which has its own limits. */
const BEGIN_WITH_VIDEO = ["/hashtag/featured", "/video-reels", "/video-reels-new"];

test("a page without a video is light @phone", async ({ page }) => {
  const reading = STORED_PAGES.filter((path) => !BEGIN_WITH_VIDEO.includes(path));
  for (const path of [...reading, "/upload-story", "/search", "/login", "/signup"]) {
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    await network.send("Network.setCacheDisabled", { cacheDisabled: true });
    const addresses = new Map<string, string>();
    const sizes = new Map<string, number>();
    const ofOtherPages = new Set<string>();
    network.on("Network.requestWillBeSent", ({ requestId, request }) => {
      addresses.set(requestId, request.url);
      if (Object.keys(request.headers).some((name) => /^next-router-prefetch$/i.test(name)))
        ofOtherPages.add(requestId);
    });
    network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
      sizes.set(requestId, encodedDataLength),
    );
    await page.goto(path);
    await network.detach();
    const lazy = await page
      .locator("img[loading=lazy]")
      .evaluateAll((images) =>
        images.map((image) => (image instanceof HTMLImageElement ? image.currentSrc : "")),
      );
    const atOnce = [...sizes].filter(
      ([id]) => !ofOtherPages.has(id) && !lazy.includes(addresses.get(id) ?? ""),
    );
    const weight = atOnce.reduce((sum, [, size]) => sum + size, 0);
    expect(weight, path).toBeGreaterThan(0);
    expect(weight, path).toBeLessThanOrEqual(BUDGET);
  }
});

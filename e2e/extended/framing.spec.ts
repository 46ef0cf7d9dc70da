import { request, type IncomingHttpHeaders } from "node:http";
import { findVideo } from "../support/contract";
import { startLocalServer } from "../support/local-server";
import { expect, test } from "../support/test";

/** Paths that look like a player's but aren't. */
const NEVER_FRAMED = [
  "/",
  "/home",
  "/privacy-policy",
  "/login",
  "/video-reels-new",
  "/no-such-page",
  "/api/health",
  "/api/oembed",
  "/embed",
  "/embedx",
  "/embedx/x",
  "/embed/a/b",
  "/embed/x/captions",
  "/embed%2Fx",
  "/%65mbed/x",
  "/EMBED/x",
  "/Embed/x",
  "/x/embed/y",
  "/a%0Aembed/x",
  "/embed/..",
  "/embed/../login",
  "/embed/%2e%2e/login",
  "/_next/static/x",
  "/_next/image",
  "/icons/icon.svg",
];

const INDEXED = ["/", "/home", "/privacy-policy", "/apix", "/embedx", "/video-reels", "/video-reels-newer"];

const NOT_INDEXED = [
  "/embed",
  "/embed/x",
  "/embed/x/captions",
  "/api/health",
  "/api/oembed",
  "/video-reels-new",
  "/video-reels-old",
];

test.describe("the headers", () => {
  for (const path of NEVER_FRAMED) {
    test(`no site may frame ${path}`, async ({ siteUrl }) => {
      expect((await headersOf(siteUrl, path))["content-security-policy"]).toMatch(
        /(^|; )frame-ancestors 'none'(;|$)/,
      );
    });
  }

  for (const path of ["/embed/x", "/embed/a%2Fb", "/embed/x?y=/z", "/embed/x.y"]) {
    test(`any site may frame ${path}`, async ({ siteUrl }) => {
      expect((await headersOf(siteUrl, path))["content-security-policy"]).toMatch(
        /(^|; )frame-ancestors \*(;|$)/,
      );
    });
  }

  for (const path of INDEXED) {
    test(`the headers leave ${path} to search engines`, async ({ siteUrl }) => {
      expect((await headersOf(siteUrl, path))["x-robots-tag"]).toBeUndefined();
    });
  }

  for (const path of NOT_INDEXED) {
    test(`the headers keep ${path} from search engines`, async ({ siteUrl }) => {
      expect((await headersOf(siteUrl, path))["x-robots-tag"]).toMatch(/^noindex\b/);
    });
  }

  test("another site can show the player, and nothing else of the site", async ({
    page,
    siteUrl,
    providerUrl,
  }) => {
    const { slug } = await findVideo(providerUrl, ({ videoType }) => videoType !== "multiple");
    const blocked = ["/", `/video-detail/${slug}`, "/privacy-policy", "/login"];
    const frames = [`/embed/${slug}`, ...blocked].map(
      (path) => `<iframe src="${siteUrl}${path}" title="${path}" width="640" height="360"></iframe>`,
    );
    const foreign = await startLocalServer(() => ({ body: `<!doctype html>${frames.join("")}` }));
    try {
      const refusals: string[] = [];
      page.on("console", (message) => {
        if (message.text().includes("frame-ancestors")) refusals.push(message.text());
      });
      await page.goto(foreign.url);
      const player = page.frameLocator(`[title="/embed/${slug}"]`).locator("video");
      await player.evaluate(async (element: HTMLVideoElement) => {
        element.muted = true;
        await element.play();
      });
      await expect
        .poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime))
        .toBeGreaterThan(0.2);
      await expect.poll(() => refusals.length).toBe(blocked.length);
      const framed = page.frames().map((frame) => frame.url());
      expect(framed.filter((url) => url.startsWith(siteUrl))).toEqual([`${siteUrl}/embed/${slug}`]);
    } finally {
      await foreign.stop();
    }
  });
});

/** Returns the response's headers for a path sent exactly as written, with dots and encodings. */
export function headersOf(origin: string, path: string): Promise<IncomingHttpHeaders> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.headers);
    })
      .on("error", reject)
      .end();
  });
}

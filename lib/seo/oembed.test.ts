import { hasOwnPage, videoSchema, type WatchableVideo } from "@/lib/provider/video-schema";
import { providerVideo } from "@/lib/test-support/provider-video";
import { embedSize, oembedUrl, oembedAnswer, slugFromUrl } from "./oembed";

beforeAll(() => {
  process.env.SITE_URL = "https://stories.example";
});

function watchable(overrides: Record<string, unknown> = {}): WatchableVideo {
  const video = videoSchema.parse(providerVideo(overrides));
  if (!hasOwnPage(video)) throw new Error("This video has no page");
  return video;
}

describe("oembedAnswer", () => {
  it("is a valid oEmbed 1.0 video", () => {
    expect(oembedAnswer(watchable(), "Lampstand", {})).toEqual({
      version: "1.0",
      type: "video",
      title: "Found on the ferry",
      provider_name: "Lampstand",
      provider_url: "https://stories.example/",
      cache_age: 300,
      thumbnail_url: "https://stories.example/preview/videos/found-on-the-ferry.jpg?v=1740909600000",
      thumbnail_width: 1200,
      thumbnail_height: 630,
      width: 360,
      height: 640,
      html: '<iframe src="https://stories.example/embed/found-on-the-ferry" width="360" height="640" title="Found on the ferry" frameborder="0" loading="lazy" allow="fullscreen; picture-in-picture" allowfullscreen></iframe>',
    });
  });

  it("gives the frame the stated size", () => {
    expect(oembedAnswer(watchable(), "Lampstand", { maxWidth: 180 })).toMatchObject({
      width: 180,
      height: 320,
      html: expect.stringContaining('width="180" height="320"') as string,
    });
  });

  it("escapes a name and a slug", () => {
    const hostile = watchable({ name: `"><script>alert(1)</script>`, slug: `a"b&c` });
    const { html, title } = oembedAnswer(hostile, "Lampstand", {});
    expect(title).toBe(`"><script>alert(1)</script>`);
    expect(html).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain('src="https://stories.example/embed/a%22b%26c"');
  });
});

describe("oembedUrl", () => {
  it("names the video's page in a query", () => {
    const address = new URL(oembedUrl("a&b"));
    expect(address.origin + address.pathname).toBe("https://stories.example/api/oembed");
    expect(address.searchParams.get("url")).toBe("https://stories.example/video-detail/a%26b");
  });
});

const PORTRAIT = { width: 720, height: 1280 };
const LANDSCAPE = { width: 1920, height: 1080 };
const UNKNOWN = { width: null, height: null };

describe("embedSize", () => {
  it.each([
    ["portrait", PORTRAIT, { width: 360, height: 640 }],
    ["landscape", LANDSCAPE, { width: 640, height: 360 }],
    ["square", { width: 100, height: 100 }, { width: 640, height: 640 }],
    ["of unknown size", UNKNOWN, { width: 360, height: 640 }],
    ["of unknown height", { width: 720, height: null }, { width: 360, height: 640 }],
    ["absurdly wide", { width: 100_000, height: 1 }, { width: 640, height: 1 }],
  ])("has a default size for a video that is %s", (_, video, expected) => {
    expect(embedSize(video)).toEqual(expected);
  });

  it.each([
    ["a width", PORTRAIT, { maxWidth: 180 }, { width: 180, height: 320 }],
    ["a height", PORTRAIT, { maxHeight: 320 }, { width: 180, height: 320 }],
    ["the tighter of both", LANDSCAPE, { maxWidth: 320, maxHeight: 90 }, { width: 160, height: 90 }],
    ["one pixel", LANDSCAPE, { maxWidth: 1 }, { width: 1, height: 1 }],
    ["more than it needs", LANDSCAPE, { maxWidth: 5000, maxHeight: 5000 }, { width: 640, height: 360 }],
  ])("keeps the aspect ratio within %s", (_, video, limits, expected) => {
    expect(embedSize(video, limits)).toEqual(expected);
  });

  it("never exceeds a limit by rounding", () => {
    for (let maxWidth = 1; maxWidth <= 640; maxWidth += 1) {
      for (const video of [PORTRAIT, LANDSCAPE, { width: 999, height: 1001 }]) {
        expect(embedSize(video, { maxWidth, maxHeight: 200 }).width).toBeLessThanOrEqual(maxWidth);
        expect(embedSize(video, { maxWidth, maxHeight: 200 }).height).toBeLessThanOrEqual(200);
      }
    }
  });
});

const SITE = "https://stories.example";

beforeAll(() => {
  process.env.SITE_URL = SITE;
});

describe("slugFromUrl", () => {
  it.each([
    ["a video's page", "/video-detail/two-cups"],
    ["a player", "/embed/two-cups"],
    ["a short link", "/two-cups"],
    ["a place in the reels", "/video-reels?v=two-cups"],
    ["a trailing slash", "/video-detail/two-cups/"],
    ["a query", "/video-detail/two-cups?utm_source=mail"],
    ["a hash", "/video-detail/two-cups#top"],
    ["a percent-encoded slug", "/video-detail/two%2Dcups"],
    ["a place in the reels with a hash and more", "/video-reels/?x=1&v=two%2Dcups#a"],
  ])("reads %s", (_, path) => {
    expect(slugFromUrl(SITE + path)).toBe("two-cups");
  });

  it.each(["http://stories.example", "https://stories.example:443", "HTTPS://STORIES.EXAMPLE"])(
    "recognises %s as this site",
    (origin) => {
      expect(slugFromUrl(`${origin}/embed/two-cups`)).toBe("two-cups");
    },
  );

  it.each([
    ["/embed/a%2520b", "a%20b"],
    ["/embed/%E7%81%AF", "灯"],
    ["/video-reels?v=a%2520b", "a%20b"],
  ])("decodes %s once", (path, slug) => {
    expect(slugFromUrl(SITE + path)).toBe(slug);
  });

  it.each([
    "",
    "two-cups",
    "/embed/two-cups",
    "https://evil.example/embed/two-cups",
    "https://stories.example.evil.example/embed/two-cups",
    "https://stories.example@evil.example/embed/two-cups",
    "https://stories.example:8443/embed/two-cups",
    "https://www.stories.example/embed/two-cups",
    "ftp://stories.example/embed/two-cups",
    "javascript://stories.example/embed/two-cups",
    `${SITE}/`,
    `${SITE}/video-reels`,
    `${SITE}/blog/two-cups`,
    `${SITE}/embed/two-cups/captions`,
    `${SITE}/embed/`,
    `${SITE}/embed//two-cups`,
    `${SITE}/embed/%E0%A4%A`,
  ])("finds no video in %p", (address) => {
    expect(slugFromUrl(address)).toBeNull();
  });
});

import { slugFromAddress } from "./slug-from-address";

const SITE = "https://stories.example";

beforeAll(() => {
  process.env.SITE_URL = SITE;
});

describe("slugFromAddress", () => {
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
    expect(slugFromAddress(SITE + path)).toBe("two-cups");
  });

  it.each(["http://stories.example", "https://stories.example:443", "HTTPS://STORIES.EXAMPLE"])(
    "takes %s for this site",
    (origin) => {
      expect(slugFromAddress(`${origin}/embed/two-cups`)).toBe("two-cups");
    },
  );

  it.each([
    ["/embed/a%2520b", "a%20b"],
    ["/embed/%E7%81%AF", "灯"],
    ["/video-reels?v=a%2520b", "a%20b"],
  ])("decodes %s once", (path, slug) => {
    expect(slugFromAddress(SITE + path)).toBe(slug);
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
  ])("finds no video at %p", (address) => {
    expect(slugFromAddress(address)).toBeNull();
  });
});

import { existsSync } from "node:fs";
import path from "node:path";
import { config } from "@/proxy.site";
import { perRequestPath } from "./per-request";

const at = (address: string, headers = {}) =>
  perRequestPath(`https://stories.example${address}`, new Headers(headers));

it.each([
  ["/video-reels?v=ferry", "/video-reels/per-request"],
  ["/video-reels?hashtags=a&hashtags=b", "/video-reels/per-request"],
  ["/video-reels?hashtags=&hashtags=b", "/video-reels/per-request"],
  ["/hashtag/f%C3%BCr-alle?v=ferry", "/hashtag/f%C3%BCr-alle/per-request"],
  ["/hashtags?hashtags=a", "/hashtags/per-request"],
  ["/contact-us?recordedAt=Here", "/contact-us/per-request"],
  ["/join-us?recordedAt=Here", "/join-us/per-request"],
  ["/form?recordedAt=Here", "/join-us/per-request"],
  ["/sitemap.xml?part=2", "/sitemap.xml/per-request"],
])("%s is rendered at %s", (address, expected) => {
  expect(at(address)).toBe(expected);
});

it.each([
  "/video-reels",
  "/video-reels?v=",
  "/video-reels?utm_source=mail",
  "/hashtag/hope",
  "/hashtag/hope?hashtags=a",
  "/hashtag/hope/more?v=ferry",
  "/hashtags?v=ferry",
  "/contact-us?v=ferry",
  "/?v=ferry",
  "/feed.xml",
])("%s is what everybody gets", (address) => {
  expect(at(address)).toBeNull();
});

it("answers programs that have a version of a document, and of no page", () => {
  const known = { "if-none-match": '"v"' };
  expect(at("/feed.xml", known)).toBe("/feed.xml/per-request");
  expect(at("/sitemap.xml", known)).toBe("/sitemap.xml/per-request");
  expect(at("/blog", known)).toBeNull();
});

it("has a twin for each address that the proxy is asked about", () => {
  const folders = {
    "(bare)": ["/video-reels", "/hashtag/[slug]"],
    "(site)": ["/hashtags", "/contact-us", "/join-us"],
  };
  for (const [group, pages] of Object.entries(folders))
    for (const page of pages)
      expect(existsSync(path.join(process.cwd(), `app/${group}${page}/per-request/page.tsx`))).toBe(true);
  const asked = config.matcher.flatMap(({ has }) =>
    has.filter(({ type }) => type === "query").map(({ key }) => key),
  );
  expect(new Set(asked)).toEqual(new Set(["v", "hashtags", "recordedAt", "part"]));
});

import { LANGUAGE_NAMES } from "@lampstand/contract/languages";
import { localPath, pathOfVariant, splitPath } from "./routing.mjs";

it.each([
  ["/", "", "/"],
  ["/blog", "", "/blog"],
  ["/blog/hope?a=b", "", "/blog/hope?a=b"],
  ["/es", "/es", "/"],
  ["/es/blog?a=b#c", "/es", "/blog?a=b#c"],
  ["/es?a=b", "/es", "/?a=b"],
  ["/default", "", "/"],
  ["/default/blog", "", "/blog"],
  ["/esperanza", "", "/esperanza"],
  ["/ES/blog", "", "/ES/blog"],
  ["/toString/blog", "", "/toString/blog"],
  ["", "", ""],
])("%s has the prefix '%s' before %s", (address, prefix, path) => {
  expect(splitPath(address)).toEqual({ prefix, path });
});

it("knows the prefix of every language", () => {
  for (const name of LANGUAGE_NAMES) expect(splitPath(`/${name}/blog`).prefix).toBe(`/${name}`);
});

it.each([
  ["/", "/es"],
  ["/?a=b", "/es?a=b"],
  ["/#main", "/es#main"],
  ["/blog", "/es/blog"],
  ["/share/pages/home", "/es/share/pages/home"],
  ["/feed.xml", "/es/feed.xml"],
])("%s is at %s in Spanish", (path, address) => {
  expect(localPath("/es", path)).toBe(address);
  expect(localPath("", path)).toBe(path);
});

it.each([
  "/de/blog",
  "/es",
  "/sitemap.xml",
  "/api/prayers",
  "/pictures/a?w=160",
  "/share/pages/home/poster-a5.pdf",
  "https://elsewhere.example/",
  "//elsewhere.example/",
  "mailto:ann@example.org",
  "#main",
  "?t=3",
])("%s is the same in every language", (address) => {
  expect(localPath("/es", address)).toBe(address);
});

it.each([
  ["/contact-us/per-request", "/contact-us"],
  ["/video-reels/reel/ferry", "/video-reels"],
  ["/blog/reel", "/blog/reel"],
])("the page of %s is %s", (variant, path) => {
  expect(pathOfVariant(variant)).toBe(path);
});

it.each(["/en//evil.example", "/en/\\evil.example", "/es/\t/evil.example"])(
  "%s leads to no other site without its prefix",
  (address) => {
    expect(new URL(splitPath(address).path, "https://stories.example").host).toBe("stories.example");
  },
);

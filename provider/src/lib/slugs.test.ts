/** @jest-environment node */
import { SLUG_MAX_LENGTH } from "@lampstand/contract/limits";
import { pageSlug } from "@lampstand/contract/slugs";

import { checkSlug, checkStorySlug, toSlug } from "./slugs";

const any = { mayBeReserved: true };
const own = { mayBeReserved: false };

describe("toSlug", () => {
  it.each([
    ["Hope, after loss!", "hope-after-loss"],
    ["  Él no me dejó ", "el-no-me-dejo"],
    ["Anna's lamp", "annas-lamp"],
    ["a -- b", "a-b"],
    ["한국어", ""],
  ])("makes %j into %j", (title, slug) => {
    expect(toSlug(title)).toBe(slug);
  });

  it("ends within the limit and on a letter", () => {
    const slug = toSlug("word ".repeat(40));
    expect(slug.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH);
    expect(checkSlug(slug, own)).toBe(true);
  });
});

describe("checkSlug", () => {
  it.each(["a", "hope-after-loss", "2-cups"])("accepts %s", (slug) => {
    expect(checkSlug(slug, own)).toBe(true);
  });

  it.each([
    "",
    "Hope",
    "a--b",
    "-a",
    "a-",
    "a b",
    "a/b",
    "ä",
    "a.b",
    "x".repeat(SLUG_MAX_LENGTH + 1),
    undefined,
  ])("refuses %j", (slug) => {
    expect(checkSlug(slug, any)).toEqual(expect.any(String));
  });

  it.each(["home", "about-us", "video-reels", "language", "admin", "uploads", "embed", "search", "terms"])(
    "keeps %s for the site",
    (slug) => {
      expect(checkSlug(slug, own)).toEqual(expect.any(String));
      expect(checkSlug(slug, any)).toBe(true);
    },
  );
});

describe("checkStorySlug", () => {
  it.each(["x7kp", "hope", "two-cups"])("accepts %s", (slug) => {
    expect(checkStorySlug(slug, { isNew: true })).toBe(true);
  });

  it.each(["hashtag", "blog", "x7Kp", "Ma ria", "abc", "a/bc", "robots.txt", "", "  ", null, 7])(
    "refuses %j",
    (slug) => {
      expect(checkStorySlug(slug, { isNew: true })).toEqual(expect.any(String));
    },
  );

  it("lets staff deal with a story that came before its name was reserved", () => {
    expect(checkStorySlug("blog", { isNew: false })).toBe(true);
  });
});

describe("pageSlug", () => {
  it.each(["\tDiscover Jesus", "Discover  Jesus", "discover-jesus"])(
    "finds Discover Jesus by %j",
    (given) => {
      expect(pageSlug(given)).toBe("discover-jesus");
    },
  );
});

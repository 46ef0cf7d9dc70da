import { isReservedSlug, isStorySlug, pageSlug, pageSlugOfCall, SLUG_PATTERN, TEXT_PAGES } from "./slugs";

it("recognises slugs that the site generates", () => {
  expect(["2cdf", "xwvt"].map(isStorySlug)).toEqual([true, true]);
  expect(["2cd", "2cdff", "2cda", "2CDF", "", "blog"].map(isStorySlug)).toEqual(Array(6).fill(false));
});

it("recognises slugs that staff may choose", () => {
  expect(["a", "hope-after-loss", "7"].every((slug) => SLUG_PATTERN.test(slug))).toBe(true);
  expect(["", "-a", "a-", "a--b", "A", "a b", "a_b"].some((slug) => SLUG_PATTERN.test(slug))).toBe(false);
});

it("converts the calls' page slugs both ways", () => {
  expect(pageSlugOfCall("discover-jesus")).toBe("\tDiscover Jesus");
  expect(pageSlugOfCall("privacy-policy")).toBe("privacy-policy");
  for (const slug of Object.values(TEXT_PAGES)) expect(pageSlug(pageSlugOfCall(slug))).toBe(slug);
});

it("reserves the site's own words regardless of case", () => {
  expect(
    ["blog", "Hashtag", " upload-story ", "_next", "es", "zh-hans", "default"].every(isReservedSlug),
  ).toBe(true);
  expect(["two-cups", "blogs-of-hope", ""].some(isReservedSlug)).toBe(false);
});

import { isPlausibleSlug, slugFromPath } from "./slug";

describe("isPlausibleSlug", () => {
  it.each([
    ...["a", "7", "found-on-the-ferry", "Ab3_x", "-aB3", "_a"],
    ...["hoffnung-für-alle", "希望", "विश्वास"],
    ...["faith.hope", ".a", "a.", "a b", "a&b=c", "a".repeat(120)],
  ])("takes %p", (slug) => expect(isPlausibleSlug(slug)).toBe(true));

  it.each([
    ...["", ".", "..", "..."],
    ...["a/b", "../a", "a\\b", "a?b", "a#b", "a%20b"],
    ...["a\u0000b", "\ta", "a\n", "a\u007f", "a\u0085b"],
    "a\ud800",
    "a".repeat(121),
  ])("turns %p away", (slug) => expect(isPlausibleSlug(slug)).toBe(false));
});

describe("slugFromPath", () => {
  it.each([
    ["f%C3%BCr-alle", "für-alle"],
    ["plain", "plain"],
    ["100%", "100%"],
    ["%E0%A4", "%E0%A4"],
  ])("reads %s as %s", (segment, slug) => {
    expect(slugFromPath(segment)).toBe(slug);
  });
});

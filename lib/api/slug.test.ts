import { isPlausibleSlug, slugFromPath } from "./slug";

describe("isPlausibleSlug", () => {
  it.each(["a", "found-on-the-ferry", "Ab3_x", "7", "hoffnung-für-alle", "希望", "a".repeat(120)])(
    "takes %s",
    (slug) => expect(isPlausibleSlug(slug)).toBe(true),
  );

  it.each(["", "-a", "_a", "a b", "a/b", "../a", "a.php", "a%20b", "a?b", "\ta", "a\n", "a".repeat(121)])(
    "turns %p away",
    (slug) => expect(isPlausibleSlug(slug)).toBe(false),
  );
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

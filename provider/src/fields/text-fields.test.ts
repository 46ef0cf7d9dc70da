/** @jest-environment node */
import { checkLink, checkWebAddress } from "./text-fields";

describe("checkWebAddress", () => {
  it.each([
    "https://example.org",
    "http://example.org/a?b=c#d",
    "www.example.org",
    "example.org/a",
    "",
    null,
    undefined,
  ])("accepts %j", (value) => {
    expect(checkWebAddress(value)).toBe(true);
  });

  it.each(["javascript:alert(1)", "ftp://example.org", "//example.org", "/hashtag/featured", 5])(
    "refuses %j",
    (value) => {
      expect(checkWebAddress(value)).toEqual(expect.any(String));
    },
  );
});

describe("checkLink", () => {
  it.each(["/hashtag/featured", "/", "https://example.org", ""])("accepts %j", (value) => {
    expect(checkLink(value)).toBe(true);
  });

  it.each(["//example.org", "/\\example.org", "/a b", "javascript:alert(1)"])("refuses %j", (value) => {
    expect(checkLink(value)).toEqual(expect.any(String));
  });
});

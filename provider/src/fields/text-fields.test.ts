/** @jest-environment node */
import { translate } from "../test-support/payload-ui";
import { checkLink, checkWebAddress, line, paragraph } from "./text-fields";

const req = {
  /** Returns Payload's own sentences by their names. */
  t: (name: string, values?: Record<string, unknown>) =>
    name.startsWith("validation:") ? name : translate(name, values),
};

/** Returns a field's verdict on a value. */
const said = ({ validate }: { validate?: unknown }, value: string | null): unknown => {
  if (typeof validate !== "function") throw new Error("This field checks nothing");
  return Reflect.apply(validate, undefined, [value, { req }]);
};

describe("text", () => {
  const title = line("title", "Title", "", { required: true, maxLength: 3 });
  const notes = paragraph("notes", "Notes", "");

  it.each([null, "", " ", "\u200b", "\u3164"])("needs visible words, unlike %j", (value) => {
    expect(said(title, value)).toBe("validation:required");
  });

  it.each(["abc", "😀😀😀"])("counts characters as people do: %s", (value) => {
    expect(said(title, value)).toBe(true);
    expect(said(title, `${value}x`)).toBe("Please use at most 3 characters. This has 4.");
  });

  it.each([null, "", "x".repeat(10_000)])("accepts anything if nothing is required", (value) => {
    expect(said(notes, value)).toBe(true);
  });
});

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
    expect(checkWebAddress(value, { req })).toBe(true);
  });

  it.each(["javascript:alert(1)", "ftp://example.org", "//example.org", "/hashtag/featured", 5])(
    "refuses %j",
    (value) => {
      expect(checkWebAddress(value, { req })).toBe(
        "Please enter a full web address, such as https://www.example.org.",
      );
    },
  );
});

describe("checkLink", () => {
  it.each(["/hashtag/featured", "/", "https://example.org", ""])("accepts %j", (value) => {
    expect(checkLink(value, { req })).toBe(true);
  });

  it.each(["//example.org", "/\\example.org", "/a b", "javascript:alert(1)"])("refuses %j", (value) => {
    expect(checkLink(value, { req })).toMatch(/Or a page of the site, such as \/hashtag\/featured\.$/);
  });
});

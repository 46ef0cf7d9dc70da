import { linkedParts } from "./linked-text";

beforeAll(() => {
  process.env.SITE_URL = "https://site.example";
});

it.each([
  ["https://grace.example/visit", "https://grace.example/visit"],
  ["http://grace.example", "http://grace.example/"],
  ["www.grace.org/visit?day=sunday", "https://www.grace.org/visit?day=sunday"],
  ["grace.org", "https://grace.org/"],
  ["help@grace.example", "mailto:help@grace.example"],
  ["https://site.example/contact-us", "/contact-us"],
])("makes a link of %s", (address, href) => {
  expect(linkedParts(`Write to (${address}), or come.`)).toEqual([
    { text: "Write to (" },
    { text: address, href },
    { text: "), or come." },
  ]);
});

it.each([
  "No address. At all! In the U.S.A. or at 9 a.m.",
  "javascript:alert(1) data:text/html,x",
  "ftp://files.grace.example/",
  "",
])("leaves other words as they are: %p", (text) => {
  expect(linkedParts(text).filter(({ href }) => href !== undefined)).toEqual([]);
  expect(
    linkedParts(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

it("keeps every word around several addresses", () => {
  const text = "Ask a@b.example\nor see https://c.example/d, or https://e.example.";
  const parts = linkedParts(text);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual([
    "mailto:a@b.example",
    "https://c.example/d",
    "https://e.example/",
  ]);
});

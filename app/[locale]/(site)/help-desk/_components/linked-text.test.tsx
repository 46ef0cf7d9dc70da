import { render, screen } from "@testing-library/react";
import { linkedParts, LinkedText } from "./linked-text";

jest.mock("@/lib/env/site-config", () => ({ siteConfig: () => ({ SITE_URL: "https://site.example" }) }));

it("links the addresses in an answer", () => {
  const text = "Write to help@grace.example, see www.grace.org/help or https://site.example/contact-us.";
  const { container } = render(
    <p>
      <LinkedText text={text} />
    </p>,
  );
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "mailto:help@grace.example",
    "https://www.grace.org/help",
    "/contact-us",
  ]);
  expect(container.textContent).toBe(text.replace(" or", " (opens in a new tab) or"));
});

it.each([
  ["https://grace.example/visit", "https://grace.example/visit"],
  ["http://grace.example", "http://grace.example/"],
  ["www.grace.org/visit?day=sunday", "https://www.grace.org/visit?day=sunday"],
  ["grace.org", "https://grace.org/"],
  ["help@grace.example", "mailto:help@grace.example"],
  ["https://site.example/contact-us", "/contact-us"],
])("links %s", (address, href) => {
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
])("leaves other text unchanged: %p", (text) => {
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

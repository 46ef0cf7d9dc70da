import { completeTextLink, completeWebAddress, isTextLink, isWebAddress } from "./web-address";

it.each([
  ["www.grace.org", "https://www.grace.org"],
  [" grace.org/visit?day=sunday#map ", "https://grace.org/visit?day=sunday#map"],
  ["localhost.test:8080/a", "https://localhost.test:8080/a"],
  ["http://grace.org", "http://grace.org"],
  ["https://grace.org", "https://grace.org"],
])("completes the web address %p to %p", (typed, expected) => {
  expect(completeWebAddress(typed)).toBe(expected);
  expect(isWebAddress(completeWebAddress(typed))).toBe(true);
});

it.each([
  "grace",
  "our church",
  "javascript:alert(1)",
  "https:grace.org",
  "ftp://grace.org",
  "/blog",
  "//grace.org",
])("doesn't accept %p as a web address", (typed) =>
  expect(isWebAddress(completeWebAddress(typed))).toBe(false),
);

it.each([
  ["help@grace.org", "mailto:help@grace.org"],
  ["mailto:help@grace.org", "mailto:help@grace.org"],
  ["tel:+13125550142", "tel:+13125550142"],
  ["/help-desk", "/help-desk"],
  ["grace.org", "https://grace.org"],
])("completes the link %p in a text to %p", (typed, expected) => {
  expect(completeTextLink(typed)).toBe(expected);
  expect(isTextLink(expected)).toBe(true);
});

it.each(["https://", "#map", "page.html here", "javascript:alert(1)", "data:text/html,x", "//grace.org", ""])(
  "refuses the link %p in a text",
  (typed) => expect(isTextLink(completeTextLink(typed))).toBe(false),
);

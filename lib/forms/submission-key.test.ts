import { submissionKey } from "./submission-key";

const key = submissionKey("contact-us", "token", { name: "Ann", message: "Hello" });

it("is the same for the same words, in whatever order", () => {
  expect(submissionKey("contact-us", "token", { message: "Hello", name: "Ann" })).toBe(key);
  expect(key).toMatch(/^[\w-]{43}$/);
});

it.each([
  ["another form", submissionKey("volunteer", "token", { name: "Ann", message: "Hello" })],
  ["a form given out anew", submissionKey("contact-us", "other", { name: "Ann", message: "Hello" })],
  ["other words", submissionKey("contact-us", "token", { name: "Ann", message: "Hello!" })],
  ["words in another field", submissionKey("contact-us", "token", { name: "AnnHello", message: "" })],
])("is another for %s", (_, other) => {
  expect(other).not.toBe(key);
});

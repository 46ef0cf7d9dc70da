import { summary } from "./summary";

it("leaves a text of 155 characters as it is", () => {
  const text = "a".repeat(155);
  expect(summary(text)).toBe(text);
  expect(summary("")).toBe("");
});

it("cuts a longer one between words", () => {
  const cut = summary("Nine more ".repeat(20));
  expect(cut).toMatch(/(Nine|more)…$/);
  expect(cut.length).toBeLessThanOrEqual(155);
});

it("cuts a word without an end, but no character", () => {
  expect(summary("🙏".repeat(200))).toBe(`${"🙏".repeat(154)}…`);
});

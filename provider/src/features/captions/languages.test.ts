/** @jest-environment node */
import {
  canonicalLanguage,
  checkLanguage,
  COMMON_LANGUAGES,
  languageName,
  ownLanguageName,
} from "./languages";

it.each([
  ["en", "en"],
  [" PT-br ", "pt-BR"],
  ["zh-hant", "zh-Hant"],
])("normalizes %j to %s", (typed, lang) => {
  expect(canonicalLanguage(typed)).toBe(lang);
});

it.each(["", "english", "xx", "e", "en_US", "../en", "x".repeat(50), 5, null, undefined])(
  "refuses %j",
  (typed) => {
    expect(canonicalLanguage(typed)).toBeNull();
    expect(checkLanguage(typed)).toMatch(/^Please enter a language code/);
  },
);

it("names a language for its readers and for staff", () => {
  expect(["en", "es", "pt-BR"].map(ownLanguageName)).toEqual(["English", "Español", "Português (Brasil)"]);
  expect(languageName("es")).toBe("Spanish");
});

it("offers each language with a name once", () => {
  expect(COMMON_LANGUAGES.filter((lang) => canonicalLanguage(lang) !== lang)).toEqual([]);
  const names = COMMON_LANGUAGES.map(languageName);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(["English", "Spanish", "Brazilian Portuguese"]));
});

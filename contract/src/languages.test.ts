import { directionOf, isLanguage, isSameLanguage, LANGUAGE_NAMES, LANGUAGES } from "./languages.mjs";

it.each(LANGUAGE_NAMES)("%s is its own BCP 47 tag in lower case, as an address has it", (name) => {
  const { tag } = LANGUAGES[name];
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  expect(tag.toLowerCase()).toBe(name);
});

it.each(LANGUAGE_NAMES)("%s has the direction in which it's written", (name) => {
  const isArabic = /\p{Script=Arabic}/u.test(LANGUAGES[name].name);
  expect(LANGUAGES[name].direction).toBe(isArabic ? "rtl" : "ltr");
});

it.each(["pt-br", "zh-hans"])("%s is a language", (name) => expect(isLanguage(name)).toBe(true));

it.each(["pt-BR", "xx", "toString", "", null, undefined, 1, ["en"]])("%p is no language", (name) =>
  expect(isLanguage(name)).toBe(false),
);

it.each([
  ["ar", "rtl"],
  ["pt-BR", "ltr"],
  ["zh-Hans", "ltr"],
  ["xx", "ltr"],
])("%s is written %s", (tag, direction) => expect(directionOf(tag)).toBe(direction));

it.each([
  ["es", "es-MX", true],
  ["pt-BR", "pt-br", true],
  ["zh-hans", "zh-Hant-TW", true],
  ["es", "est", false],
  ["en", "", false],
])("whether %s and %s are the same language: %p", (one, other, expected) => {
  expect(isSameLanguage(one, other)).toBe(expected);
});

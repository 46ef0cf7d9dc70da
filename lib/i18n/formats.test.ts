import { LANGUAGE_NAMES } from "@lampstand/contract/languages";
import { blogDay, dayText, formatLocale, languageTag, percentText, policyDay, sizeText } from "./formats";

const MEBIBYTE = 1024 ** 2;

/** Spaces that do not break look like others. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ").replace(/[\u200e\u200f\u061c]/g, "");

describe.each([
  ["2025-03-01", "2025-03-01", "01-03-25", "March 1, 2025"],
  ["2025-03-01T00:00:00.000Z", "2025-03-01", "01-03-25", "March 1, 2025"],
  ["2025-03-01T23:59:59.999Z", "2025-03-01", "01-03-25", "March 1, 2025"],
  ["2025-03-01T23:30:00-11:00", "2025-03-01", "01-03-25", "March 1, 2025"],
  ["2025-03-01T00:30:00+14:00", "2025-03-01", "01-03-25", "March 1, 2025"],
  ["2024-02-29T12:00:00", "2024-02-29", "29-02-24", "February 29, 2024"],
  ["1999-12-31", "1999-12-31", "31-12-99", "December 31, 1999"],
])("%s", (isoDate, onBlogs, onPolicies, elsewhere) => {
  it(`is ${onBlogs} on English blogs`, () => expect(blogDay("en", isoDate)).toBe(onBlogs));
  it(`is ${onPolicies} on English policies`, () => expect(policyDay("en", isoDate)).toBe(onPolicies));
  it(`is ${elsewhere} elsewhere`, () => expect(dayText("en", isoDate)).toBe(elsewhere));
});

it.each([
  ["es", "1 de marzo de 2025"],
  ["pt-br", "1 de março de 2025"],
  ["fr", "1 mars 2025"],
  ["de", "1. März 2025"],
  ["ar", "1 مارس 2025"],
  ["zh-hans", "2025年3月1日"],
] as const)("writes days in %s as this language does", (language, day) => {
  const locale = formatLocale(language);
  expect(plain(blogDay(locale, "2025-03-01"))).toBe(day);
  expect(plain(policyDay(locale, "2025-03-01"))).toBe(day);
});

it.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [1023, "1,023 bytes"],
  [1024, "1 kB"],
  [1536, "1.5 kB"],
  [MEBIBYTE, "1 MB"],
  [8.5 * MEBIBYTE, "8.5 MB"],
  [200.4 * MEBIBYTE, "200 MB"],
  [1024 * MEBIBYTE, "1 GB"],
  [5000 * MEBIBYTE, "4.9 GB"],
])("%p bytes read %p", (bytes, expected) => {
  expect(sizeText("en", bytes)).toBe(expected);
});

it("writes sizes and percentages as each language does", () => {
  expect(plain(sizeText("fr", 8.5 * MEBIBYTE))).toBe("8,5 Mo");
  expect(plain(sizeText("de", 8.5 * MEBIBYTE))).toBe("8,5 MB");
  expect(plain(percentText("en", 29))).toBe("29%");
  expect(plain(percentText("de", 29))).toBe("29 %");
});

it.each(LANGUAGE_NAMES)("has Latin digits in %s", (language) => {
  const locale = formatLocale(language);
  expect(new Intl.NumberFormat(locale).resolvedOptions().numberingSystem).toBe("latn");
  expect(languageTag(locale).toLowerCase()).toBe(language);
});

it("does not leave the digits of Arabic to the browser", () => {
  expect(formatLocale("ar")).toBe("ar-u-nu-latn");
});

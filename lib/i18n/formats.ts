import { LANGUAGES, type Language } from "@lampstand/contract/languages";

type Tag = (typeof LANGUAGES)[Language]["tag"];

/** A locale for `Intl` and next-intl. Arabic keeps Latin digits, since times and phone numbers have them. */
export type FormatLocale = Exclude<Tag, "ar"> | "ar-u-nu-latn";

export function formatLocale(language: Language): FormatLocale {
  const { tag } = LANGUAGES[language];
  return tag === "ar" ? "ar-u-nu-latn" : tag;
}

/** Returns the tag of a locale's language, for `lang` and for other programs. */
export function languageTag(locale: string): string {
  return new Intl.Locale(locale).baseName;
}

const ISO_DAY_LENGTH = 10;

/** Writes a date's day in words, whatever the time zone. For the day of a moment, pass the contract's `dayIn`. */
export function dayText(locale: string, isoDate: string): string {
  const day = new Date(isoDate.slice(0, ISO_DAY_LENGTH));
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(day);
}

/** Writes a blog's date: YYYY-MM-DD in English. */
export function blogDay(locale: string, isoDate: string): string {
  return locale === "en" ? isoDate.slice(0, ISO_DAY_LENGTH) : dayText(locale, isoDate);
}

/** Writes a policy's date: DD-MM-YY in English. */
export function policyDay(locale: string, isoDate: string): string {
  if (locale !== "en") return dayText(locale, isoDate);
  const [year = "", month = "", day = ""] = isoDate.slice(0, ISO_DAY_LENGTH).split("-");
  return `${day}-${month}-${year.slice(-2)}`;
}

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Writes a size in the largest unit that it fills. Each unit is 1024 times the smaller one. */
export function sizeText(locale: string, bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** power;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: UNITS[power],
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: power > 0 && amount < 10 ? 1 : 0,
  }).format(amount);
}

export function percentText(locale: string, percent: number): string {
  return new Intl.NumberFormat(locale, { style: "percent" }).format(percent / 100);
}

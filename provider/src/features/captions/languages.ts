const LANGUAGE_MAX_LENGTH = 35;
const NOT_A_LANGUAGE =
  "Please enter a language code, such as en (English), es (Spanish) or pt-BR (Brazilian Portuguese).";

/** Returns a language code in its canonical form (BCP 47), such as `pt-BR` for `PT-br`; `null` if it isn't one. */
export function canonicalLanguage(value: unknown): string | null {
  if (typeof value !== "string" || value.length > LANGUAGE_MAX_LENGTH) return null;
  try {
    const [canonical] = Intl.getCanonicalLocales(value.trim());
    return canonical && isKnown(canonical) ? canonical : null;
  } catch {
    return null;
  }
}

/** Languages that staff choose by name. They can enter any other. */
export const COMMON_LANGUAGES: readonly string[] = [
  ...[
    "af",
    "am",
    "ar",
    "bg",
    "bn",
    "bs",
    "ca",
    "cs",
    "da",
    "de",
    "el",
    "en",
    "es",
    "et",
    "fa",
    "fi",
    "fil",
    "fr",
  ],
  ...[
    "gu",
    "ha",
    "he",
    "hi",
    "hr",
    "ht",
    "hu",
    "hy",
    "id",
    "ig",
    "it",
    "ja",
    "ka",
    "km",
    "ko",
    "ku",
    "lt",
    "lv",
  ],
  ...[
    "mk",
    "ml",
    "mr",
    "ms",
    "my",
    "ne",
    "nl",
    "no",
    "pa",
    "pl",
    "ps",
    "pt",
    "pt-BR",
    "ro",
    "ru",
    "rw",
    "sk",
  ],
  ...[
    "sl",
    "so",
    "sq",
    "sr",
    "sv",
    "sw",
    "ta",
    "te",
    "th",
    "ti",
    "tr",
    "uk",
    "ur",
    "vi",
    "yo",
    "zh-Hans",
    "zh-Hant",
  ],
];

/** A code without a name is a typo, such as `xx` or `english`. */
function isKnown(lang: string): boolean {
  return nameIn("en", new Intl.Locale(lang).language) !== undefined;
}

/** Returns what is wrong with a language code, in words for staff, or `true`. */
export function checkLanguage(value: unknown): true | string {
  return canonicalLanguage(value) !== null || NOT_A_LANGUAGE;
}

/** Returns a language's own name for menus: `English`, `Español`, `Português (Brasil)`. */
export function ownLanguageName(lang: string): string {
  const name = nameIn(lang, lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** Returns a language's name for staff: `Spanish`. */
export function languageName(lang: string): string {
  return nameIn("en", lang) ?? lang;
}

/** Explains that a clip already has captions in this language, in the trash. */
export function captionsInTrash(lang: string): string {
  return `This clip’s captions in ${languageName(lang)} are in the trash. Restore or erase them there.`;
}

function nameIn(locale: string, lang: string): string | undefined {
  return new Intl.DisplayNames([locale], { type: "language", fallback: "none" }).of(lang);
}

/**
 * The languages a site may have, by the name in its addresses. Plain JavaScript: the site's configuration imports it
 * without a build.
 */

/**
 * @typedef {object} LanguageDetails
 * @property {string} tag BCP 47
 * @property {string} name What the language calls itself
 * @property {"ltr" | "rtl"} direction
 * @property {string} openGraph For `og:locale`
 */

/** @satisfies {Record<string, LanguageDetails>} */
export const LANGUAGES = /** @type {const} */ ({
  en: { tag: "en", name: "English", direction: "ltr", openGraph: "en_US" },
  es: { tag: "es", name: "Español", direction: "ltr", openGraph: "es_ES" },
  "pt-br": { tag: "pt-BR", name: "Português (Brasil)", direction: "ltr", openGraph: "pt_BR" },
  fr: { tag: "fr", name: "Français", direction: "ltr", openGraph: "fr_FR" },
  de: { tag: "de", name: "Deutsch", direction: "ltr", openGraph: "de_DE" },
  ar: { tag: "ar", name: "العربية", direction: "rtl", openGraph: "ar_AR" },
  "zh-hans": { tag: "zh-Hans", name: "简体中文", direction: "ltr", openGraph: "zh_CN" },
});

/** @typedef {keyof typeof LANGUAGES} Language */

/**
 * Returns whether a value is the name of a language in `LANGUAGES`.
 *
 * @param {unknown} name
 * @returns {name is Language}
 */
export function isLanguage(name) {
  return typeof name === "string" && Object.hasOwn(LANGUAGES, name);
}

/**
 * Returns the direction in which a language is written.
 *
 * @param {string} tag BCP 47
 */
export function directionOf(tag) {
  const name = tag.toLowerCase();
  return isLanguage(name) ? LANGUAGES[name].direction : "ltr";
}

/**
 * Returns the HTML attributes of a text in a language; none if that is unknown.
 *
 * @param {Language | undefined} language
 */
export function writtenIn(language) {
  return language && { lang: LANGUAGES[language].tag, dir: LANGUAGES[language].direction };
}

/**
 * Returns whether two tags name the same language, whatever the country or script.
 *
 * @param {string} one BCP 47
 * @param {string} other
 */
export function isSameLanguage(one, other) {
  return primaryPart(one) === primaryPart(other);
}

function primaryPart(/** @type {string} */ tag) {
  return tag.toLowerCase().split("-", 1)[0];
}

/** The names of all languages, in the order in which lists show them. */
export const LANGUAGE_NAMES = Object.keys(LANGUAGES).filter(isLanguage);

/** The language of a church that has chosen none, and of texts without a translation. */
export const DEFAULT_LANGUAGE = /** @satisfies {Language} */ ("en");

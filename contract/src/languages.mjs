/** The languages of the interface, by the prefix of their addresses. Node loads this file unbuilt. */
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
 * @param {unknown} name
 * @returns {name is Language}
 */
export function isLanguage(name) {
  return typeof name === "string" && Object.hasOwn(LANGUAGES, name);
}

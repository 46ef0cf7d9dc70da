/** The attributes of a text that isn't in the page's language. */
export type TextLanguage = { lang: string; dir: "ltr" | "rtl" };

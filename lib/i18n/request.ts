import "server-only";
import { getRequestConfig } from "next-intl/server";
import type { AbstractIntlMessages } from "next-intl";
import type messages from "@/messages/en.json";
import { getPageLanguage } from "./page-language";
import { isLanguage, type Language, LANGUAGES } from "@lampstand/contract/languages";

declare module "next-intl" {
  interface AppConfig {
    Messages: typeof messages;
    Locale: (typeof LANGUAGES)[Language]["tag"];
  }
}

/** Where next-intl finds the language and its messages. The church's days have a time zone of their own. */
export default getRequestConfig(async ({ locale }) => {
  const language = languageOf(locale) ?? (await getPageLanguage()).language;
  return { locale: LANGUAGES[language].tag, timeZone: "UTC", messages: (await MESSAGES[language]()).default };
});

const MESSAGES: Record<Language, () => Promise<{ default: AbstractIntlMessages }>> = {
  en: () => import("@/messages/en.json"),
  es: () => import("@/messages/es.json"),
  "pt-br": () => import("@/messages/pt-br.json"),
  fr: () => import("@/messages/fr.json"),
  de: () => import("@/messages/de.json"),
  ar: () => import("@/messages/ar.json"),
  "zh-hans": () => import("@/messages/zh-hans.json"),
};

function languageOf(tag: string | undefined): Language | undefined {
  const language = tag?.toLowerCase() ?? "";
  return isLanguage(language) ? language : undefined;
}

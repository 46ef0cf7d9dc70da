import "server-only";
import type { AbstractIntlMessages } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import type messages from "@/messages/en.json";
import { catalogueOf } from "./catalogues";
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
  const messages: AbstractIntlMessages = await catalogueOf(language);
  return { locale: LANGUAGES[language].tag, timeZone: "UTC", messages };
});

function languageOf(tag: string | undefined): Language | undefined {
  const language = tag?.toLowerCase() ?? "";
  return isLanguage(language) ? language : undefined;
}

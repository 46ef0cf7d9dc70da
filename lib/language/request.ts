import "server-only";
import type { AbstractIntlMessages } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { catalogueOf } from "@/lib/i18n/catalogues";
import { formatLocale, languageTag } from "@/lib/i18n/formats";
import { getPageLanguage } from "./page-language";
import { isLanguage, type Language } from "@lampstand/contract/languages";

/** Gives next-intl the language and its messages. `dayIn` of the contract knows the church's time zone. */
export default getRequestConfig(async ({ locale }) => {
  const language = languageOf(locale) ?? (await getPageLanguage()).language;
  const messages: AbstractIntlMessages = await catalogueOf(language);
  return { locale: formatLocale(language), timeZone: "UTC", messages };
});

function languageOf(locale: string | undefined): Language | undefined {
  const language = locale && languageTag(locale).toLowerCase();
  return isLanguage(language) ? language : undefined;
}

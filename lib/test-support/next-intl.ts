import type { ReactNode } from "react";
import { isLanguage } from "@lampstand/contract/languages";
import { catalogueOf } from "@/lib/i18n/catalogues";
import { formatLocale, languageTag } from "@/lib/i18n/formats";
import { createTranslator, type Messages } from "use-intl/core";
import messages from "@/messages/en.json";

/** Stands in for next-intl in Jest: whatever a test renders, or a function of the server returns, is in English. */

const locale = "en";
const timeZone = "UTC";

type Area = keyof Messages;

const translatorOf = (area: Area) => createTranslator({ locale, timeZone, messages, namespace: area });

const translators = new Map<Area, ReturnType<typeof translatorOf>>();

/** Returns the same function for an area each time, as effects that depend on it expect. */
function translator(area: Area): ReturnType<typeof translatorOf> {
  const known = translators.get(area);
  if (known) return known;
  const made = translatorOf(area);
  translators.set(area, made);
  return made;
}

export const useTranslations = translator;
export const useLocale = () => locale;
export const useMessages = () => messages;
export const NextIntlClientProvider = ({ children }: { children: ReactNode }) => children;

/** In English, unless a function of the server names another language. */
export async function getTranslations(asked: Area | { locale: string; namespace: Area }) {
  if (typeof asked === "string") return translator(asked);
  const language = languageTag(asked.locale).toLowerCase();
  if (!isLanguage(language)) throw new Error(`There are no messages in ${asked.locale}`);
  const catalogue = await catalogueOf(language);
  const { namespace } = asked;
  return createTranslator({ locale: formatLocale(language), timeZone, messages: catalogue, namespace });
}
export const getLocale = async () => locale;
export const getMessages = async () => messages;
export { createTranslator };

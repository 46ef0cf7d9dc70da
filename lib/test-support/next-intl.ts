import type { ReactNode } from "react";
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

export const getTranslations = async (area: Area) => translator(area);
export const getLocale = async () => locale;
export const getMessages = async () => messages;
export { createTranslator };

import type { Language } from "@lampstand/contract/languages";
import type { Messages } from "next-intl";

/** The sentences of one language: all areas and keys of the English ones. */
export type Catalogue = { [Area in keyof Messages]: { [Key in keyof Messages[Area]]: string } };

const CATALOGUES: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import("@/messages/en.json"),
  es: () => import("@/messages/es.json"),
  "pt-br": () => import("@/messages/pt-br.json"),
  fr: () => import("@/messages/fr.json"),
  de: () => import("@/messages/de.json"),
  ar: () => import("@/messages/ar.json"),
  "zh-hans": () => import("@/messages/zh-hans.json"),
};

export async function catalogueOf(language: Language): Promise<Catalogue> {
  return (await CATALOGUES[language]()).default;
}

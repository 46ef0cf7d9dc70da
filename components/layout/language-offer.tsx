import { LANGUAGES } from "@lampstand/contract/languages";
import { getTranslations } from "next-intl/server";
import { formatLocale } from "@/lib/i18n/formats";
import { getPageLanguage, getSiteLanguages } from "@/lib/language/page-language";
import { LazyLanguageOffer } from "./lazy-language-offer";

/** Offers the visitor's own language once, if the site has it. */
export async function LanguageOffer() {
  const [languages, { language: shown }] = await Promise.all([getSiteLanguages(), getPageLanguage()]);
  if (languages.length < 2) return null;
  const offers = await Promise.all(
    languages.map(async ({ language, prefix }) => {
      const { tag, name } = LANGUAGES[language];
      const t = await getTranslations({ locale: formatLocale(language), namespace: "languages" });
      return { tag, name, prefix, sentence: t("offer"), dismiss: t("dismissOffer") };
    }),
  );
  return <LazyLanguageOffer shown={LANGUAGES[shown].tag} offers={offers} />;
}

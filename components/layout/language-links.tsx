import { LANGUAGES } from "@lampstand/contract/languages";
import { useTranslations } from "next-intl";
import { getPageLanguage, getSiteLanguages } from "@/lib/language/page-language";
import { LanguageLink } from "./language-link";

type LanguageLinksProps = { className?: string; itemStyle: string };

/** Leads to the same page in each language of the site; nothing if there is only one. */
export async function LanguageLinks(props: LanguageLinksProps) {
  const [languages, { language }] = await Promise.all([getSiteLanguages(), getPageLanguage()]);
  if (languages.length < 2) return null;
  const links = languages.map(({ language: each, prefix }) => ({ ...LANGUAGES[each], prefix }));
  return <LinkList {...props} current={LANGUAGES[language].tag} links={links} />;
}

type LinkListProps = LanguageLinksProps & {
  current: string;
  links: { tag: string; name: string; prefix: string }[];
};

function LinkList({ className, itemStyle, current, links }: LinkListProps) {
  const t = useTranslations("languages");
  return (
    <nav aria-label={t("choose")} className={className}>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ tag, name, prefix }) => (
          <li key={tag}>
            <LanguageLink tag={tag} prefix={prefix} isCurrent={tag === current} className={itemStyle}>
              {name}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

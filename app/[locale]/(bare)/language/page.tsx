import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { CloseLink } from "@/components/ui/home-link";
import { ExternalLink } from "@/components/ui/nav-link";
import { OutageNote } from "@/components/ui/unavailable";
import { PageMain } from "@/components/ui/page-layout";
import { paths } from "@/lib/paths";
import { dataOr, type QueryResult } from "@/lib/provider/cached-query";
import { getLanguages, type Language } from "@/lib/provider/content";
import { sitePageMetadata, sitePageTexts } from "@/lib/seo/page-metadata";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.language);
}

const BOX_STYLE = "mt-10 rounded-card border border-ink/15 bg-white p-6";

export default async function LanguagePage() {
  const t = await getTranslations("language");
  const { title } = await sitePageTexts(paths.language);
  const result = await getLanguages();
  return (
    <PageMain look="content">
      <div className="mx-auto max-w-3xl px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">{title}</h1>
        <p className="mt-3 text-lead text-ink-soft">{t("spoken")}</p>
        {languagesFor(result)}
      </div>
    </PageMain>
  );
}

function languagesFor(result: QueryResult<Language[]>) {
  if (result.state === "unavailable") return <OutageNote what="language" className={BOX_STYLE} />;
  const languages = dataOr(result, []);
  return languages.length > 0 ? <LanguageList languages={languages} /> : <NoLanguages />;
}

function LanguageList({ languages }: { languages: Language[] }) {
  return (
    <ul className="mt-10 grid gap-3 sm:grid-cols-2">
      {languages.map(({ id, name, url }) => (
        <li key={id}>
          <ExternalLink
            href={url}
            className="flex min-h-16 items-center rounded-card border border-ink/15 bg-white px-6 font-display text-title hover:border-lamp-800 hover:text-lamp-800"
          >
            <bdi>{name}</bdi>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

function NoLanguages() {
  const t = useTranslations("language");
  return <p className={BOX_STYLE}>{t("onlyThis")}</p>;
}

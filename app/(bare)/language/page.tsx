import type { Metadata } from "next";
import { CloseLink } from "@/components/ui/home-link";
import { ExternalLink } from "@/components/ui/nav-link";
import { PageMain } from "@/components/ui/page-layout";
import { paths } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { getLanguages, type Language } from "@/lib/provider/content";
import { sitePageMetadata } from "@/lib/seo/page-metadata";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.language);
}

/** Each language is a site of its own, opened in a new tab. */
export default async function LanguagePage() {
  const languages = dataOr(await getLanguages(), []);
  return (
    <PageMain look="content">
      <div className="mx-auto max-w-3xl px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">Choose the language</h1>
        <p className="mt-3 text-lead text-ink-soft">You are comfortable speaking</p>
        {languages.length > 0 ? <LanguageList languages={languages} /> : <NoLanguages />}
      </div>
    </PageMain>
  );
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
  return (
    <p className="mt-10 rounded-card border border-ink/15 bg-white p-6">
      This site speaks one language so far, the one you are reading.
    </p>
  );
}

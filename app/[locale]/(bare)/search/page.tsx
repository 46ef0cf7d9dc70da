import { SEARCH_QUERY_MAX_LENGTH } from "@lampstand/contract/limits";
import { characterCount, wellFormed } from "@lampstand/contract/text";
import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import type { ReactNode } from "react";
import { SearchForm } from "./_components/search-form";
import { SearchResults } from "./_components/search-results";
import { HomeLink } from "@/components/ui/home-link";
import { PageHero, PageMain } from "@/components/ui/page-layout";
import { TEXT_LINK } from "@/components/ui/nav-link";
import { languageOfWriter } from "@/lib/language/page-language";
import { answerTooMany, answerUnavailable } from "@/lib/page-cache/page-request.mjs";
import { paths } from "@/lib/paths";
import { searchContent } from "@/lib/search/search-content";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { truncate } from "@/lib/utils/text";
import { isolated } from "@/lib/utils/isolated";

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

async function readQuery({ searchParams }: PageProps): Promise<string> {
  const { q } = await searchParams;
  return typeof q === "string" ? wellFormed(q.replace(/[\p{Cc}\s]+/gu, " ").trim()) : "";
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const query = truncate(await readQuery(props), SEARCH_QUERY_MAX_LENGTH);
  const t = await getTranslations("search");
  return unlistedMetadata(query === "" ? t("search") : t("queryTitle", { query }));
}

export default async function SearchPage(props: PageProps) {
  const t = await getTranslations("search");
  const query = await readQuery(props);
  const isTooLong = characterCount(query) > SEARCH_QUERY_MAX_LENGTH;
  return (
    <PageMain look="content">
      <PageHero above={<HomeLink />} title={t("search")} lead={t("lead")}>
        <SearchForm
          query={truncate(query, SEARCH_QUERY_MAX_LENGTH + 1)}
          error={isTooLong ? t("tooLong", { count: SEARCH_QUERY_MAX_LENGTH }) : undefined}
        />
      </PageHero>
      <div className="mx-auto max-w-page px-gutter py-12 md:py-16">
        {query === "" || isTooLong ? <Suggestions /> : <Outcome query={query} />}
      </div>
    </PageMain>
  );
}

async function Outcome({ query }: { query: string }) {
  const t = await getTranslations("search");
  const { language } = await languageOfWriter();
  const outcome = await searchContent(query, language);
  if (outcome.state === "unavailable") {
    answerUnavailable();
    return <Message title={t("unavailable")}>{t("unavailableText", { query: isolated(query) })}</Message>;
  }
  if (outcome.state === "limited") {
    answerTooMany();
    const { seconds } = outcome;
    return (
      <Message title={t("tooMany")}>
        {seconds < 60
          ? t("againInSeconds", { seconds })
          : t("againInMinutes", { minutes: Math.ceil(seconds / 60) })}
      </Message>
    );
  }
  const { results } = outcome;
  if (results.length === 0) {
    return (
      <Message title={t("noResults", { query: isolated(query) })}>
        <span>{t("again")}</span> <Suggestions />
      </Message>
    );
  }
  return <SearchResults query={query} results={results} />;
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className="rounded-stage border border-ink/15 bg-white p-8 md:p-12">
      <h2 dir="auto" className="text-title wrap-anywhere">
        {title}
      </h2>
      <div className="mt-3 max-w-prose wrap-anywhere text-ink-soft">{children}</div>
    </div>
  );
}

function Suggestions() {
  const t = useTranslations("search");
  const linkTo = (href: string) =>
    function PageLink(text: ReactNode) {
      return (
        <Link href={href} className={TEXT_LINK}>
          {text}
        </Link>
      );
    };
  return (
    <p className="max-w-prose text-ink-soft">
      {t.rich("suggestions", { hashtags: linkTo(paths.hashtags), stories: linkTo(paths.reels) })}
    </p>
  );
}

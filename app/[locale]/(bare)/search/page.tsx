import { SEARCH_QUERY_MAX_LENGTH } from "@lampstand/contract/limits";
import { characterCount, wellFormed } from "@lampstand/contract/text";
import type { Metadata } from "next";
import Link from "next/link";
import { SearchForm } from "./_components/search-form";
import { SearchResults } from "./_components/search-results";
import { HomeLink } from "@/components/ui/home-link";
import { PageHero, PageMain } from "@/components/ui/page-layout";
import { TEXT_LINK } from "@/components/ui/nav-link";
import { answerTooMany, answerUnavailable } from "@/lib/page-cache/page-request.mjs";
import { paths } from "@/lib/paths";
import { searchContent } from "@/lib/search/search-content";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { durationText, truncate } from "@/lib/utils/text";

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const TOO_LONG = `Please use at most ${SEARCH_QUERY_MAX_LENGTH} characters.`;

async function readQuery({ searchParams }: PageProps): Promise<string> {
  const { q } = await searchParams;
  return typeof q === "string" ? wellFormed(q.replace(/[\p{Cc}\s]+/gu, " ").trim()) : "";
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const query = truncate(await readQuery(props), SEARCH_QUERY_MAX_LENGTH);
  return unlistedMetadata(query === "" ? "Search" : `Search for ‘${query}’`);
}

export default async function SearchPage(props: PageProps) {
  const query = await readQuery(props);
  const isTooLong = characterCount(query) > SEARCH_QUERY_MAX_LENGTH;
  return (
    <PageMain look="content">
      <PageHero
        above={<HomeLink />}
        title="Search"
        lead="Search what people say in their stories, and our articles and pages."
      >
        <SearchForm
          query={truncate(query, SEARCH_QUERY_MAX_LENGTH + 1)}
          error={isTooLong ? TOO_LONG : undefined}
        />
      </PageHero>
      <div className="mx-auto max-w-page px-gutter py-12 md:py-16">
        {query === "" || isTooLong ? <Suggestions /> : <Outcome query={query} />}
      </div>
    </PageMain>
  );
}

async function Outcome({ query }: { query: string }) {
  const outcome = await searchContent(query);
  if (outcome.state === "unavailable") {
    answerUnavailable();
    return (
      <Message title="Search isn’t available right now.">
        {`We couldn’t search for ‘${query}’. Please reload the page in a moment.`}
      </Message>
    );
  }
  if (outcome.state === "limited") {
    answerTooMany();
    return (
      <Message title="There were too many searches from your network.">
        {`Please search again in ${durationText(outcome.seconds)}.`}
      </Message>
    );
  }
  const { results } = outcome;
  if (results.length === 0) {
    return (
      <Message title={`No results for ‘${query}’.`}>
        Try fewer or different words. <Suggestions />
      </Message>
    );
  }
  return <SearchResults query={query} results={results} />;
}

function Message({ title, children }: { title: string; children: React.ReactNode }) {
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
  return (
    <p className="max-w-prose text-ink-soft">
      You can also{" "}
      <Link href={paths.hashtags} prefetch={false} className={TEXT_LINK}>
        choose a hashtag
      </Link>{" "}
      or{" "}
      <Link href={paths.reels} prefetch={false} className={TEXT_LINK}>
        watch all stories
      </Link>
      .
    </p>
  );
}

import { HashtagChooser } from "./hashtag-chooser";
import { HashtagsUnavailable } from "./hashtags-unavailable";
import { CloseLink } from "@/components/ui/home-link";
import { PageHero, PageMain } from "@/components/ui/page-layout";
import { ButtonLink } from "@/components/ui/nav-link";
import { answerUnavailable } from "@/lib/page-cache/page-request.mjs";
import { paths } from "@/lib/paths";
import type { QueryResult } from "@/lib/provider/cached-query";
import { getHashtagChoices, type HashtagChoice } from "@/lib/provider/hashtags";
import { SITE_PAGES } from "@/lib/seo/site-pages";

/** `query` is the address's query string, with the selected hashtags. */
export async function HashtagsPage({ query = "" }: { query?: string }) {
  const result = await getHashtagChoices();
  return (
    <PageMain look="content">
      <PageHero
        above={<CloseLink />}
        title={SITE_PAGES[paths.hashtags].title}
        lead="Select hashtags that describe your content"
      />
      <div className="mx-auto max-w-page px-gutter py-12 md:py-16">{chooserFor(result, query)}</div>
    </PageMain>
  );
}

function chooserFor(result: QueryResult<HashtagChoice[]>, query: string) {
  if (result.state === "unavailable") {
    answerUnavailable();
    return <HashtagsUnavailable query={query} />;
  }
  const choices = result.state === "found" ? result.data : [];
  return choices.length > 0 ? <HashtagChooser choices={choices} query={query} /> : <NoHashtags />;
}

function NoHashtags() {
  return (
    <div className="rounded-stage border border-ink/15 bg-white p-8 text-center md:p-12">
      <p className="font-display text-title">There are no hashtags yet.</p>
      <p className="mt-3 text-ink-soft">You can still watch every story.</p>
      <ButtonLink href={paths.reels} className="mt-6">
        Watch all stories
      </ButtonLink>
    </div>
  );
}

import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { HashtagChooser } from "./hashtag-chooser";
import { HashtagsUnavailable } from "./hashtags-unavailable";
import { ClientMessages } from "@/components/ui/client-messages";
import { CloseLink } from "@/components/ui/home-link";
import { PageHero, PageMain } from "@/components/ui/page-layout";
import { ButtonLink } from "@/components/ui/nav-link";
import { answerUnavailable } from "@/lib/page-cache/page-request.mjs";
import { paths } from "@/lib/paths";
import type { QueryResult } from "@/lib/provider/cached-query";
import { getHashtagChoices, type HashtagChoice } from "@/lib/provider/hashtags";
import { sitePageTexts } from "@/lib/seo/page-metadata";

/** `query` is the address's query string, with the selected hashtags. */
export async function HashtagsPage({ query = "" }: { query?: string }) {
  const t = await getTranslations("hashtags");
  const { title } = await sitePageTexts(paths.hashtags);
  const result = await getHashtagChoices();
  return (
    <PageMain look="content">
      <PageHero above={<CloseLink />} title={title} lead={t("lead")} />
      <div className="mx-auto max-w-page px-gutter py-12 md:py-16">
        <ClientMessages areas={["hashtags"]}>{chooserFor(result, query)}</ClientMessages>
      </div>
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
  const t = useTranslations("hashtags");
  return (
    <div className="rounded-stage border border-ink/15 bg-white p-8 text-center md:p-12">
      <p className="font-display text-title">{t("none")}</p>
      <p className="mt-3 text-ink-soft">{t("noneText")}</p>
      <ButtonLink href={paths.reels} className="mt-6">
        {t("watchAll")}
      </ButtonLink>
    </div>
  );
}

import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import NotFound from "@/app/[locale]/not-found";
import { HomeLink, SearchLink } from "@/components/ui/home-link";
import { JsonLd } from "@/components/ui/inner-html";
import { ButtonLink } from "@/components/ui/nav-link";
import { WaysOn } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-layout";
import { UnavailableNotice } from "@/components/ui/unavailable";
import { StoryCards } from "@/components/video/story-card";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { paths } from "@/lib/paths";
import type { StoryCollection } from "@/lib/provider/collections";
import { isInFeed } from "@/lib/provider/video-schema";
import { collectionMetadata } from "@/lib/seo/content-metadata";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { itemList } from "@/lib/seo/structured-data";
import { readCollection } from "./read-collection";

type PageProps = { params: Promise<{ slug: string }> };

/** Returns no params, so each page is stored at its first request. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const result = await readCollection((await params).slug);
  if (result.state === "found") return collectionMetadata(result.data);
  const t = await getTranslations("collections");
  return unlistedMetadata(t("title"));
}

export default async function Page({ params }: PageProps) {
  const result = await readCollection((await params).slug);
  if (result.state === "found") return <CollectionDetail collection={result.data} />;
  if (result.state === "unavailable") return <CollectionUnavailable />;
  answerNotFound();
  return <NotFound />;
}

function CollectionUnavailable() {
  const t = useTranslations("collections");
  return <UnavailableNotice title={t("unavailable")}>{t("unavailableText")}</UnavailableNotice>;
}

function CollectionDetail({ collection }: { collection: StoryCollection }) {
  const t = useTranslations("collections");
  const { name, slug, description, language, videos } = collection;
  const feed = paths.collectionFeed(slug);
  return (
    <PageMain look="stage">
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-8 px-gutter py-3 pb-16">
        <div className="flex items-center gap-1">
          <HomeLink />
          <SearchLink className="size-12 text-dusk-100" />
        </div>
        <div>
          <h1 dir="auto" {...language} className="max-w-4xl text-heading wrap-anywhere">
            {name}
          </h1>
          {description && (
            <p
              dir="auto"
              {...language}
              className="mt-4 max-w-prose text-lead wrap-anywhere whitespace-pre-line text-dusk-200"
            >
              {description}
            </p>
          )}
          <p className="mt-4 text-dusk-200">{t("stories", { count: videos.length })}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            {videos.some(isInFeed) && <ButtonLink href={feed}>{t("watchInRow")}</ButtonLink>}
            <ButtonLink href={paths.share("collections", slug)} look="secondaryOnDark">
              {t("share")}
            </ButtonLink>
          </p>
        </div>
        <StoryCards videos={videos} feed={feed} />
        <div className="border-t border-dusk-700 pt-6">
          <WaysOn />
        </div>
      </div>
      <JsonLd data={itemList(collection)} />
    </PageMain>
  );
}

import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import NotFound from "@/app/[locale]/not-found";
import { StoriesUnavailable } from "@/components/reels/reels-page-parts";
import { ReelsScreen } from "@/components/reels/reels-screen";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { paths } from "@/lib/paths";
import { reelPath } from "@/lib/reels/feed-address";
import { readInitialFeed } from "@/lib/reels/initial-feed";
import { collectionMetadata, reelMetadata } from "@/lib/seo/content-metadata";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { readCollection } from "../read-collection";

type CollectionFeedProps = {
  /** The collection's slug as in the address, percent-encoded. */
  segment: string;
  /** The slug of the reel in the address. */
  shared: string | null;
};

export async function collectionFeedMetadata({ segment, shared }: CollectionFeedProps): Promise<Metadata> {
  const result = await readCollection(segment, "/watch");
  if (result.state !== "found") {
    const t = await getTranslations("feedPages");
    return unlistedMetadata(t("notAvailable"));
  }
  const path = paths.collectionFeed(result.data.slug);
  return (await reelMetadata(path, shared)) ?? collectionMetadata(result.data);
}

export async function CollectionFeed({ segment, shared }: CollectionFeedProps) {
  const result = await readCollection(segment, "/watch");
  const feed =
    result.state === "found" ? await readInitialFeed({ collection: result.data.slug }, shared) : result;
  if (result.state === "unavailable" || feed.state === "unavailable") return <StoriesUnavailable />;
  // A collection may have no story that appears in the feed.
  if (result.state === "missing" || feed.state === "missing" || feed.data.list.total === 0) {
    answerNotFound();
    return <NotFound />;
  }
  const { name, slug } = result.data;
  const page = paths.collection(slug);
  return (
    <ReelsScreen
      heading={name}
      name={`collection ${slug}`}
      source={{ collection: slug }}
      initialFeed={feed.data}
      shared={shared}
      collection={{ name, href: page }}
      plainHref={shared === null ? page : reelPath(paths.plainReels, shared)}
    />
  );
}

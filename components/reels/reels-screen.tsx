import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/ui/client-messages";
import { HomeLink, SearchLink } from "@/components/ui/home-link";
import { PlainLink } from "@/components/ui/link";
import { PageMain } from "@/components/ui/page-layout";
import type { HashtagBanner } from "@/lib/provider/hashtags";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { limitPageLife, PAGE_LIFE } from "@/lib/page-cache/page-life";
import { ALL_REELS, type FeedSource } from "@/lib/reels/feed-address";
import type { InitialFeed } from "@/lib/reels/initial-feed";
import { ReelsFeed } from "./reels-feed";
import { FeedWays, FooterPictures } from "./reels-page-parts";
import "./reels.css";
import "./reel-words.css";
import "./reels-overlay.css";
import "./reels-low.css";

type ReelsScreenProps = {
  /** Only for screen readers. */
  heading: string;
  name: string;
  source?: FeedSource;
  initialFeed: InitialFeed;
  /** The slug of the reel in the address. */
  shared?: string | null;
  hashtag?: HashtagBanner;
  hashtagParams?: string[];
  /** The collection that these stories belong to, and its page. */
  collection?: { name: string; href: string };
  notice?: ReactNode;
  isUnavailable?: boolean;
  /** The same reels for browsers without script. */
  plainHref: string;
};

export async function ReelsScreen(props: ReelsScreenProps) {
  const t = await getTranslations("feedPages");
  const { capabilities } = dataOr(await getSettings(), DEFAULT_SETTINGS);
  const {
    heading,
    name,
    source = ALL_REELS,
    initialFeed,
    shared = null,
    hashtag,
    hashtagParams,
    collection,
    notice,
    isUnavailable,
    plainHref,
  } = props;
  if (shared !== null && initialFeed.list.reels[initialFeed.start]?.slug !== shared)
    limitPageLife(PAGE_LIFE.madeUp);
  const isFiltered = Boolean(hashtag ?? hashtagParams ?? collection);
  return (
    <PageMain look="stage">
      <h1 dir="auto" className="sr-only">
        {heading}
      </h1>
      <ClientMessages areas={["feed", "feedMore", "player", "share"]}>
        <ReelsFeed
          key={name}
          name={name}
          source={source}
          list={initialFeed.list}
          start={initialFeed.start}
          shared={shared}
          hashtagParams={hashtagParams}
          isFiltered={isFiltered}
          isUnavailable={isUnavailable}
          capabilities={capabilities}
        >
          <div data-room="top" className="reels-top">
            <span className="reels-home">
              <HomeLink />
              <SearchLink className="text-dusk-100" />
            </span>
            {notice ?? <FeedWays isFiltered={isFiltered} collection={collection} />}
            <noscript>
              <p className="reels-plain">
                <PlainLink
                  href={plainHref}
                  className="font-semibold text-lamp-200 underline underline-offset-4"
                >
                  {t(isFiltered ? "watchTheseWithoutScript" : "watchAllWithoutScript")}
                </PlainLink>
              </p>
            </noscript>
          </div>
          <FooterPictures hashtag={hashtag} />
        </ReelsFeed>
      </ClientMessages>
    </PageMain>
  );
}

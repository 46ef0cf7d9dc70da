import { HomeLink } from "@/components/ui/home-link";
import { PageMain } from "@/components/ui/page-main";
import type { HashtagBanner } from "@/lib/provider/hashtags";
import type { PlainFeedPlace } from "@/lib/reels/plain-feed-address";
import type { PlainPage } from "@/lib/reels/plain-page";
import { PlainFeed } from "./plain-feed";
import { PlainReel } from "./plain-reel";
import { PlainReelsEnd } from "./plain-reels-end";
import "./plain-reels.css";

type PlainReelsPageProps = {
  heading: string;
  page: PlainPage;
  place: PlainFeedPlace;
  /** The hashtag whose reels these are. */
  hashtag: HashtagBanner | null;
};

/** The plain feed: reels one below the other, a screen each, page after page. It is whole without script. */
export function PlainReelsPage({ heading, page, place, hashtag }: PlainReelsPageProps) {
  return (
    <PageMain look="stage">
      <div className="plain-reels">
        <div className="plain-reels-bar bg-linear-to-b from-dusk-950 from-75%">
          <HomeLink />
          <h1 dir="auto" className="text-lead">
            {heading}
          </h1>
        </div>
        {page.reels.length > 0 ? (
          <PlainFeed key={page.number}>
            {page.reels.map((reel, index) => (
              <li key={reel.id}>
                <PlainReel reel={reel} isFirst={index === 0} />
              </li>
            ))}
          </PlainFeed>
        ) : (
          <p className="plain-reels-empty text-lead text-dusk-200">No video available.</p>
        )}
        <PlainReelsEnd page={page} place={place} hashtag={hashtag} />
      </div>
    </PageMain>
  );
}

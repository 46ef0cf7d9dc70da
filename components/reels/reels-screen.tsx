import type { ReactNode } from "react";
import { HomeLink } from "@/components/ui/home-link";
import { PageMain } from "@/components/ui/page-main";
import type { HashtagBanner } from "@/lib/provider/hashtags";
import type { Opening } from "@/lib/reels/opening";
import { FooterPictures } from "./footer-pictures";
import { ReelsFeed } from "./reels-feed";
import "./reels.css";
import "./reels-overlay.css";

type ReelsScreenProps = {
  /** What is heard and found as the page's title. */
  heading: string;
  /** Tells this feed from others. */
  name: string;
  opening: Opening;
  /** The hashtag whose reels these are. */
  hashtag?: HashtagBanner;
  /** The hashtags that the visitor chose, by their tokens, and what says so. */
  choice?: string[];
  notice?: ReactNode;
  /** Whether the provider did not answer. */
  isUnavailable?: boolean;
  /** The same reels for browsers without script. */
  plainHref: string;
};

/** A vertical feed of reels, the first of them in the server's HTML (specification section 2, Video reels). */
export function ReelsScreen(props: ReelsScreenProps) {
  const { heading, name, opening, hashtag, choice, notice, isUnavailable, plainHref } = props;
  return (
    <PageMain look="stage">
      <h1 dir="auto" className="sr-only">
        {heading}
      </h1>
      <ReelsFeed
        key={name}
        name={name}
        list={opening.list}
        start={opening.start}
        choice={choice}
        isFiltered={Boolean(hashtag ?? choice)}
        isUnavailable={isUnavailable}
      >
        <div className="reels-top">
          <span className="inline-flex rounded-full bg-dusk-950/75">
            <HomeLink />
          </span>
          {notice}
          <noscript>
            <p className="reels-plain">
              <a href={plainHref} className="font-semibold text-lamp-200 underline underline-offset-4">
                Watch {(hashtag ?? choice) ? "these" : "all the"} stories without script
              </a>
            </p>
          </noscript>
        </div>
        <FooterPictures hashtag={hashtag} />
      </ReelsFeed>
    </PageMain>
  );
}

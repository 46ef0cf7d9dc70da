"use client";

import Link from "next/link";
import type { HashtagChoice } from "@/lib/provider/hashtags";
import { withChoice } from "@/lib/reels/choice-address";
import { hashTagByVideo } from "@/lib/reels/hash-tag-by-video";
import { hashtagToken } from "@/lib/reels/hashtag-token";
import { choiceLabel } from "@/lib/video/hashtag-label";

/** A longer choice is named by its first ones and how many more there are. */
const MOST_NAMED = 2;

const LINK_STYLE =
  "inline-flex min-h-11 items-center rounded-full px-2.5 underline underline-offset-4 hover:bg-dusk-700";

/** Which hashtags the feed is of, on a dark ground above it: a way to change them and a way back to the whole feed. */
export function ChosenNotice({ choices }: { choices: HashtagChoice[] }) {
  const more = choices.length - MOST_NAMED;
  return (
    <section aria-label="Chosen hashtags" className="@container w-full min-w-0">
      <div className="flex w-fit max-w-full flex-col rounded-[1.375rem] bg-dusk-950/75 px-1.5 text-caption font-semibold text-dusk-100 @3xs:flex-row @3xs:items-center">
        <p className="flex min-w-0 flex-wrap gap-x-1.5 px-2.5 pt-2.5 @3xs:py-1">
          {choices.slice(0, MOST_NAMED).map((choice) => (
            <bdi key={choice.id} className="max-w-[min(100%,10rem)] truncate">
              {choiceLabel(choice)}{" "}
            </bdi>
          ))}
          {more > 0 && <span>and {more} more</span>}
        </p>
        <p className="flex flex-wrap @3xs:shrink-0">
          <Link
            href={withChoice("/hashtags", choices.map(hashtagToken))}
            prefetch={false}
            className={LINK_STYLE}
          >
            Change
          </Link>
          <Link href="/video-reels" prefetch={false} onClick={hashTagByVideo.clear} className={LINK_STYLE}>
            Clear
          </Link>
        </p>
      </div>
    </section>
  );
}

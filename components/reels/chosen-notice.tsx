"use client";

import Link from "next/link";
import type { HashtagChoice } from "@/lib/api/hashtags";
import { withChoice } from "@/lib/reels/choice-address";
import { hashTagByVideo } from "@/lib/reels/hash-tag-by-video";
import { hashtagToken } from "@/lib/reels/hashtag-token";
import { hashtagLabel } from "@/lib/video/hashtag-label";

/** A longer choice is named by its first ones and how many more there are. */
const MOST_NAMED = 2;

const LINK_STYLE =
  "pointer-events-auto inline-flex min-h-11 shrink-0 items-center rounded-full px-3 underline underline-offset-4 hover:bg-dusk-700";

/** Which hashtags the feed is of, on a dark ground above it: a way to change them and a way back to the whole feed. */
export function ChosenNotice({ choices }: { choices: HashtagChoice[] }) {
  const more = choices.length - MOST_NAMED;
  return (
    <section
      aria-label="Chosen hashtags"
      className="pointer-events-none flex w-fit max-w-full items-center rounded-[1.375rem] bg-dusk-950/75 pr-1 pl-4 text-caption font-semibold text-dusk-100"
    >
      <p className="mr-1 line-clamp-2 min-w-0 wrap-anywhere">
        {choices.slice(0, MOST_NAMED).map((choice) => (
          <bdi key={choice.id}>{hashtagLabel({ name: choice.name, slug: hashtagToken(choice) })} </bdi>
        ))}
      </p>
      {more > 0 && <span className="mr-1 shrink-0">and {more} more</span>}
      <Link href={withChoice("/hashtags", choices.map(hashtagToken))} prefetch={false} className={LINK_STYLE}>
        Change
      </Link>
      <Link href="/video-reels" prefetch={false} onClick={hashTagByVideo.clear} className={LINK_STYLE}>
        Clear
      </Link>
    </section>
  );
}

import Link from "next/link";
import { FooterPictures } from "@/components/reels/footer-pictures";
import { PRIMARY_BUTTON } from "@/components/ui/button-style";
import type { HashtagBanner } from "@/lib/provider/hashtags";
import { plainFeedAddress, type PlainFeedPlace } from "@/lib/reels/plain-feed-address";
import type { PlainPage } from "@/lib/reels/plain-page";

type PlainReelsEndProps = { page: PlainPage; place: PlainFeedPlace; hashtag: HashtagBanner | null };

/** What follows the last reel of a page: more of them, the newest again, and the pictures at the foot of the feed. */
export function PlainReelsEnd({ page, place, hashtag }: PlainReelsEndProps) {
  return (
    <div className="plain-reels-end">
      <nav
        aria-label="Pages"
        className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 empty:hidden"
      >
        {page.number > 1 && (
          <Link
            href={plainFeedAddress({ ...place, page: 1 })}
            prefetch={false}
            className="inline-flex min-h-11 items-center font-semibold text-lamp-200 underline underline-offset-4"
          >
            Back to the newest
          </Link>
        )}
        {page.next !== null && (
          <Link
            href={plainFeedAddress({ ...place, page: page.next })}
            prefetch={false}
            className={PRIMARY_BUTTON}
          >
            More stories
          </Link>
        )}
      </nav>
      <FooterPictures hashtag={hashtag ?? undefined} />
    </div>
  );
}

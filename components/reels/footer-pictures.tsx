import Link from "next/link";
import { NavLink } from "@/components/ui/nav-link";
import type { HashtagBanner } from "@/lib/provider/hashtags";
import { pictureSource } from "@/lib/media/poster-source";
import { hashtagLabel } from "@/lib/video/hashtag-label";

const LINK_STYLE = "reels-footer-picture";

/** Twice as wide as the widest that such a picture is shown, in pixels. */
const BANNER_WIDTH = 640;

/**
 * The pictures below the reels: one leads to Discover Jesus, the other to where the hashtag's own link leads, or home
 * (specification section 2, Video reels).
 */
export function FooterPictures({ hashtag }: { hashtag?: HashtagBanner }) {
  return (
    <nav aria-label="More" className="reels-footer">
      <Link href="/discover-jesus" prefetch={false} draggable={false} className={LINK_STYLE}>
        <LabelledPicture src="/images/discover-jesus.svg" label="Discover Jesus" />
      </Link>
      {hashtag?.imageLink ? (
        <NavLink href={hashtag.imageLink} className={LINK_STYLE}>
          <LabelledPicture
            src={hashtag.image && pictureSource(hashtag.image, BANNER_WIDTH)}
            label={`More about ${hashtagLabel(hashtag)}`}
          />
        </NavLink>
      ) : (
        <Link href="/" prefetch={false} draggable={false} className={LINK_STYLE}>
          <LabelledPicture src="/images/home.svg" label="Home" />
        </Link>
      )}
    </nav>
  );
}

function LabelledPicture({ src, label }: { src: string | null; label: string }) {
  return (
    <>
      {src && (
        // eslint-disable-next-line @next/next/no-img-element -- sized on the server; the feed goes without the code of next/image
        <img
          src={src}
          alt=""
          loading="lazy"
          draggable={false}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <span dir="auto" className="reels-footer-label">
        {label}
      </span>
    </>
  );
}

import type { ReactNode } from "react";
import Image from "next/image";
import Link from "next/link";
import { ProviderImage } from "@/components/media/provider-image";
import { NavLink } from "@/components/ui/nav-link";
import type { HashtagBanner } from "@/lib/api/hashtags";
import { hashtagLabel } from "@/lib/video/hashtag-label";

const PICTURE_STYLE = "reels-footer-picture group";

/**
 * The pictures below the reels: one leads to Discover Jesus, the other to where the hashtag's own link leads, or home
 * (specification section 2, Video reels).
 */
export function FooterPictures({ hashtag }: { hashtag?: HashtagBanner }) {
  return (
    <nav aria-label="More" className="reels-footer">
      <Link href="/discover-jesus" prefetch={false} draggable={false} className={PICTURE_STYLE}>
        <Image src="/images/discover-jesus.svg" alt="" fill unoptimized className="object-cover" />
        <PictureLabel>Discover Jesus</PictureLabel>
      </Link>
      {hashtag?.imageLink ? (
        <NavLink href={hashtag.imageLink} className={PICTURE_STYLE}>
          {hashtag.image && (
            <ProviderImage src={hashtag.image} alt="" fill sizes="16rem" className="object-cover" />
          )}
          <PictureLabel>More about {hashtagLabel(hashtag)}</PictureLabel>
        </NavLink>
      ) : (
        <Link href="/" prefetch={false} draggable={false} className={PICTURE_STYLE}>
          <Image src="/images/home.svg" alt="" fill unoptimized className="object-cover" />
          <PictureLabel>Home</PictureLabel>
        </Link>
      )}
    </nav>
  );
}

function PictureLabel({ children }: { children: ReactNode }) {
  return (
    <span dir="auto" className="reels-footer-label">
      {children}
    </span>
  );
}

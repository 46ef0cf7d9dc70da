import { GalleryVertical, GalleryVerticalEnd, Hash } from "lucide-react";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { NavLink } from "@/components/ui/nav-link";
import { UnavailableNotice } from "@/components/ui/unavailable";
import { pictureSource } from "@/lib/media/image-source";
import { paths } from "@/lib/paths";
import type { HashtagBanner } from "@/lib/provider/hashtags";
import { hashtagLabel } from "@/lib/reels/hashtags";

const LINK_STYLE = "reels-footer-picture";

/** Twice the largest width of the picture, in pixels. */
const BANNER_WIDTH = 640;

export function FooterPictures({ hashtag }: { hashtag?: HashtagBanner }) {
  const t = useTranslations("feedPages");
  return (
    <nav aria-label={t("more")} data-room="foot" className="reels-footer">
      <Link href={paths.discoverJesus} draggable={false} className={LINK_STYLE}>
        <LabelledPicture src="/images/discover-jesus.svg" label={t("discoverJesus")} />
      </Link>
      {hashtag?.imageLink ? (
        <NavLink href={hashtag.imageLink} className={LINK_STYLE}>
          <LabelledPicture
            src={hashtag.image && pictureSource(hashtag.image, BANNER_WIDTH)}
            label={t("moreAbout", { hashtag: hashtagLabel(hashtag) })}
          />
        </NavLink>
      ) : (
        <Link href={paths.home} draggable={false} className={LINK_STYLE}>
          <LabelledPicture src="/images/home.svg" label={t("home")} />
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

const WAY_STYLE =
  "inline-flex min-h-[44px] min-w-[44px] items-center justify-center gap-[6px] rounded-full px-[10px] leading-tight underline underline-offset-4 hover:bg-dusk-700";

type FeedWaysProps = {
  isFiltered: boolean;
  collection?: { name: string; href: string } | undefined;
};

export function FeedWays({ isFiltered, collection }: FeedWaysProps) {
  const t = useTranslations("feedPages");
  return (
    <nav
      aria-label={t("otherStories")}
      className={`reels-ways flex w-fit max-w-full ${collection ? "" : "flex-wrap"} rounded-[1.375rem] bg-dusk-950/75 px-[6px] text-caption font-semibold text-dusk-100`}
    >
      {isFiltered && (
        <Link href={paths.reels} className={`${WAY_STYLE} shrink-0`}>
          <GalleryVertical className="size-[16px] shrink-0" aria-hidden="true" />
          <span>{t("allStories")}</span>
        </Link>
      )}
      {collection ? (
        <Link href={collection.href} className={WAY_STYLE}>
          <GalleryVerticalEnd className="size-[16px] shrink-0" aria-hidden="true" />
          <span dir="auto" className="truncate">
            {collection.name}
          </span>
        </Link>
      ) : (
        <Link href={paths.hashtags} className={WAY_STYLE}>
          <Hash className="size-[16px] shrink-0" aria-hidden="true" />
          <span>{t("chooseHashtags")}</span>
        </Link>
      )}
    </nav>
  );
}

export function StoriesUnavailable() {
  const t = useTranslations("feedPages");
  return <UnavailableNotice title={t("unavailable")}>{t("unavailableText")}</UnavailableNotice>;
}

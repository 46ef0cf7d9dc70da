import { ArrowRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import type { CSSProperties } from "react";
import { FeedWays, FooterPictures } from "@/components/reels/reels-page-parts";
import { HomeLink } from "@/components/ui/home-link";
import { ExternalLink, ButtonLink } from "@/components/ui/nav-link";
import { PageMain } from "@/components/ui/page-layout";
import { placeholderStyle } from "@/components/ui/placeholder";
import { LAZY_LOADING } from "@/lib/video/video-file";
import { captionsFromHere } from "@/lib/media/media-url";
import { paths } from "@/lib/paths";
import type { HashtagBanner } from "@/lib/provider/hashtags";
import { plainFeedPath, type PlainFeedQuery } from "@/lib/reels/feed-address";
import type { PlainPage } from "@/lib/reels/plain-feed";
import type { Reel } from "@/lib/reels/reel";
import { PlainFeed } from "./plain-feed";
import "./plain-reels.css";

type PlainReelsPageProps = {
  heading: string;
  page: PlainPage;
  query: PlainFeedQuery;
  hashtag: HashtagBanner | null;
};

export function PlainReelsPage({ heading, page, query, hashtag }: PlainReelsPageProps) {
  const t = useTranslations("feedPages");
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
          <PlainFeed
            key={page.number}
            label={t("stories")}
            clips={page.reels.map(({ src, sources }) => ({ src, sources }))}
          >
            {page.reels.map((reel, index) => (
              <li key={reel.id}>
                <PlainReel reel={reel} isFirst={index === 0} />
              </li>
            ))}
          </PlainFeed>
        ) : (
          <p className="plain-reels-empty text-lead text-dusk-200">{t("noVideo")}</p>
        )}
        <PlainReelsEnd page={page} query={query} hashtag={hashtag} />
      </div>
    </PageMain>
  );
}

const DEFAULT_RATIO = 9 / 16;

type Shape = CSSProperties & { "--ratio": number };

type PlainReelProps = {
  reel: Reel;
  /** Whether its poster is part of the first paint. */
  isFirst: boolean;
};

function PlainReel({ reel, isFirst }: PlainReelProps) {
  const t = useTranslations("player");
  const { id, slug, name, description, language, src, poster, captions, width, height } = reel;
  const { placeholder, hasPage } = reel;
  const nameId = `reel-${id}`;
  const shape: Shape = { "--ratio": width && height ? width / height : DEFAULT_RATIO };
  return (
    <article aria-labelledby={nameId} style={shape} className="plain-reel">
      <div className="plain-reel-stage">
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- captions come with the videos that have them */}
        <video
          src={src}
          poster={poster ?? undefined}
          aria-labelledby={nameId}
          controls
          playsInline
          preload="none"
          {...(isFirst ? {} : LAZY_LOADING)}
          style={placeholderStyle(placeholder)}
          className={`plain-reel-video rounded-card bg-dusk-800 shadow-glow ${poster ? "" : "drawn-poster"}`}
        >
          {captionsFromHere(slug, captions).map((file) => (
            <track key={file.lang} kind="captions" srcLang={file.lang} label={file.label} src={file.src} />
          ))}
        </video>
        <p hidden className="plain-reel-failure rounded-card bg-dusk-950/85 p-5 text-center">
          <span>{t("couldNotLoad")}</span>{" "}
          <ExternalLink href={src} className="font-semibold text-lamp-200 underline underline-offset-4">
            {t("openFile")}
          </ExternalLink>
        </p>
      </div>
      <div className="plain-reel-words">
        <h2 id={nameId} className="text-title">
          {hasPage ? (
            <Link
              href={paths.video(slug)}

              className="inline-block min-h-6 hover:text-lamp-200"
            >
              <bdi {...language}>{name}</bdi>
              <span className="ms-2 inline-block text-lamp-300 rtl:-scale-x-100" aria-hidden="true">
                <ArrowRight className="inline size-5" />
              </span>
            </Link>
          ) : (
            <bdi {...language}>{name}</bdi>
          )}
        </h2>
        {description && (
          <p dir="auto" {...language} className="mt-2 leading-normal whitespace-pre-line text-dusk-200">
            {description}
          </p>
        )}
      </div>
    </article>
  );
}

type PlainReelsEndProps = { page: PlainPage; query: PlainFeedQuery; hashtag: HashtagBanner | null };

function PlainReelsEnd({ page, query, hashtag }: PlainReelsEndProps) {
  const t = useTranslations("feedPages");
  return (
    <div className="plain-reels-end">
      <nav
        aria-label={t("pages")}
        className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 empty:hidden"
      >
        {page.number > 1 && (
          <Link
            href={plainFeedPath({ ...query, page: 1 })}

            className="inline-flex min-h-11 items-center font-semibold text-lamp-200 underline underline-offset-4"
          >
            {t("backToNewest")}
          </Link>
        )}
        {page.next !== null && (
          <ButtonLink href={plainFeedPath({ ...query, page: page.next })}>{t("moreStories")}</ButtonLink>
        )}
      </nav>
      <div className="mx-auto">
        <FeedWays isFiltered={query.hashtag !== null || query.selected.length > 0} />
      </div>
      <FooterPictures hashtag={hashtag ?? undefined} />
    </div>
  );
}

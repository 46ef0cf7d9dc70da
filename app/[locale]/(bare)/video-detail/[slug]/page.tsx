import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/nav-link";
import { Notice } from "@/components/ui/notice";
import { UnavailableNotice } from "@/components/ui/unavailable";
import { VideoDetail } from "./_components/video-detail";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { paths, slugFromPath } from "@/lib/paths";
import { getVideo } from "@/lib/provider/videos";
import { hasOwnPage, isInFeed } from "@/lib/provider/video-schema";
import { reelPath } from "@/lib/reels/feed-address";
import { videoMetadata } from "@/lib/seo/content-metadata";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { redirectIfMoved } from "../../redirect-if-moved";
import { readRelatedStories } from "./related-stories";

type PageProps = { params: Promise<{ slug: string }> };

/** Returns no params, so each page is stored at its first request. */
export function generateStaticParams() {
  return [];
}

async function readVideo({ params }: PageProps) {
  const slug = slugFromPath((await params).slug);
  return redirectIfMoved({ folder: "/video-detail", slug }, await getVideo(slug), ({ video }) => video.slug);
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const result = await readVideo(props);
  const video = result.state === "found" ? result.data.video : null;
  if (video && hasOwnPage(video)) return videoMetadata(video);
  const t = await getTranslations("videoPage");
  return unlistedMetadata(t("notAvailableTitle"));
}

export default async function Page(props: PageProps) {
  const result = await readVideo(props);
  if (result.state === "unavailable") return <VideoUnavailable />;
  if (result.state === "missing") {
    answerNotFound();
    return <VideoMissing />;
  }
  const { video } = result.data;
  if (hasOwnPage(video)) return <VideoDetail video={video} related={await readRelatedStories(result.data)} />;
  answerNotFound();
  return isInFeed(video) ? <VideoInFeedAlone slug={video.slug} /> : <VideoMissing />;
}

function VideoUnavailable() {
  const t = useTranslations("videoPage");
  return <UnavailableNotice title={t("notAvailable")}>{t("unavailable")}</UnavailableNotice>;
}

function VideoMissing() {
  const t = useTranslations("videoPage");
  return <Notice title={t("notAvailable")}>{t("missing")}</Notice>;
}

function VideoInFeedAlone({ slug }: { slug: string }) {
  const t = useTranslations("videoPage");
  const watch = (
    <ButtonLink href={reelPath(paths.reels, slug)} look="secondary">
      {t("watchInFeed")}
    </ButtonLink>
  );
  return (
    <Notice title={t("notAvailable")} action={watch}>
      {t("onlyInFeed")}
    </Notice>
  );
}

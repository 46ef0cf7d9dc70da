import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { ShareButton } from "@/components/share/share-button";
import { ClientMessages } from "@/components/ui/client-messages";
import { ExpandableText } from "@/components/ui/expandable-text";
import { HomeLink } from "@/components/ui/home-link";
import { JsonLd } from "@/components/ui/inner-html";
import { ExternalLink } from "@/components/ui/nav-link";
import { PageMain } from "@/components/ui/page-layout";
import { WaysOn } from "@/components/ui/notice";
import { posterSource } from "@/lib/media/image-source";
import { paths, prayedId } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import type { WatchableVideo } from "@/lib/provider/video-schema";
import { isolated } from "@/lib/utils/isolated";
import { videoObject } from "@/lib/seo/structured-data";
import { BackLink } from "./back-link";
import { NextStories } from "./next-stories";
import { PrayButton, SaveButton } from "@/components/video/story-actions";
import { StoryCard } from "@/components/video/story-card";
import { Transcript } from "./transcript";
import { VideoPlayer } from "./video-player";
import { socialLinks, VideoSocialLinks } from "./video-social-links";
import { VideoStage } from "./video-stage";

/** In characters. */
const TITLE_PREVIEW_LENGTH = 28;

const ACTION_STYLE =
  "inline-flex min-h-12 items-center gap-2 rounded-full bg-dusk-800 px-5 font-semibold hover:bg-dusk-700 aria-pressed:text-lamp-200";

const SMALL_LINK_STYLE =
  "inline-flex min-h-11 items-center text-caption text-dusk-300 underline underline-offset-4 hover:text-dusk-100";

type VideoDetailProps = {
  video: WatchableVideo;
  related: WatchableVideo[];
};

export async function VideoDetail({ video, related }: VideoDetailProps) {
  const [t, player] = await Promise.all([getTranslations("videoPage"), getTranslations("player")]);
  const settings = dataOr(await getSettings(), DEFAULT_SETTINGS);
  const story = { id: video.id, slug: video.slug };
  return (
    <ClientMessages areas={["player", "share", "videoPlayer"]}>
      <PageMain look="stage">
        <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 px-gutter pb-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex items-center gap-1 py-[12px] lg:col-span-2">
            <HomeLink />
            <BackLink />
          </div>
          <VideoStage>
            <VideoPlayer
              story={story}
              src={video.src}
              poster={video.poster && posterSource(video.poster)}
              sources={video.sources}
              placeholder={video.placeholder}
              captions={video.captions}
              hasSound={video.hasSound}
              name={video.name}
              company={settings.company}
              next={related.map(({ id, slug, name, language }) => ({ id, slug, name, language }))}
              size={video.width && video.height ? { width: video.width, height: video.height } : null}
            />
            <div className="flex flex-col gap-6">
              <h1 dir="auto" {...video.language} className="text-heading">
                <ExpandableText text={video.name} limit={TITLE_PREVIEW_LENGTH} />
              </h1>
              {video.description && (
                <p dir="auto" {...video.language} className="text-dusk-200">
                  {video.description}
                </p>
              )}
              {video.recordedAt && (
                <p className="text-caption text-dusk-300">
                  {t("recordedAt", { place: isolated(video.recordedAt) })}
                </p>
              )}
              {video.transcript.length > 0 && (
                <Transcript lines={video.transcript} lang={video.captions[0]?.lang} />
              )}
              <div className="flex flex-wrap gap-3">
                {settings.capabilities.includes("prayers") && (
                  <PrayButton story={story} prayed={video.prayed} className={ACTION_STYLE} />
                )}
                <SaveButton story={story} className={ACTION_STYLE}>
                  <span>{player("save")}</span>
                </SaveButton>
                <ShareButton
                  shared={{
                    title: video.name,
                    kind: "videos",
                    name: video.slug,
                    url: paths.video(video.slug),
                  }}
                  className={ACTION_STYLE}
                >
                  <span>{t("share")}</span>
                </ShareButton>
                <VideoSocialLinks links={socialLinks(video.links, settings)} />
              </div>
              <p id={prayedId(video.slug)} role="status" className="hidden target:block">
                {t("thanks")}
              </p>
              <DiscoverJesusLink />
              <p className="flex flex-wrap gap-x-6">
                {settings.capabilities.includes("talk") && (
                  <Link href={paths.talk} className={SMALL_LINK_STYLE}>
                    {t("talk")}
                  </Link>
                )}
                {settings.capabilities.includes("reports") && (
                  <Link href={paths.report(video.slug)} className={SMALL_LINK_STYLE}>
                    {t("report")}
                  </Link>
                )}
              </p>
            </div>
          </VideoStage>
          <NextStories
            key={video.id}
            id={video.id}
            stories={related.map((story) => ({ id: story.id, card: <StoryCard video={story} /> }))}
          />
          <div className="border-t border-dusk-700 pt-6 lg:col-span-2">
            <WaysOn />
          </div>
        </div>
        <JsonLd data={videoObject(video)} />
      </PageMain>
    </ClientMessages>
  );
}

function DiscoverJesusLink() {
  const t = useTranslations("videoPage");
  return (
    <ExternalLink href={paths.discoverJesus} className="group relative block overflow-hidden rounded-card">
      {/* eslint-disable-next-line @next/next/no-img-element -- a drawing, which has every size */}
      <img
        src="/images/discover-jesus.svg"
        alt=""
        width={704}
        height={256}
        loading="lazy"
        className="h-auto w-full"
      />
      <span className="absolute inset-x-5 top-4 font-display text-title text-dusk-100 group-hover:text-lamp-200">
        {t("discoverJesus")}
      </span>
    </ExternalLink>
  );
}

import { useTranslations } from "next-intl";
import { MediaBox } from "@/components/ui/missing-media";
import { DrawnPoster } from "@/components/ui/drawn-poster";
import { placeholderStyle } from "@/components/ui/placeholder";
import { ProviderImage } from "@/components/ui/provider-image";
import { paths } from "@/lib/paths";
import { hasOwnPage, type WatchableVideo } from "@/lib/provider/video-schema";
import { reelPath } from "@/lib/reels/feed-address";
import { StoryFrame } from "./story-frame";

type StoryCardsProps = {
  videos: WatchableVideo[];
  /** The path of the feed for stories without a page of their own. */
  feed?: string;
};

export function StoryCards({ videos, feed }: StoryCardsProps) {
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
      {videos.map((video) => (
        <li key={video.id}>
          <StoryCard video={video} feed={feed} />
        </li>
      ))}
    </ul>
  );
}

export function StoryCard({ video, feed = paths.reels }: { video: WatchableVideo; feed?: string }) {
  const t = useTranslations("media");
  const { id, slug, name, language, poster, placeholder } = video;
  const href = hasOwnPage(video) ? paths.video(slug) : reelPath(feed, slug);
  return (
    <StoryFrame
      href={href}
      id={id}
      slug={slug}
      name={name}
      language={language}
      style={placeholderStyle(placeholder)}
    >
      {poster ? (
        <MediaBox
          key={poster}
          as="span"
          className="absolute inset-0 grid place-items-center p-4 text-center text-dusk-100"
          fallback={<span className="rounded-card bg-dusk-950/80 px-3 py-1.5 text-caption">{t("none")}</span>}
        >
          <ProviderImage
            src={poster}
            alt=""
            sizes="(min-width: 768px) 22vw, 43vw"
            className="object-cover transition-transform duration-modal ease-settle group-hover:scale-103"
          />
        </MediaBox>
      ) : (
        placeholder === null && <DrawnPoster />
      )}
    </StoryFrame>
  );
}

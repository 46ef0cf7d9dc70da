import Link from "next/link";
import { Play } from "lucide-react";
import { MediaBox } from "@/components/ui/missing-media";
import { DrawnPoster } from "@/components/ui/drawn-poster";
import { placeholderStyle } from "@/components/ui/placeholder";
import { ProviderImage } from "@/components/ui/provider-image";
import { NO_MEDIA } from "@/lib/media/media-type";
import { paths } from "@/lib/paths";
import type { WatchableVideo } from "@/lib/provider/videos";
import { WatchedMark } from "./watched-mark";

export function StoryCards({ videos }: { videos: WatchableVideo[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
      {videos.map((video) => (
        <li key={video.id}>
          <StoryCard video={video} />
        </li>
      ))}
    </ul>
  );
}

export function StoryCard({ video }: { video: WatchableVideo }) {
  return (
    <Link href={paths.video(video.slug)} prefetch={false} className="group block">
      <span
        style={placeholderStyle(video.placeholder)}
        className="drawn-when-near relative block aspect-[9/14] overflow-hidden rounded-card bg-dusk-800 shadow-lift"
      >
        {video.poster ? (
          <MediaBox
            key={video.poster}
            as="span"
            className="absolute inset-0 grid place-items-center p-4 text-center text-dusk-100"
            fallback={
              <span className="rounded-card bg-dusk-950/80 px-3 py-1.5 text-caption">{NO_MEDIA}</span>
            }
          >
            <ProviderImage
              src={video.poster}
              alt=""
              sizes="(min-width: 768px) 22vw, 43vw"
              className="object-cover transition-transform duration-modal ease-settle group-hover:scale-103"
            />
          </MediaBox>
        ) : (
          video.placeholder === null && <DrawnPoster />
        )}
        <WatchedMark slug={video.slug} />
        <span className="absolute right-3 bottom-3 grid size-10 place-items-center rounded-full bg-lamp-300 text-dusk-950">
          <Play className="ml-0.5 size-4 fill-current" aria-hidden="true" />
        </span>
      </span>
      <span
        dir="auto"
        className="mt-3 block leading-snug font-medium text-dusk-100 group-hover:text-lamp-200"
      >
        {video.name}
      </span>
    </Link>
  );
}

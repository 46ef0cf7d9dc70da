import Link from "next/link";
import { Play } from "lucide-react";
import { placeholderStyle } from "@/components/ui/placeholder";
import { ProviderImage } from "@/components/ui/provider-image";
import { paths } from "@/lib/paths";
import type { Video } from "@/lib/provider/videos";

/** A story's poster and name as a link to its page. */
export function StoryCard({ video }: { video: Video }) {
  return (
    <Link href={paths.video(video.slug)} prefetch={false} className="group block">
      <span
        style={placeholderStyle(video.placeholder)}
        className="relative block aspect-[9/14] overflow-hidden rounded-card bg-dusk-800 shadow-lift"
      >
        {video.poster && (
          <ProviderImage
            src={video.poster}
            alt=""
            fill
            sizes="(min-width: 768px) 22vw, 45vw"
            className="object-cover transition-transform duration-modal ease-settle group-hover:scale-103"
          />
        )}
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

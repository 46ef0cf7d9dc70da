import { Play } from "lucide-react";
import { mediaTypeOf } from "@/lib/media/media-type";
import { MediaLink } from "./media-link";
import { MediaPreview } from "./media-preview";
import { NO_MEDIA, UNSUPPORTED_MEDIA } from "./media-texts";

type MediaItemProps = {
  /** The address of a video or picture; `null` when the provider has none. */
  src: string | null;
  /** What the media shows, for those who cannot see it. */
  label: string;
  /** Whether it stands in the first screen and should come first. */
  priority?: boolean;
  sizes: string;
};

const FALLBACK_STYLE =
  "grid aspect-video place-items-center rounded-stage border border-dashed border-current/40";

/** A video or picture, told apart by its extension, that opens in a modal (specification section 2, Home). */
export function MediaItem({ src, label, priority = false, sizes }: MediaItemProps) {
  if (!src) return <p className={FALLBACK_STYLE}>{NO_MEDIA}</p>;
  const type = mediaTypeOf(src);
  if (type === "unsupported") return <p className={FALLBACK_STYLE}>{UNSUPPORTED_MEDIA}</p>;
  return (
    <MediaLink src={src} type={type} label={label}>
      <MediaPreview src={src} type={type} priority={priority} sizes={sizes} />
      {type === "video" && (
        <span className="absolute inset-0 m-auto grid size-18 place-items-center rounded-full bg-lamp-300 text-dusk-950 shadow-lift transition-transform group-hover:scale-106">
          <Play className="ml-1 size-7 fill-current" aria-hidden="true" />
        </span>
      )}
    </MediaLink>
  );
}

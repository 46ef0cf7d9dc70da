import { ArrowRight } from "lucide-react";
import Link from "next/link";
import type { CSSProperties } from "react";
import { WHEN_NEAR } from "@/components/video/when-near";
import { isProviderMedia } from "@/lib/media/media-url";
import type { Reel } from "@/lib/schemas/reel";

/** The shape of a video whose size nobody knows: the usual one of a testimony. */
const USUAL_RATIO = 9 / 16;

type Shape = CSSProperties & { "--ratio": number };

type PlainReelProps = {
  reel: Reel;
  /** Whether its poster belongs to what the page paints first. */
  isFirst: boolean;
};

/** A reel as a screen of its own: the browser's own player, the name, which leads to its page, and the whole description. */
export function PlainReel({ reel, isFirst }: PlainReelProps) {
  const { id, slug, name, description, src, poster, captions, width, height } = reel;
  const path = encodeURIComponent(slug);
  const nameId = `reel-${id}`;
  const shape: Shape = { "--ratio": width && height ? width / height : USUAL_RATIO };
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
          {...(isFirst ? {} : WHEN_NEAR)}
          className="plain-reel-video rounded-card bg-dusk-800 shadow-glow"
        >
          {captions && isProviderMedia(captions) && (
            <track kind="captions" srcLang="en" label="Captions" src={`/embed/${path}/captions`} />
          )}
        </video>
      </div>
      <div className="plain-reel-words">
        <h2 id={nameId} dir="auto" className="text-title">
          <Link
            href={`/video-detail/${path}`}
            prefetch={false}
            className="inline-block min-h-6 hover:text-lamp-200"
          >
            {name}
            <ArrowRight className="ml-2 inline size-5 text-lamp-300 rtl:-scale-x-100" aria-hidden="true" />
          </Link>
        </h2>
        {description && (
          <p dir="auto" className="mt-2 leading-normal whitespace-pre-line text-dusk-200">
            {description}
          </p>
        )}
      </div>
    </article>
  );
}

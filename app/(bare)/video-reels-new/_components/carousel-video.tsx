"use client";

import { useState } from "react";
import { ExternalLink } from "@/components/ui/nav-link";
import { LAZY_LOADING } from "@/lib/video/playback";

export const SLIDE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

type CarouselVideoProps = { clip: string | undefined; number: number; autoPlay: boolean; controls?: boolean };

export function CarouselVideo({ clip, number, autoPlay, controls }: CarouselVideoProps) {
  const [hasFailed, setFailed] = useState(false);
  if (clip && hasFailed) {
    return (
      <div className="reels-carousel-video grid place-content-center gap-3 rounded-card bg-dusk-800 p-6 text-center">
        <p>This video could not be loaded.</p>
        <ExternalLink href={clip} className="font-semibold text-lamp-200 underline underline-offset-4">
          Open the video file
        </ExternalLink>
      </div>
    );
  }
  return (
    <video
      src={clip}
      aria-label={`Reel ${number}`}
      autoPlay={autoPlay}
      controls={controls}
      muted
      loop
      playsInline
      onError={() => setFailed(true)}
      {...LAZY_LOADING}
      className="reels-carousel-video rounded-card bg-dusk-800"
    >
      Your browser does not support the video tag.
    </video>
  );
}

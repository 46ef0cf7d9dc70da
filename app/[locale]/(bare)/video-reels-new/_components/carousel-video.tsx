"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PlayerFailure } from "@/components/video/player-failure";
import { LAZY_LOADING } from "@/lib/video/video-file";

export const SLIDE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

type CarouselVideoProps = { clip: string | undefined; number: number; autoPlay: boolean; controls?: boolean };

export function CarouselVideo({ clip, number, autoPlay, controls }: CarouselVideoProps) {
  const t = useTranslations("reelsCarousel");
  const [hasFailed, setFailed] = useState(false);
  if (clip && hasFailed) {
    return (
      <div className="reels-carousel-video relative rounded-card bg-dusk-800">
        <PlayerFailure failure="not loaded" src={clip} onRetry={() => setFailed(false)} />
      </div>
    );
  }
  return (
    <video
      src={clip}
      aria-label={t("reel", { number })}
      autoPlay={autoPlay}
      controls={controls}
      muted
      loop
      playsInline
      onError={() => setFailed(true)}
      {...LAZY_LOADING}
      className="reels-carousel-video rounded-card bg-dusk-800"
    >
      {t("noVideoTag")}
    </video>
  );
}

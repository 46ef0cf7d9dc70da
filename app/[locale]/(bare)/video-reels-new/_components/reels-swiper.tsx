"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import "swiper/css";
import "swiper/css/pagination";
import { A11y, Pagination } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import { PauseButton } from "@/components/ui/pause-button";
import { prefersReducedMotion } from "@/lib/utils/page";
import { startPlaying } from "@/lib/video/playback";
import { SLIDE_MS } from "@/lib/video/time";
import { logInfo } from "@/lib/utils/log";
import { CarouselVideo, SLIDE_NUMBERS } from "./carousel-video";

/** Distances in pixels. The style sheet repeats these for the list without script. */
const MEASURES = { slidesPerView: 1.5, spaceBetween: 100, slidesOffsetBefore: 60 };

/** Only videos on screen play, because nine at once are too much for a phone. */
export function ReelsSwiper({ clip }: { clip: string | undefined }) {
  const t = useTranslations("reelsCarousel");
  const [reducesMotion] = useState(prefersReducedMotion);
  const [paused, setPaused] = useState(reducesMotion);
  const carousel = usePlayOnScreen<HTMLDivElement>(paused);
  return (
    <div ref={carousel} className="reels-carousel-swiper">
      <Swiper
        modules={[A11y, Pagination]}
        {...MEASURES}
        direction="vertical"
        loop
        // Lets a drag begin between two slides.
        touchEventsTarget="container"
        speed={reducesMotion ? 0 : SLIDE_MS}
        pagination={{ clickable: true }}
        a11y={{
          containerMessage: t("reels"),
          containerRole: "region",
          containerRoleDescriptionMessage: t("carousel"),
          // Swiper fills in the number.
          paginationBulletMessage: t("goTo", { number: "{{index}}" }),
        }}
        onRealIndexChange={({ realIndex }) => logInfo("active-slide", { index: realIndex })}
      >
        {SLIDE_NUMBERS.map((number) => (
          <SwiperSlide key={number}>
            <CarouselVideo clip={clip} number={number} autoPlay={!reducesMotion} />
          </SwiperSlide>
        ))}
      </Swiper>
      <PauseButton
        isPaused={paused}
        onToggle={() => setPaused(!paused)}
        label={t(paused ? "play" : "pause")}
        className="reels-carousel-pause"
      />
    </div>
  );
}

function usePlayOnScreen<Container extends HTMLElement>(paused: boolean) {
  const container = useRef<Container>(null);

  useEffect(() => {
    if (paused) return;
    const videos = Array.from(container.current?.querySelectorAll("video") ?? []);
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLVideoElement)) continue;
        if (isIntersecting) startPlaying(target, { muted: true });
        else target.pause();
      }
    });
    for (const video of videos) observer.observe(video);
    return () => {
      observer.disconnect();
      for (const video of videos) video.pause();
    };
  }, [paused]);

  return container;
}

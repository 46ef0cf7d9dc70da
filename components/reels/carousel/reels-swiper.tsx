"use client";

import { useState } from "react";
import { A11y, Pagination } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import "swiper/css";
import "swiper/css/pagination";
import { PauseButton } from "@/components/ui/pause-button";
import { logInfo } from "@/lib/utils/log";
import { SLIDE_MS } from "@/lib/reels/limits";
import { CarouselVideo } from "./carousel-video";
import { SLIDE_NUMBERS } from "./slide-numbers";
import { usePlayOnScreen } from "./use-play-on-screen";

/** Specification section 2, in pixels. The style sheet knows these measures too, for the strip without script. */
const MEASURES = { slidesPerView: 1.5, spaceBetween: 100, slidesOffsetBefore: 60 };

const prefersLessMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The looping vertical carousel. Only what is on screen plays: nine players at once would tire a phone. */
export function ReelsSwiper({ clip }: { clip: string | undefined }) {
  const [calm] = useState(prefersLessMotion);
  const [paused, setPaused] = useState(calm);
  const carousel = usePlayOnScreen<HTMLDivElement>(paused);
  return (
    <div ref={carousel} className="reels-carousel-swiper">
      <Swiper
        modules={[A11y, Pagination]}
        {...MEASURES}
        direction="vertical"
        loop
        // A drag may begin in the wide space between two slides too.
        touchEventsTarget="container"
        speed={calm ? 0 : SLIDE_MS}
        pagination={{ clickable: true }}
        a11y={{
          containerMessage: "Reels",
          containerRole: "region",
          containerRoleDescriptionMessage: "carousel",
        }}
        onRealIndexChange={({ realIndex }) => logInfo("active-slide", { index: realIndex })}
      >
        {SLIDE_NUMBERS.map((number) => (
          <SwiperSlide key={number}>
            <CarouselVideo clip={clip} number={number} autoPlay={!calm} />
          </SwiperSlide>
        ))}
      </Swiper>
      <PauseButton
        isPaused={paused}
        onToggle={() => setPaused(!paused)}
        what="the videos"
        className="reels-carousel-pause"
      />
    </div>
  );
}

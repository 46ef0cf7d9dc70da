"use client";

import { type ReactNode, useState } from "react";
import type { Swiper as SwiperInstance } from "swiper";
import { A11y, Autoplay, Pagination } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import "swiper/css";
import "swiper/css/pagination";
import { PauseButton } from "@/components/ui/pause-button";
import { useCarouselAutoplay } from "./use-carousel-autoplay";

/** Specification section 9: the home carousel. Delay in milliseconds, gaps in pixels. */
const AUTOPLAY_DELAY_MS = 2500;
const SMALL = { slidesPerView: 1.5, spaceBetween: 30 };
const BREAKPOINTS = {
  768: { slidesPerView: 2.5, spaceBetween: 60 },
  1024: { slidesPerView: 3.5, spaceBetween: 60 },
};

/** The auto-playing, looping carousel. It rests off screen, under focus and for those who want less motion. */
export function GallerySwiper({ slides }: { slides: ReactNode[] }) {
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const { running, paused, setPaused } = useCarouselAutoplay(swiper);
  return (
    <div className="relative" data-autoplay={running ? "running" : "resting"}>
      <Swiper
        modules={[A11y, Autoplay, Pagination]}
        {...SMALL}
        breakpoints={BREAKPOINTS}
        loop
        autoplay={{ delay: AUTOPLAY_DELAY_MS, disableOnInteraction: false }}
        pagination={{ clickable: true }}
        a11y={{ containerMessage: "Pictures from our shop", containerRoleDescriptionMessage: "carousel" }}
        onSwiper={setSwiper}
      >
        {slides.map((slide, index) => (
          <SwiperSlide key={index}>{slide}</SwiperSlide>
        ))}
      </Swiper>
      <PauseButton
        isPaused={paused}
        onToggle={() => setPaused(!paused)}
        what="the carousel"
        className="absolute right-0 -bottom-1 z-10"
      />
    </div>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import "swiper/css";
import "swiper/css/pagination";
import type { Swiper as SwiperInstance } from "swiper";
import { A11y, Autoplay, Pagination } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import { PauseButton } from "@/components/ui/pause-button";
import { prefersReducedMotion } from "@/lib/utils/page";

const AUTOPLAY_DELAY_MS = 2500;
/** `spaceBetween` is in pixels. */
const SMALL = { slidesPerView: 1.5, spaceBetween: 30 };
const BREAKPOINTS = {
  768: { slidesPerView: 2.5, spaceBetween: 60 },
  1024: { slidesPerView: 3.5, spaceBetween: 60 },
};

export function GallerySwiper({ slides }: { slides: ReactNode[] }) {
  const t = useTranslations("galleryCarousel");
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
        a11y={{
          containerMessage: t("label"),
          containerRoleDescriptionMessage: t("carousel"),
          // Swiper fills in the number.
          paginationBulletMessage: t("goTo", { number: "{{index}}" }),
        }}
        onSwiper={setSwiper}
      >
        {slides.map((slide, index) => (
          <SwiperSlide key={index}>{slide}</SwiperSlide>
        ))}
      </Swiper>
      <PauseButton
        isPaused={paused}
        onToggle={() => setPaused(!paused)}
        label={t(paused ? "play" : "pause")}
        className="absolute end-0 bottom-0 z-10"
      />
    </div>
  );
}

/** A tapped bullet keeps the focus without showing it, so autoplay continues then. */
function useCarouselAutoplay(swiper: SwiperInstance | null) {
  const [paused, setPaused] = useState(prefersReducedMotion);
  const [onScreen, setOnScreen] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (!swiper) return;
    const carousel = swiper.el;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false));
    const focus = ({ target }: FocusEvent) =>
      setFocused(target instanceof Element && target.matches(":focus-visible"));
    const blur = () => setFocused(false);
    observer.observe(carousel);
    carousel.addEventListener("focusin", focus);
    carousel.addEventListener("focusout", blur);
    return () => {
      observer.disconnect();
      carousel.removeEventListener("focusin", focus);
      carousel.removeEventListener("focusout", blur);
    };
  }, [swiper]);

  const running = onScreen && !focused && !paused;
  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    if (running) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, running]);

  return { running, paused, setPaused };
}

"use client";

import { useEffect, useState } from "react";
import type { Swiper } from "swiper";

/** Runs a carousel's autoplay only while it is on screen, without focus inside, and not paused by the visitor. */
export function useCarouselAutoplay(swiper: Swiper | null) {
  const [paused, setPaused] = useState(() => window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [onScreen, setOnScreen] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (!swiper) return;
    const carousel = swiper.el;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false));
    const focus = () => setFocused(true);
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

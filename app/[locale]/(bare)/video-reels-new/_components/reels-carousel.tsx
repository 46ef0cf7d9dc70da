"use client";

import { useEffect } from "react";
import { useLazyModule } from "@/components/ui/use-lazy-module";
import { CarouselVideo, SLIDE_NUMBERS } from "./carousel-video";

const loadSwiper = () => import("./reels-swiper");

export function ReelsCarousel({ clip }: { clip: string | undefined }) {
  const [swiper, load] = useLazyModule(loadSwiper);

  useEffect(() => {
    void load();
  }, [load]);

  if (swiper) return <swiper.ReelsSwiper clip={clip} />;
  return (
    <ul className="reels-carousel-strip" aria-label="Reels">
      {SLIDE_NUMBERS.map((number) => (
        <li key={number}>
          <CarouselVideo clip={clip} number={number} autoPlay controls />
        </li>
      ))}
    </ul>
  );
}

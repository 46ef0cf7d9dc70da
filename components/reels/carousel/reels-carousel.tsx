"use client";

import { useEffect } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { CarouselVideo } from "./carousel-video";
import { SLIDE_NUMBERS } from "./slide-numbers";

const loadSwiper = () => import("./reels-swiper");

/** The slides as a plain strip, as the server sends it, until Swiper takes it over. */
export function ReelsCarousel({ clip }: { clip: string | undefined }) {
  const [swiper, load] = useOnDemand(loadSwiper);

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

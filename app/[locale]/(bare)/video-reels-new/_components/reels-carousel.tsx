"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useLazyModule } from "@/components/ui/use-lazy-module";
import { CarouselVideo, SLIDE_NUMBERS } from "./carousel-video";

const loadSwiper = () => import("./reels-swiper");

export function ReelsCarousel({ clip }: { clip: string | undefined }) {
  const t = useTranslations("reelsCarousel");
  const [swiper, load] = useLazyModule(loadSwiper);

  useEffect(() => {
    void load();
  }, [load]);

  if (swiper) return <swiper.ReelsSwiper clip={clip} />;
  return (
    <ul className="reels-carousel-strip" aria-label={t("reels")}>
      {SLIDE_NUMBERS.map((number) => (
        <li key={number}>
          <CarouselVideo clip={clip} number={number} autoPlay controls />
        </li>
      ))}
    </ul>
  );
}

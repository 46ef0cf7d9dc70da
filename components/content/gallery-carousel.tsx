"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { useLazyModule, useNearViewport } from "@/components/ui/use-lazy-module";

const loadSwiper = () => import("./gallery-swiper");

/** The widest view shows 3.5 slides, so fewer than this cannot loop. */
const MIN_SLIDES_TO_LOOP = 5;

export function GalleryCarousel({ slides }: { slides: ReactNode[] }) {
  const t = useTranslations("galleryCarousel");
  const { element, near } = useNearViewport<HTMLDivElement>();
  const [swiper, load] = useLazyModule(loadSwiper);
  const loops = slides.length >= MIN_SLIDES_TO_LOOP;

  useEffect(() => {
    if (near && loops) void load();
  }, [near, loops, load]);

  return (
    <div ref={element} className="gallery mt-10">
      {swiper ? (
        <swiper.GallerySwiper slides={slides} />
      ) : (
        <ul className="gallery-strip" aria-label={t("label")}>
          {slides.map((slide, index) => (
            <li key={index}>{slide}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

"use client";

import { type ReactNode, useEffect } from "react";
import { useNear } from "@/components/ui/use-near";
import { useOnDemand } from "@/components/ui/use-on-demand";

const loadSwiper = () => import("./gallery-swiper");

/** Fewer pictures than this fit the widest view of 3.5 and have nowhere to go round. */
const ENOUGH_TO_LOOP = 5;

/** A strip to scroll by hand, as the server sends it; once it comes near, Swiper takes it over. */
export function GalleryCarousel({ slides }: { slides: ReactNode[] }) {
  const { element, near } = useNear<HTMLDivElement>();
  const [swiper, load] = useOnDemand(loadSwiper);
  const loops = slides.length >= ENOUGH_TO_LOOP;

  useEffect(() => {
    if (near && loops) void load();
  }, [near, loops, load]);

  return (
    <div ref={element} className="gallery mt-10">
      {swiper ? (
        <swiper.GallerySwiper slides={slides} />
      ) : (
        <ul className="gallery-strip" aria-label="Pictures from our shop">
          {slides.map((slide, index) => (
            <li key={index}>{slide}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";

const loadSwiper = () => import("./gallery-swiper");

/** How near the carousel must come before its code is fetched. */
const NEAR = "400px";

/** A strip to scroll by hand, as the server sends it; once it comes near, Swiper takes it over. */
export function GalleryCarousel({ slides }: { slides: ReactNode[] }) {
  const strip = useRef<HTMLDivElement>(null);
  const [swiper, load] = useOnDemand(loadSwiper);

  useEffect(() => {
    if (!strip.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, [load]);

  return (
    <div ref={strip} className="gallery mt-10">
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

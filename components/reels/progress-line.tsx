"use client";

import { type RefObject, useEffect, useRef } from "react";

/** A thin line along a reel's lower edge: how much of it was watched. It is drawn without rendering anything anew. */
export function ProgressLine({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const draw = () => {
      const watched = element.duration > 0 ? element.currentTime / element.duration : 0;
      line.current?.style.setProperty("scale", `${watched} 1`);
    };
    draw();
    element.addEventListener("timeupdate", draw);
    return () => {
      element.removeEventListener("timeupdate", draw);
    };
  }, [video]);
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 h-1 bg-dusk-100/25">
      <div ref={line} className="reel-progress size-full origin-left scale-x-0 bg-lamp-400" />
    </div>
  );
}

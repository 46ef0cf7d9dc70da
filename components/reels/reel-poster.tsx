"use client";

import { useEffect, useState } from "react";
import { isLandscape } from "@/lib/reels/is-landscape";
import type { Reel } from "@/lib/schemas/reel";
import { useHydrated } from "@/lib/browser/use-hydrated";

type ReelPosterProps = {
  reel: Reel;
  /** Whether it belongs to what the page paints first. The others leave the line to it and to the page's script. */
  isFirst: boolean;
};

/** What stands in a reel's place until it plays. One that was lost with the connection comes back with it. */
export function ReelPoster({ reel, isFirst }: ReelPosterProps) {
  const isHydrated = useHydrated();
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    if (!isLost) return;
    const again = () => setLost(false);
    window.addEventListener("online", again);
    return () => {
      window.removeEventListener("online", again);
    };
  }, [isLost]);

  if (!reel.poster || isLost || !(isFirst || isHydrated)) return null;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- its address is made for this size on the server
    <img
      src={reel.poster}
      alt=""
      onError={() => setLost(true)}
      fetchPriority={isFirst ? "high" : "low"}
      decoding={isFirst ? "sync" : "async"}
      className={isLandscape(reel) ? "object-contain" : "object-cover"}
    />
  );
}

"use client";

import { useParams } from "next/navigation";
import { PRIMARY_BUTTON } from "@/components/ui/button-style";
import { slugFromPath } from "@/lib/provider/slug";
import { feedPath } from "@/lib/reels/reel-address";

/** Leads from the page of a video that cannot be watched there to the reels, where one of type 'multiple' can be. */
export function WatchReelsLink() {
  const { slug } = useParams<{ slug: string }>();
  return (
    <a href={feedPath("/video-reels", slugFromPath(slug))} className={PRIMARY_BUTTON}>
      Watch the reels
    </a>
  );
}

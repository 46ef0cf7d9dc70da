"use client";

import { useParams } from "next/navigation";
import { PRIMARY_BUTTON } from "@/components/ui/styles";
import { paths, slugFromPath } from "@/lib/paths";
import { reelPath } from "@/lib/reels/feed-address";

/** Links from a video without a page of its own to the reels, where one of the type 'multiple' can be watched. */
export function WatchReelsLink() {
  const { slug } = useParams<{ slug: string }>();
  return (
    <a href={reelPath(paths.reels, slugFromPath(slug))} className={PRIMARY_BUTTON}>
      Watch the reels
    </a>
  );
}

"use client";

import Link from "next/link";
import { useId } from "react";
import { ExpandableText } from "@/components/ui/expandable-text";
import { DESCRIPTION_LIMIT } from "@/lib/reels/limits";
import type { Reel } from "@/lib/schemas/reel";
import { ReelPoster } from "./reel-poster";
import { slotStyle } from "./slot-style";

type ReelArticleProps = {
  reel: Reel;
  slot: number;
  /** Its place among the reels, from 1, and how many there are; -1 while nobody knows. */
  position: number;
  count: number;
  isActive: boolean;
  /** Shows what another slot shows already. */
  isEcho: boolean;
  /** Whether its poster belongs to what the page paints first. */
  isFirst: boolean;
  onChoose: () => void;
};

/** One reel of the feed: its poster, name and description. The video plays in a player that is laid over it. */
export function ReelArticle(props: ReelArticleProps) {
  const { reel, slot, position, count, isActive, isEcho, isFirst, onChoose } = props;
  const nameId = useId();
  return (
    <article
      aria-labelledby={nameId}
      aria-posinset={position}
      aria-setsize={count}
      aria-current={isActive ? "true" : undefined}
      aria-hidden={isEcho ? "true" : undefined}
      tabIndex={-1}
      style={slotStyle(slot)}
      className="reel-slot outline-none"
    >
      <div className={`reel-card bg-dusk-800 ${isActive ? "" : "md:opacity-40"}`}>
        <ReelPoster key={reel.poster} reel={reel} isFirst={isFirst} />
      </div>
      {!isActive && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Go to ${reel.name}`}
          onClick={onChoose}
          className="reel-card"
        />
      )}
      <div data-scrolls inert={!isActive} className={`reel-words ${isActive ? "" : "hidden"}`}>
        <h2 id={nameId} dir="auto" className="font-display text-title leading-tight">
          <Link
            href={`/video-detail/${encodeURIComponent(reel.slug)}`}
            prefetch={false}
            className="-my-1 inline-block py-1 hover:text-lamp-200"
          >
            {reel.name}
          </Link>
        </h2>
        {reel.description && (
          <p dir="auto" data-scrolls className="reel-description mt-2 text-caption text-dusk-100">
            <ExpandableText
              key={`${reel.id} ${String(isActive)}`}
              text={reel.description}
              limit={DESCRIPTION_LIMIT}
            />
          </p>
        )}
      </div>
    </article>
  );
}

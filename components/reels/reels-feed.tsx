"use client";

import { useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { shortcutsChoice } from "@/lib/reels/choices";
import { rememberedFeed, rememberFeed } from "@/lib/reels/feed-memory";
import { type FeedState, feedState } from "@/lib/reels/feed-state";
import { FILTERED_LOCK_MS } from "@/lib/reels/limits";
import { REEL_PARAMETER } from "@/lib/reels/reel-address";
import { type ReelList, isComplete } from "@/lib/reels/reel-list";
import { FeedControls } from "./feed-controls";
import { NoReels } from "./no-reels";
import type { ReelPlayerHandle } from "./reel-player";
import { ReelTrack } from "./reel-track";
import { ReelAnnouncer } from "./reel-announcer";
import { SwipeHint } from "./swipe-hint";
import { useDrag } from "./use-drag";
import { useFeed } from "./use-feed";
import { useReelAddress } from "./use-reel-address";
import { useShortcuts } from "./use-shortcuts";
import { useVisitSettings } from "./use-visit-settings";
import { useWheel } from "./use-wheel";

type ReelsFeedProps = {
  /** Tells one feed from another: whole, of a hashtag, of a choice. */
  name: string;
  list: ReelList;
  /** Which reel is in front at first. */
  start: number;
  /** Whether the reels are those of a hashtag or a choice. */
  isFiltered: boolean;
  /** What else stands on the stage. */
  children: ReactNode;
};

/** The vertical feed: one reel in front, the others above and below it, without end (specification sections 2 and 4). */
export function ReelsFeed({ name, list, start, isFiltered, children }: ReelsFeedProps) {
  const shared = useSearchParams().get(REEL_PARAMETER);
  const feed = useFeed(() => rememberedFeed(name, shared) ?? feedState(list, start));
  const settings = useVisitSettings();
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const player = useRef<ReelPlayerHandle>(null);
  const reel = feed.list.reels[feed.active];
  const hasOthers = feed.list.reels.length > 1;

  useReelAddress(reel?.slug);
  useFeedMemory(name, feed);
  useWheel(stage, isFiltered ? FILTERED_LOCK_MS : 0, feed.move);
  useDrag(stage, track, hasOthers, feed.move);
  useShortcuts(shortcutsChoice.use() !== "off", {
    move: feed.move,
    jump: feed.jump,
    togglePlay: () => player.current?.toggle(),
    toggleSound: settings.toggleSound,
  });

  return (
    <div ref={stage} className="reels-stage">
      {reel ? (
        <>
          <ReelTrack
            feed={feed}
            isLoading={feed.isLoading}
            muted={settings.muted}
            showsCaptions={settings.showsCaptions}
            track={track}
            player={player}
            onMove={feed.move}
            onSoundRefused={settings.refuseSound}
          />
          {hasOthers && feed.slot === 0 && <SwipeHint onNext={() => feed.move(1)} />}
          <FeedControls
            reel={reel}
            muted={settings.muted}
            showsCaptions={settings.showsCaptions}
            hasOthers={hasOthers}
            onToggleSound={settings.toggleSound}
            onToggleCaptions={settings.toggleCaptions}
            onMove={feed.move}
          />
          <ReelAnnouncer track={track} slot={feed.slot} active={feed.active} name={reel.name} />
        </>
      ) : (
        <NoReels isLoading={!isComplete(feed.list) && !feed.hasFailed} />
      )}
      {children}
    </div>
  );
}

/** Keeps where the visitor stands, for when 'back' leads here again. */
function useFeedMemory(name: string, { list, active, slot, direction }: FeedState) {
  useEffect(() => {
    rememberFeed(name, { list, active, slot, direction });
  }, [name, list, active, slot, direction]);
}

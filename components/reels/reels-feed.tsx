"use client";

import { useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { shortcutsChoice } from "@/lib/reels/choices";
import { rememberedFeed, rememberFeed } from "@/lib/reels/feed-memory";
import { type FeedState, feedState, standOf } from "@/lib/reels/feed-state";
import { useHashTagByVideo } from "@/lib/reels/hash-tag-by-video";
import { FILTERED_LOCK_MS } from "@/lib/reels/limits";
import { REEL_PARAMETER } from "@/lib/reels/reel-address";
import { completeList, isComplete, type ReelList } from "@/lib/reels/reel-list";
import { FeedControls } from "./feed-controls";
import { MoreReelsNotice } from "./more-reels-notice";
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
  /** Which reel is in front at first, unless the address names another by now. */
  start: number;
  /** The hashtags that the visitor chose, by their tokens. */
  choice?: string[];
  /** Whether the reels are those of a hashtag or a choice. */
  isFiltered: boolean;
  /** Whether the provider did not answer. */
  isUnavailable?: boolean;
  /** What else stands on the stage. */
  children: ReactNode;
};

/** The vertical feed: one reel in front, the others above and below it, without end (specification sections 2 and 4). */
export function ReelsFeed(props: ReelsFeedProps) {
  const { name, list, start, choice = [], isFiltered, isUnavailable = false, children } = props;
  const shared = useSearchParams().get(REEL_PARAMETER);
  const kept = useHashTagByVideo(choice);
  const feed = useFeed(() => {
    const opening = kept ? completeList(kept) : list;
    const among = opening.reels.findIndex(({ slug }) => slug === shared);
    return rememberedFeed(name, shared) ?? feedState(opening, among >= 0 ? among : kept ? 0 : start);
  });
  const { state, isLoading, hasFailed } = feed;
  const settings = useVisitSettings();
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const player = useRef<ReelPlayerHandle>(null);
  const reel = state.list.reels[state.active];
  const hasOthers = state.list.reels.length > 1;

  function move(steps: number) {
    settings.tryRefusedSound();
    feed.move(steps);
  }

  /** The hint goes away, so that a focus on it goes to the reel. */
  function leaveHint() {
    track.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
    move(1);
  }

  useReelAddress(reel?.slug);
  useFeedMemory(name, state);
  useWheel(stage, isFiltered ? FILTERED_LOCK_MS : 0, move);
  useDrag(stage, track, hasOthers, move);
  useShortcuts(shortcutsChoice.use() !== "off", {
    move,
    jump: feed.jump,
    togglePlay: () => player.current?.toggle(),
    toggleSound: settings.toggleSound,
  });

  return (
    <div ref={stage} className="reels-stage">
      {reel ? (
        <>
          <ReelTrack
            feed={state}
            isLoading={isLoading}
            muted={settings.muted}
            showsCaptions={settings.showsCaptions}
            track={track}
            player={player}
            onMove={move}
            onSoundRefused={settings.refuseSound}
          />
          {hasOthers && !state.hasMoved && <SwipeHint onNext={leaveHint} />}
          {state.isWaiting && <MoreReelsNotice />}
          <FeedControls
            reel={reel}
            muted={settings.muted}
            showsCaptions={settings.showsCaptions}
            hasOthers={hasOthers}
            onToggleSound={settings.toggleSound}
            onToggleCaptions={settings.toggleCaptions}
            onMove={move}
          />
          <ReelAnnouncer track={track} stand={standOf(state)} name={reel.name} />
        </>
      ) : (
        <NoReels isLoading={!isComplete(state.list) && !hasFailed} isUnavailable={isUnavailable} />
      )}
      {children}
    </div>
  );
}

/** Keeps where the visitor stands, for when 'back' leads here again. */
function useFeedMemory(name: string, state: FeedState) {
  useEffect(() => {
    rememberFeed(name, state);
  }, [name, state]);
}

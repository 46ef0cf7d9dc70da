"use client";

import type { Capability } from "@lampstand/contract/capabilities";
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { WithSearchParams } from "@/components/ui/with-search-params";
import { type FeedSource, REEL_PARAM } from "@/lib/reels/feed-address";
import { initialFeedState, positionKey, savedFeedState } from "@/lib/reels/feed-state";
import { useHashTagByVideo } from "@/lib/reels/hash-tag-by-video";
import { captionsPreference, shortcutsPreference, soundPreference } from "@/lib/video/preferences";
import { completeList, isComplete, type ReelList } from "@/lib/reels/reel-list";
import { useHydrated } from "@/lib/utils/hooks";
import { mayPlay } from "@/lib/video/renditions";
import { takeEarlySteps } from "@/lib/early-video/first-video";
import { FeedControls } from "./feed-controls";
import { MoreReelsNotice, NoReels, NothingPlays, ReelAnnouncer, SwipeHint } from "./feed-notices";
import type { ReelPlayerHandle } from "./reel-player";
import { ReelTrack } from "./reel-track";
import { useFeed } from "./use-feed";
import { useDrag, useShortcuts, useWheel } from "./use-feed-input";

/** How long the wheel is locked after a move if the reels are filtered by hashtags. */
const FILTERED_LOCK_MS = 500;

type ReelsFeedProps = {
  /** Identifies all reels, those of a hashtag, or those of selected hashtags. */
  name: string;
  source: FeedSource;
  list: ReelList;
  /** The index of the first active reel, unless the address names another one. */
  start: number;
  /** The slug of the reel in the address. */
  shared: string | null;
  hashtagParams?: string[];
  isFiltered: boolean;
  isUnavailable?: boolean;
  capabilities: readonly Capability[];
  children: ReactNode;
};

export function ReelsFeed({ shared, ...props }: ReelsFeedProps) {
  return (
    <WithSearchParams query={shared === null ? "" : new URLSearchParams({ [REEL_PARAM]: shared }).toString()}>
      {(params) => <FeedFrom {...props} shared={params.get(REEL_PARAM)} />}
    </WithSearchParams>
  );
}

/** Starts with the reel that the address named at the first render. */
function FeedFrom(props: ReelsFeedProps) {
  const {
    name,
    source,
    list,
    start,
    shared,
    hashtagParams = [],
    isFiltered,
    isUnavailable = false,
    capabilities,
    children,
  } = props;
  const selectedReels = useHashTagByVideo(hashtagParams);
  const feed = useFeed(name, source, () => {
    const initialList = selectedReels ? completeList(selectedReels) : list;
    const index = initialList.reels.findIndex(({ slug }) => slug === shared);
    const active = index >= 0 ? index : selectedReels ? 0 : start;
    return savedFeedState(name, shared) ?? initialFeedState(initialList, active);
  });
  const { state, isLoading, hasFailed } = feed;
  const playback = usePlaybackPreferences();
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const player = useRef<ReelPlayerHandle>(null);
  const reel = state.list.reels[state.active];
  const hasOthers = state.list.reels.length > 1;
  const canPlay = !useHydrated() || !reel || mayPlay(reel);
  const [isHintDone, setHintDone] = useState(state.hasMoved);

  function move(steps: number) {
    setHintDone(true);
    moveByWheel(steps);
  }

  /** The hint stays, since it counts the wheel's pixels itself. */
  function moveByWheel(steps: number) {
    playback.retryRefusedSound();
    feed.move(steps);
  }

  function jump(to: "first" | "last") {
    setHintDone(true);
    feed.jump(to);
  }

  /** The hint disappears, so its focus moves to the reel. */
  function moveFromHint() {
    track.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
    move(1);
  }

  const hasShortcuts = shortcutsPreference.use() !== "off";
  const takeOver = useEffectEvent(() => {
    const { steps, isByKey } = takeEarlySteps();
    if (steps !== 0 && (hasShortcuts || !isByKey)) move(steps);
  });
  useEffect(() => {
    // In a single frame, in which the track stays where it was moved to.
    const frame = requestAnimationFrame(() => flushSync(takeOver));
    return () => cancelAnimationFrame(frame);
  }, []);

  useRoom(stage, `${positionKey(state)} ${reel?.id ?? ""}`);
  useWheel(stage, isFiltered ? FILTERED_LOCK_MS : 0, moveByWheel);
  useDrag(stage, track, hasOthers, move);
  useShortcuts(hasShortcuts, {
    move,
    jump,
    togglePlay: () => player.current?.toggle(),
    toggleSound: () => {
      if (reel?.hasSound) playback.toggleSound();
    },
  });

  return (
    <div ref={stage} className="reels-stage">
      {reel ? (
        <>
          <ReelTrack
            feed={state}
            canPlay={canPlay}
            isLoading={isLoading}
            muted={playback.muted}
            showsCaptions={playback.showsCaptions}
            track={track}
            player={player}
            onMove={move}
            onSoundRefused={playback.refuseSound}
          />
          <div data-room="hint" className="reels-hint">
            {!canPlay && <NothingPlays />}
            {canPlay && hasOthers && !isHintDone && <SwipeHint onNext={moveFromHint} />}
            {state.isWaiting && <MoreReelsNotice />}
          </div>
          <ErrorBoundary subject={reel.id} fallback={null}>
            <FeedControls
              reel={reel}
              muted={playback.muted}
              showsCaptions={playback.showsCaptions}
              hasOthers={hasOthers}
              capabilities={capabilities}
              onToggleSound={playback.toggleSound}
              onToggleCaptions={playback.toggleCaptions}
              onMove={move}
            />
          </ErrorBoundary>
          <ReelAnnouncer track={track} position={positionKey(state)} name={reel.name} />
        </>
      ) : (
        <NoReels isLoading={!isComplete(state.list) && !hasFailed} isUnavailable={isUnavailable} />
      )}
      {children}
    </div>
  );
}

/**
 * Text slides along with its reel, so it can't share a layout with the elements over the feed. Each `data-room` instead
 * passes its height to the style sheet, in a variable of that name.
 */
function useRoom(stage: RefObject<HTMLElement | null>, shown: string) {
  useLayoutEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        stage.current?.style.setProperty(`--${target.dataset.room ?? ""}`, `${target.offsetHeight}px`);
        target.toggleAttribute("data-overflows", target.scrollHeight > target.clientHeight);
      }
    });
    for (const part of stage.current?.querySelectorAll("[data-room]") ?? []) observer.observe(part);
    return () => {
      observer.disconnect();
    };
  }, [stage, shown]);
}

function usePlaybackPreferences() {
  const wantsSound = soundPreference.use() === "on";
  const captions = captionsPreference.use();
  const [isSoundRefused, setSoundRefused] = useState(false);
  const muted = !wantsSound || isSoundRefused;
  const showsCaptions = captions === null ? muted : captions === "on";
  return {
    muted,
    showsCaptions,
    refuseSound: () => setSoundRefused(true),
    /** Browsers allow sound once the visitor has interacted with the page. */
    retryRefusedSound: () => {
      const mayBeAllowed = !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;
      if (mayBeAllowed) setSoundRefused(false);
    },
    toggleSound: () => {
      setSoundRefused(false);
      soundPreference.set(muted ? "on" : "off");
    },
    toggleCaptions: () => captionsPreference.set(showsCaptions ? "off" : "on"),
  };
}

"use client";

import { useTranslations } from "next-intl";
import { type CSSProperties, type Ref, type RefObject, useState } from "react";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { mayPreload } from "@/lib/video/playback";
import { type FeedState, isDuplicateSlot, wrapIndex, modulo, positionKey } from "@/lib/reels/feed-state";
import { isComplete } from "@/lib/reels/reel-list";
import { SLIDE_MS } from "@/lib/video/time";
import type { PlayerTask } from "./use-playback";
import { ReelArticle } from "./reel-article";
import { BrokenReel, ReelPlayer, type ReelPlayerHandle } from "./reel-player";

type ReelTrackProps = {
  feed: FeedState;
  /** Otherwise only posters are shown. */
  canPlay: boolean;
  isLoading: boolean;
  muted: boolean;
  showsCaptions: boolean;
  track: RefObject<HTMLDivElement | null>;
  player: Ref<ReelPlayerHandle>;
  onMove: (steps: number) => void;
  onSoundRefused: () => void;
};

/** Slots around the active one with a reel, and with a player: at most 3 videos have a source. */
const REELS_AROUND = [-2, -1, 0, 1, 2];
const PLAYERS_AROUND = [-1, 0, 1];
const SINGLE = [0];

function playerOf(slot: number): number {
  return modulo(slot, PLAYERS_AROUND.length);
}

export function ReelTrack(props: ReelTrackProps) {
  const { feed, canPlay, isLoading, muted, showsCaptions, track, player, onMove, onSoundRefused } = props;
  const t = useTranslations("feed");
  const { list, active, slot, direction } = feed;
  const size = list.reels.length;
  const position = positionKey(feed);
  const [readyPosition, setReadyPosition] = useState("");
  /** The clip that each player shows a picture of. */
  const [pictures, setPictures] = useState<Partial<Record<number, string>>>({});
  const reelAt = (steps: number) => list.reels[wrapIndex(active, steps, size)];

  function taskOf(steps: number): PlayerTask {
    if (steps === 0) return "play";
    return steps === direction && readyPosition === position ? "preload" : "hold";
  }

  /** A reel that is about to be preloaded needs no poster, and the one in front comes first. */
  function needsPoster(steps: number): boolean {
    if (!PLAYERS_AROUND.includes(steps) || taskOf(steps) === "preload") return false;
    if (!canPlay || (slot === 0 && steps === 0)) return true;
    return (
      pictures[playerOf(slot + steps)] !== reelAt(steps)?.src && (steps === 0 || readyPosition === position)
    );
  }

  function notePicture(player: number, src: string, isThere: boolean) {
    setPictures((before) => {
      if (isThere === (before[player] === src)) return before;
      return { ...before, [player]: isThere ? src : undefined };
    });
  }

  const players = size === 1 ? SINGLE : PLAYERS_AROUND;
  const style: CSSProperties & Record<"--slot", number> = {
    "--slot": slot,
    transitionDuration: `${SLIDE_MS}ms`,
  };
  return (
    <div ref={track} className="reels-track" style={style}>
      <div role="feed" aria-label={t("stories")} aria-busy={isLoading}>
        {(size === 1 ? SINGLE : REELS_AROUND).map((steps) => {
          const reel = reelAt(steps);
          if (!reel) return null;
          return (
            <ErrorBoundary key={slot + steps} subject={reel.id} fallback={null}>
              <ReelArticle
                reel={reel}
                slot={slot + steps}
                position={wrapIndex(active, steps, size) + 1}
                count={isComplete(list) ? size : -1}
                isActive={steps === 0}
                isDuplicate={isDuplicateSlot(steps, size)}
                isFirst={slot === 0 && steps === 0}
                needsPoster={needsPoster(steps)}
                onSelect={() => onMove(steps)}
              />
            </ErrorBoundary>
          );
        })}
      </div>
      {players.map((steps) => {
        const reel = reelAt(steps);
        if (!reel || !canPlay) return null;
        return (
          <ErrorBoundary
            key={playerOf(slot + steps)}
            subject={reel.id}
            fallback={<BrokenReel slot={slot + steps} />}
          >
            <ReelPlayer
              ref={steps === 0 ? player : undefined}
              reel={reel}
              slot={slot + steps}
              isFirst={slot === 0 && steps === 0}
              task={taskOf(steps)}
              muted={muted}
              showsCaptions={showsCaptions}
              onReady={() => {
                if (mayPreload()) setReadyPosition(position);
              }}
              onSoundRefused={onSoundRefused}
              onPicture={(src, isThere) => notePicture(playerOf(slot + steps), src, isThere)}
            />
          </ErrorBoundary>
        );
      })}
    </div>
  );
}

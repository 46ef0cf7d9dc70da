"use client";

import { type CSSProperties, type Ref, type RefObject, useState } from "react";
import { mayFetchAhead } from "@/lib/reels/connection";
import { standOf, type FeedState } from "@/lib/reels/feed-state";
import { SLIDE_MS } from "@/lib/reels/limits";
import { isComplete } from "@/lib/reels/reel-list";
import { isEcho, onRing, remainder } from "@/lib/reels/ring";
import type { PlayerTask } from "./playback";
import { ReelArticle } from "./reel-article";
import { ReelPlayer, type ReelPlayerHandle } from "./reel-player";

type ReelTrackProps = {
  feed: FeedState;
  isLoading: boolean;
  muted: boolean;
  showsCaptions: boolean;
  track: RefObject<HTMLDivElement | null>;
  player: Ref<ReelPlayerHandle>;
  onMove: (steps: number) => void;
  onSoundRefused: () => void;
};

/** Slots around the active one that hold a reel, and those that hold a player: never more than 3 videos have a source. */
const REELS_AROUND = [-2, -1, 0, 1, 2];
const PLAYERS_AROUND = [-1, 0, 1];
const ALONE = [0];

/** The reels, one slot below the other, and the few players that serve them all. */
export function ReelTrack(props: ReelTrackProps) {
  const { feed, isLoading, muted, showsCaptions, track, player, onMove, onSoundRefused } = props;
  const { list, active, slot, direction } = feed;
  const size = list.reels.length;
  const stand = standOf(feed);
  const [readyStand, setReadyStand] = useState("");
  const reelAt = (steps: number) => list.reels[onRing(active, steps, size)];

  function taskOf(steps: number): PlayerTask {
    if (steps === 0) return "play";
    return steps === direction && readyStand === stand ? "prepare" : "rest";
  }

  const style: CSSProperties & Record<"--slot", number> = {
    "--slot": slot,
    transitionDuration: `${SLIDE_MS}ms`,
  };
  return (
    <div ref={track} className="reels-track" style={style}>
      <div role="feed" aria-label="Stories" aria-busy={isLoading}>
        {(size === 1 ? ALONE : REELS_AROUND).map((steps) => {
          const reel = reelAt(steps);
          if (!reel) return null;
          return (
            <ReelArticle
              key={slot + steps}
              reel={reel}
              slot={slot + steps}
              position={onRing(active, steps, size) + 1}
              count={isComplete(list) ? size : -1}
              isActive={steps === 0}
              isEcho={isEcho(steps, size)}
              isFirst={slot === 0 && steps === 0}
              onChoose={() => onMove(steps)}
            />
          );
        })}
      </div>
      {(size === 1 ? ALONE : PLAYERS_AROUND).map((steps) => {
        const reel = reelAt(steps);
        if (!reel) return null;
        return (
          <ReelPlayer
            key={remainder(slot + steps, PLAYERS_AROUND.length)}
            ref={steps === 0 ? player : undefined}
            reel={reel}
            slot={slot + steps}
            task={taskOf(steps)}
            muted={muted}
            showsCaptions={showsCaptions}
            onReady={() => {
              if (mayFetchAhead()) setReadyStand(stand);
            }}
            onSoundRefused={onSoundRefused}
          />
        );
      })}
    </div>
  );
}

"use client";

import { type Ref, useImperativeHandle } from "react";
import { CaptionTrack } from "@/components/video/caption-track";
import { useCaptions } from "@/components/video/use-captions";
import { isLandscape } from "@/lib/reels/is-landscape";
import type { Reel } from "@/lib/schemas/reel";
import { useMediaQuery } from "@/lib/browser/use-media-query";
import { PlaybackSurface } from "./playback-surface";
import type { PlayerTask } from "./playback";
import { ProgressLine } from "./progress-line";
import { slotStyle } from "./slot-style";
import { usePlayback } from "./use-playback";

export type ReelPlayerHandle = { toggle: () => void };

type ReelPlayerProps = {
  reel: Reel;
  slot: number;
  task: PlayerTask;
  muted: boolean;
  showsCaptions: boolean;
  onReady: () => void;
  onSoundRefused: () => void;
  ref?: Ref<ReelPlayerHandle>;
};

/** Where captions stand in a reel, in percent from the top: above its words, which take more of a screen that is low. */
const CAPTION_LINE_PERCENT = 54;
const CAPTION_LINE_PERCENT_LOW = 18;
const LOW_SCREEN = "(height < 500px) and (width < 768px)";

/** One of the few video elements of the feed; it serves one reel after another, in whichever slot that stands. */
export function ReelPlayer({ reel, slot, task, muted, showsCaptions, ref, ...listeners }: ReelPlayerProps) {
  const { video, state, toggle, retry } = usePlayback({ src: reel.src, task, muted }, listeners);
  const isActive = task === "play";
  const track = useCaptions(isActive ? reel.captions : null);
  const isLow = useMediaQuery(LOW_SCREEN);
  useImperativeHandle(ref, () => ({ toggle }));

  return (
    <div className={`reel-slot reel-player ${isActive ? "" : "md:opacity-40"}`} style={slotStyle(slot)}>
      <div className="reel-card">
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- captions come with the videos that have them */}
        <video
          ref={video}
          playsInline
          tabIndex={-1}
          aria-label={isActive ? reel.name : undefined}
          aria-hidden={!isActive}
          className={isLandscape(reel) ? "object-contain" : "object-cover"}
        >
          <CaptionTrack
            src={track}
            showing={showsCaptions}
            linePercent={isLow ? CAPTION_LINE_PERCENT_LOW : CAPTION_LINE_PERCENT}
          />
        </video>
        {isActive && (
          <>
            <PlaybackSurface state={state} onToggle={toggle} onRetry={retry} />
            <ProgressLine key={reel.id} video={video} />
          </>
        )}
      </div>
    </div>
  );
}

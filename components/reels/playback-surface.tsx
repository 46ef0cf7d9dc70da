"use client";

import { Play, RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { PlayerFailure } from "@/components/video/player-failure";
import type { PlaybackState } from "./playback";

type PlaybackSurfaceProps = { state: PlaybackState; onToggle: () => void; onRetry: () => void };

/** How long a wait may be before it is shown, in milliseconds. */
const FELT_MS = 500;

const ACTIONS = {
  buffering: "Pause",
  playing: "Pause",
  paused: "Play",
  ended: "Watch again",
} as const;

/** The whole face of a reel: a tap pauses and resumes. It shows what the video does when it does not play. */
export function PlaybackSurface({ state, onToggle, onRetry }: PlaybackSurfaceProps) {
  if (state === "failed") return <PlayerFailure onRetry={onRetry} />;
  return (
    <>
      <button
        type="button"
        aria-label={ACTIONS[state]}
        onClick={onToggle}
        className="absolute inset-0 grid size-full place-items-center rounded-[inherit] focus-visible:-outline-offset-4"
      >
        {state === "paused" && (
          <span className="grid size-20 place-items-center rounded-full bg-lamp-300 text-dusk-950 shadow-lift">
            <Play className="ml-1 size-8 fill-current" aria-hidden="true" />
          </span>
        )}
        {state === "ended" && (
          <span className="grid justify-items-center gap-3 text-dusk-100">
            <span className="grid size-20 place-items-center rounded-full bg-lamp-300 text-dusk-950 shadow-lift">
              <RotateCcw className="size-8" aria-hidden="true" />
            </span>
            <span className="rounded-full bg-dusk-950/75 px-4 py-1.5 text-caption font-semibold">
              Watch again
            </span>
          </span>
        )}
      </button>
      {state === "buffering" && <Buffering />}
    </>
  );
}

/** Shown and said when a wait is felt. */
function Buffering() {
  const [isFelt, setFelt] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFelt(true), FELT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!isFelt) return null;
  return (
    <span role="status" className="reel-buffering">
      <span className="sr-only">Loading...</span>
    </span>
  );
}

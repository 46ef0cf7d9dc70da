"use client";

import { useState } from "react";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { CaptionTrack } from "./caption-track";
import { PlayerControls } from "./player-controls";
import { PlayerFailure } from "./player-failure";
import { stageShape, type VideoSize } from "./stage-shape";
import { useCaptions } from "./use-captions";
import { play, usePlayer } from "./use-player";

type VideoPlayerProps = {
  src: string;
  poster: string | null;
  captions: string | null;
  name: string;
  /** `null` when the provider does not know it; the video itself tells once it has loaded. */
  size: VideoSize | null;
};

/** One video: muted at first, with captions while muted. Without script it is the browser's own player. */
export function VideoPlayer({ src, poster, captions, name, size }: VideoPlayerProps) {
  const hydrated = useHydrated();
  const { video, state, playing, muted, time, seek, size: measured } = usePlayer();
  const track = useCaptions(captions);
  const [captionsChoice, setCaptionsChoice] = useState<boolean | null>(null);
  const showCaptions = captionsChoice ?? muted;

  function togglePlay() {
    if (!video.current) return;
    if (video.current.paused) play(video.current);
    else video.current.pause();
  }

  return (
    <div
      style={stageShape(size ?? measured)}
      className="relative mx-auto w-full self-start overflow-hidden rounded-card bg-dusk-800 shadow-glow md:rounded-stage"
    >
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- captions come with the videos that have them */}
      <video
        ref={video}
        src={src}
        poster={poster ?? undefined}
        aria-label={name}
        controls={!hydrated}
        playsInline
        preload="metadata"
        onClick={hydrated ? togglePlay : undefined}
        className="absolute inset-0 size-full object-contain"
      >
        {track && <CaptionTrack src={track} showing={showCaptions} />}
      </video>
      {hydrated && state === "loading" && (
        <span role="status" className="shimmer pointer-events-none absolute inset-0">
          <span className="sr-only">Loading...</span>
        </span>
      )}
      {state === "failed" && <PlayerFailure onRetry={() => video.current?.load()} />}
      {hydrated && state !== "failed" && (
        <PlayerControls
          playing={playing}
          muted={muted}
          time={time}
          captions={track ? showCaptions : null}
          onTogglePlay={togglePlay}
          onSeek={seek}
          onToggleMute={() => {
            if (video.current) video.current.muted = !muted;
          }}
          onToggleCaptions={() => {
            setCaptionsChoice(!showCaptions);
          }}
        />
      )}
    </div>
  );
}

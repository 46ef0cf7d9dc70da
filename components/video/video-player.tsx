"use client";

import { type CSSProperties, useState } from "react";
import { useHydrated } from "@/lib/browser/hooks";
import { CaptionTrack, useCaptions } from "./captions";
import { startPlaying } from "./playback";
import { PlayerControls } from "./player-controls";
import { PlayerFailure } from "./player-failure";
import { usePlayer, type VideoSize } from "./use-player";

/** The size of a video until it is known. */
const DEFAULT_SIZE: VideoSize = { width: 720, height: 1280 };

/** In a narrower box the controls would overlap. */
const MIN_WIDTH = "15rem";

type VideoPlayerProps = {
  src: string;
  poster: string | null;
  captions: string | null;
  name: string;
  /** `null` when the provider does not know it; then it is measured once the video has loaded. */
  size: VideoSize | null;
};

/** The player of one video: muted at first, with captions while muted. Without script it is the browser's own player. */
export function VideoPlayer({ src, poster, captions, name, size }: VideoPlayerProps) {
  const hydrated = useHydrated();
  const { video, state, playing, muted, time, seek, size: measured } = usePlayer();
  const track = useCaptions(captions);
  const [captionsPreference, setCaptionsPreference] = useState<boolean | null>(null);
  const showCaptions = captionsPreference ?? muted;

  function togglePlay() {
    if (!video.current) return;
    if (video.current.paused) startPlaying(video.current);
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
            setCaptionsPreference(!showCaptions);
          }}
        />
      )}
    </div>
  );
}

/** The box of a video: its own aspect ratio, as large as the screen allows, so that nothing is cropped or letterboxed. */
function stageShape(size: VideoSize | null): CSSProperties {
  const { width, height } = size ?? DEFAULT_SIZE;
  return {
    aspectRatio: `${width} / ${height}`,
    maxWidth: `max(${MIN_WIDTH}, calc((100svh - 7rem) * ${width / height}))`,
  };
}

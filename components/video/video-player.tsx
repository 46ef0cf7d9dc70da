"use client";

import { useState } from "react";
import { useHydrated } from "@/lib/use-hydrated";
import { PlayerControls } from "./player-controls";
import { PlayerFailure } from "./player-failure";
import { play, usePlayer } from "./use-player";

type VideoPlayerProps = { src: string; poster: string | null; captions: string | null; name: string };

/** One video: muted at first, with captions while muted. Without script it is the browser's own player. */
export function VideoPlayer({ src, poster, captions, name }: VideoPlayerProps) {
  const hydrated = useHydrated();
  const { video, state, playing, muted, progress } = usePlayer();
  const [captionsChoice, setCaptionsChoice] = useState<boolean | null>(null);
  const showCaptions = captionsChoice ?? muted;

  function togglePlay() {
    if (!video.current) return;
    if (video.current.paused) play(video.current);
    else video.current.pause();
  }

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- captions come with the videos that have them */}
      <video
        ref={video}
        src={src}
        poster={poster ?? undefined}
        aria-label={name}
        crossOrigin={captions ? "anonymous" : undefined}
        controls={!hydrated}
        playsInline
        preload="metadata"
        onClick={hydrated ? togglePlay : undefined}
        className="absolute inset-0 size-full object-contain"
      >
        {captions && <CaptionTrack src={captions} showing={showCaptions} />}
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
          progress={progress}
          captions={captions ? showCaptions : null}
          onTogglePlay={togglePlay}
          onToggleMute={() => {
            if (video.current) video.current.muted = !muted;
          }}
          onToggleCaptions={() => setCaptionsChoice(!showCaptions)}
        />
      )}
    </>
  );
}

/** React has no property for a text track's mode, so it is set where the element appears and on each change. */
function CaptionTrack({ src, showing }: { src: string; showing: boolean }) {
  return (
    <track
      kind="captions"
      srcLang="en"
      label="Captions"
      src={src}
      ref={(element) => {
        if (element) element.track.mode = showing ? "showing" : "hidden";
      }}
    />
  );
}

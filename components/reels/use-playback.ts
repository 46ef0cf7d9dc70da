"use client";

import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createPlayback, type Playback, type PlaybackOrder, type PlaybackState } from "./playback";

type PlaybackListeners = { onReady: () => void; onSoundRefused: () => void };

/** Lets a video element follow what is wanted of it, and tells how it does. */
export function usePlayback({ src, task, muted }: PlaybackOrder, listeners: PlaybackListeners) {
  const video = useRef<HTMLVideoElement>(null);
  const playback = useRef<Playback>(null);
  const [state, setState] = useState<PlaybackState>("buffering");
  const onReady = useEffectEvent(listeners.onReady);
  const onSoundRefused = useEffectEvent(listeners.onSoundRefused);

  useLayoutEffect(() => {
    if (!video.current) return;
    const created = createPlayback(video.current, {
      onState: setState,
      onReady: () => onReady(),
      onSoundRefused: () => onSoundRefused(),
    });
    playback.current = created;
    return () => {
      created.end();
    };
  }, []);

  useLayoutEffect(() => {
    playback.current?.follow({ src, task, muted });
  }, [src, task, muted]);

  return {
    video,
    state,
    toggle: () => playback.current?.toggle(),
    retry: () => playback.current?.retry(),
  };
}

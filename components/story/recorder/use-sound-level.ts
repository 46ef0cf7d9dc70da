"use client";

import { useEffect, useState } from "react";

const SAMPLES = 1024;

const ASKED_EVERY_MS = 100;

/** Below this part of the loudest, a microphone is off or covered: an empty room is above it. */
const SILENCE = 0.004;

/** How long nothing is heard before the recorder says so. */
const SILENT_MS = 4000;

export type SoundLevel = { /** From 0 to 1. */ level: number; isSilent: boolean };

/** Listens to a stream until the signal is aborted. */
export function watchSoundLevel(
  stream: MediaStream,
  onChange: (sound: SoundLevel) => void,
  signal: AbortSignal,
): void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = SAMPLES;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(SAMPLES);
  let heardAt = performance.now();
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const now = performance.now();
    // A machine without loudspeakers lets nobody listen, which says nothing of the microphone.
    if (peak > SILENCE || context.state !== "running") heardAt = now;
    onChange({ level: Math.min(1, Math.sqrt(peak)), isSilent: now - heardAt > SILENT_MS });
  }, ASKED_EVERY_MS);
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    void context.close();
  });
}

const UNHEARD: SoundLevel = { level: 0, isSilent: false };

/** How loud it is just now. */
export function useSoundLevel(stream: MediaStream | null): SoundLevel {
  const [sound, setSound] = useState(UNHEARD);
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return;
    const over = new AbortController();
    watchSoundLevel(stream, setSound, over.signal);
    return () => {
      over.abort();
    };
  }, [stream]);
  return stream ? sound : UNHEARD;
}

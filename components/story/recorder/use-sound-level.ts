"use client";

import { useEffect, useState } from "react";

const SAMPLES = 1024;

const ASKED_EVERY_MS = 100;

/** As a fraction of the loudest. Below this a microphone is off or covered: even an empty room is louder. */
const SILENCE = 0.004;

/** How long the recorder hears nothing before it says so. */
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
    // A machine without speakers doesn't let us listen, which says nothing about the microphone.
    if (peak > SILENCE || context.state !== "running") heardAt = now;
    onChange({ level: Math.min(1, Math.sqrt(peak)), isSilent: now - heardAt > SILENT_MS });
  }, ASKED_EVERY_MS);
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    void context.close();
  });
}

const UNHEARD: SoundLevel = { level: 0, isSilent: false };

/** Returns how loud it is now. */
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

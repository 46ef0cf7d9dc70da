"use client";

import { useEffect, useState } from "react";
import {
  cameraProblem,
  type CameraChoice,
  hasSeveralCameras,
  microphones,
  openCamera,
} from "@/lib/story/recording/camera";
import { type Background, openVoice } from "@/lib/story/recording/voice";

type Choice = CameraChoice & {
  /** `null`: with the camera. */
  background: Background | null;
};

type Devices = { canTurn: boolean; microphones: { id: string; name: string }[] };

const NO_DEVICES: Devices = { canTurn: false, microphones: [] };

export type Camera = ReturnType<typeof useCamera>;

/** The camera and the microphone, or the microphone alone, for as long as the component is shown. */
export function useCamera() {
  const [choice, setChoice] = useState<Choice>({ facing: "user", microphone: null, background: null });
  const [attempt, setAttempt] = useState(0);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [devices, setDevices] = useState(NO_DEVICES);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    const closed = new AbortController();
    async function open() {
      const { background, microphone } = choice;
      try {
        const opened =
          background === null
            ? await openCamera(choice, closed.signal)
            : await openVoice({ background, microphone }, closed.signal);
        if (closed.signal.aborted) return;
        setStream(opened);
        setProblem("");
        setDevices({ canTurn: await hasSeveralCameras(), microphones: await microphones() });
      } catch (error) {
        if (!closed.signal.aborted) setProblem(cameraProblem(error));
      }
    }
    void open();
    return () => {
      closed.abort();
      setStream(null);
    };
  }, [choice, attempt]);

  const change = (news: Partial<Choice>) => {
    setProblem("");
    setChoice((now) => ({ ...now, ...news }));
  };
  return {
    stream,
    problem,
    ...devices,
    ...choice,
    change,
    tryAgain: () => {
      setProblem("");
      setAttempt((attempts) => attempts + 1);
    },
  };
}

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
    if (peak > SILENCE) heardAt = now;
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
    if (!stream) return;
    const over = new AbortController();
    watchSoundLevel(stream, setSound, over.signal);
    return () => {
      over.abort();
    };
  }, [stream]);
  return stream ? sound : UNHEARD;
}

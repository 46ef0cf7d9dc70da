"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { LeftOut } from "@lampstand/contract/schemas/submissions";
import { lengthOf } from "@/lib/story/recording/kept-take";
import { beginTake, type Take, type Upload, withAnswer } from "@/lib/story/recording/take";

const COUNTDOWN_SECONDS = 3;

const TICK_MS = 200;

export type TakeState = "ready" | "countdown" | "recording" | "paused" | "finishing";

export type Recording = {
  film: File;
  upload: Upload;
  seconds: number;
  leftOut: LeftOut;
  /** The camera or the microphone was taken away. */
  wasInterrupted: boolean;
};

type Options = {
  stream: MediaStream | null;
  bitsPerSecond: { video: number; audio: number };
  /** In seconds. */
  longest: number;
  onRecording: (recording: Recording) => void;
};

/** One take: counted down, recorded with pauses, and finished at the limit or when the camera is taken away. */
export function useTake({ stream, bitsPerSecond, longest, onRecording }: Options) {
  const [state, setState] = useState<TakeState>("ready");
  const [countdown, setCountdown] = useState(COUNTDOWN_SECONDS);
  /** From the recording's beginning, with what is left out. */
  const [seconds, setSeconds] = useState(0);
  const [leftOut, setLeftOut] = useState<LeftOut>([]);
  const [answer, setAnswer] = useState({ question: 0, from: 0 });
  const [isInterrupted, setInterrupted] = useState(false);
  const take = useRef<Take>(null);

  const kept = seconds - lengthOf(leftOut);

  async function finish(wasInterrupted = false) {
    const current = take.current;
    if (!current) return;
    take.current = null;
    setState("finishing");
    const { film, upload } = await current.finish();
    if (film.size > 0) {
      onRecording({ film, upload, seconds, leftOut, wasInterrupted });
    } else {
      upload.drop();
      setState("ready");
    }
  }

  function begin() {
    if (!stream) return;
    const onInterrupted = () => {
      setInterrupted(true);
    };
    take.current = beginTake(stream, { bitsPerSecond, onInterrupted });
    setState("recording");
  }

  function pause() {
    take.current?.pause();
    setState("paused");
  }

  function goOn() {
    take.current?.goOn();
    setState("recording");
  }

  const finishInterrupted = useEffectEvent(() => void finish(true));
  useEffect(() => {
    if (isInterrupted) finishInterrupted();
  }, [isInterrupted]);

  const tick = useEffectEvent((passed: number) => {
    const step = passed / 1000;
    setSeconds(seconds + step);
    take.current?.noteLength(seconds + step);
    if (kept + step >= longest) void finish();
  });
  useEffect(() => {
    if (state !== "recording") return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      tick(now - last);
      last = now;
    }, TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [state]);

  const count = useEffectEvent(() => {
    if (countdown > 1) setCountdown(countdown - 1);
    else if (take.current) goOn();
    else begin();
  });
  useEffect(() => {
    if (state !== "countdown") return;
    const timer = setInterval(count, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [state]);

  // A call or a locked screen: phones stop the camera, and some of them say nothing.
  const pauseHidden = useEffectEvent(() => {
    if (document.visibilityState === "hidden" && state === "recording") pause();
  });
  useEffect(() => {
    const onChange = () => pauseHidden();
    document.addEventListener("visibilitychange", onChange);
    return () => {
      document.removeEventListener("visibilitychange", onChange);
    };
  }, []);

  // What was recorded is kept, and offered when the page is opened again.
  const keep = useEffectEvent(() => void take.current?.finish());
  useEffect(() => () => keep(), []);

  function countDown() {
    setCountdown(COUNTDOWN_SECONDS);
    setState("countdown");
  }

  return {
    state,
    countdown,
    kept,
    question: answer.question,
    canSayAgain: seconds > answer.from,
    start: countDown,
    pause,
    goOn,
    nextQuestion: () => {
      setAnswer({ question: answer.question + 1, from: seconds });
    },
    /** Leaves out what was said to this question. */
    sayAgain: () => {
      const unsaid = withAnswer(leftOut, [answer.from, seconds]);
      take.current?.pause();
      take.current?.leaveOut(unsaid);
      setLeftOut(unsaid);
      setAnswer({ ...answer, from: seconds });
      countDown();
    },
    finish: () => void finish(),
    throwAway: () => {
      const current = take.current;
      take.current = null;
      void current?.throwAway();
    },
  };
}

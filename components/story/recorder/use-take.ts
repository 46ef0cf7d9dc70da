"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { LeftOut } from "@lampstand/contract/schemas/submissions";
import { keptSeconds } from "@lampstand/contract/video-length";
import type { Upload } from "@/lib/story/recording/background-upload";
import { beginTake, type Take, withAnswer } from "@/lib/story/recording/take";

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

/** What was said to a question: from the film's beginning, in seconds. */
export type Answer = { question: number; from: number; to: number };

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
  const [earlier, setEarlier] = useState<Answer[]>([]);
  const [answer, setAnswer] = useState({ question: 0, from: 0 });
  const [isInterrupted, setInterrupted] = useState(false);
  const take = useRef<Take>(null);

  const kept = keptSeconds(seconds, leftOut);

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
    readClock();
    setState("paused");
  }

  function readClock(): number {
    const now = take.current?.seconds() ?? seconds;
    setSeconds(now);
    return now;
  }

  function goOn() {
    take.current?.goOn();
    setState("recording");
  }

  const finishInterrupted = useEffectEvent(() => void finish(true));
  useEffect(() => {
    if (isInterrupted) finishInterrupted();
  }, [isInterrupted]);

  const tick = useEffectEvent(() => {
    if (keptSeconds(readClock(), leftOut) >= longest) void finish();
  });
  useEffect(() => {
    if (state !== "recording") return;
    const timer = setInterval(() => tick(), TICK_MS);
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

  /** Leaves out what was said from this answer on, and asks its question again. */
  function sayAgainFrom({ question, from }: Pick<Answer, "question" | "from">) {
    take.current?.pause();
    const now = readClock();
    const unsaid = withAnswer(leftOut, [from, now]);
    take.current?.leaveOut(unsaid);
    setLeftOut(unsaid);
    setEarlier(earlier.filter((given) => given.question < question));
    setAnswer({ question, from: now });
    countDown();
  }

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
    /** Those before this question, as far as something was said. */
    earlier,
    filmSoFar: async () => take.current?.filmSoFar() ?? null,
    nextQuestion: () => {
      const now = readClock();
      if (now > answer.from) setEarlier([...earlier, { ...answer, to: now }]);
      setAnswer({ question: answer.question + 1, from: now });
    },
    sayAgainFrom,
    sayAgain: () => {
      sayAgainFrom(answer);
    },
    finish: () => void finish(),
    throwAway: () => {
      const current = take.current;
      take.current = null;
      void current?.throwAway();
    },
  };
}

"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Kept, keptSeconds } from "@lampstand/contract/kept";
import {
  type Answers,
  keptOf,
  nextQuestion,
  saidUntil,
  sayAgain as withoutAnswer,
  UNANSWERED,
} from "@/lib/story/recording/answers";
import type { Upload } from "@/lib/story/recording/background-upload";
import { logError } from "@/lib/utils/log";
import { beginTake, type Take } from "@/lib/story/recording/take";

const COUNTDOWN_SECONDS = 3;

const TICK_MS = 200;

export type TakeState = "ready" | "countdown" | "recording" | "paused" | "finishing";

export type Recording = {
  film: File;
  upload: Upload;
  seconds: number;
  kept: Kept;
  /** The camera or the microphone was taken away. */
  wasInterrupted: boolean;
};

type Options = {
  stream: MediaStream | null;
  /** What is recorded of it. */
  recorded: (stream: MediaStream) => MediaStream;
  /** Asked for as late as can be: the line is still being measured before. */
  bitsPerSecond: () => { video: number; audio: number };
  /** In seconds. */
  longest: number;
  /** Whether an early answer can be said again without those after it. */
  canReorder: boolean;
  /** What was recorded is handed over later, as while somebody is asked whether to throw it away. */
  isHeld: boolean;
  onRecording: (recording: Recording) => void;
  /** The browser records nothing. */
  onNothing: () => void;
};

/** One take: counted down, recorded with pauses, and finished at the limit or when the camera is taken away. */
export function useTake({
  stream,
  recorded,
  bitsPerSecond,
  longest,
  canReorder,
  isHeld,
  onRecording,
  onNothing,
}: Options) {
  const [state, setState] = useState<TakeState>("ready");
  const [countdown, setCountdown] = useState(COUNTDOWN_SECONDS);
  /** From the recording's beginning, with what is left out. */
  const [seconds, setSeconds] = useState(0);
  const [answers, setAnswers] = useState(UNANSWERED);
  const [isInterrupted, setInterrupted] = useState(false);
  const [finished, setFinished] = useState<Recording | null>(null);
  const take = useRef<Take>(null);

  const kept = keptSeconds(keptOf(answers), seconds);

  async function finish(wasInterrupted = false) {
    const current = take.current;
    if (!current || state === "finishing") return;
    setState("finishing");
    const { film, upload } = await current.finish();
    if (film.size > 0) setFinished({ film, upload, seconds, kept: keptOf(answers), wasInterrupted });
    else giveUp();
  }

  const handOver = useEffectEvent((recording: Recording) => {
    take.current = null;
    onRecording(recording);
  });
  useEffect(() => {
    if (finished && !isHeld) handOver(finished);
  }, [finished, isHeld]);

  function begin() {
    if (!stream) return;
    setInterrupted(false);
    const onInterrupted = () => {
      setInterrupted(true);
    };
    try {
      take.current = beginTake(recorded(stream), {
        bitsPerSecond: bitsPerSecond(),
        onInterrupted,
        onNothing: giveUp,
      });
      // A recorder goes on where one of several is taken away.
      for (const track of stream.getTracks()) track.addEventListener("ended", onInterrupted);
      setState("recording");
    } catch (error) {
      logError("recorder-not-started", error);
      giveUp();
    }
  }

  function throwAway() {
    void take.current?.throwAway();
    take.current = null;
  }

  function giveUp() {
    throwAway();
    setState("ready");
    onNothing();
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

  /** Stops the clock and the countdown; whether there is anything to lose. */
  function halt(): boolean {
    if (!take.current) setState("ready");
    else if (state !== "finishing") pause();
    return take.current !== null;
  }

  const finishInterrupted = useEffectEvent(() => void finish(true));
  useEffect(() => {
    if (isInterrupted) finishInterrupted();
  }, [isInterrupted]);

  const tick = useEffectEvent(() => {
    if (keptSeconds(keptOf(answers), readClock()) >= longest) void finish();
  });
  useEffect(() => {
    if (state !== "recording") return;
    const timer = setInterval(() => tick(), TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [state]);

  // The camera or the microphone went before anything was recorded.
  if (state === "countdown" && !stream && seconds === 0) setState("ready");

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
    if (document.visibilityState === "hidden") halt();
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

  /** What is not to be shown is noted at once, and what is shown in which order. */
  function note(changed: Answers) {
    take.current?.keep(keptOf(changed));
    setAnswers(changed);
  }

  function sayAgain(question: number) {
    take.current?.pause();
    note(withoutAnswer(answers, question, readClock(), canReorder));
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
    question: answers.question,
    canSayAgain: answers.said.some(({ question }) => question === answers.question) || seconds > answers.from,
    start: () => {
      setSeconds(0);
      setAnswers(UNANSWERED);
      countDown();
    },
    pause,
    goOn,
    /** In the order of the questions. */
    said: saidUntil(answers, seconds),
    filmSoFar: async () => take.current?.filmSoFar() ?? null,
    nextQuestion: () => {
      note(nextQuestion(answers, readClock()));
    },
    sayAgain,
    halt,
    finish: () => void finish(),
    throwAway,
  };
}

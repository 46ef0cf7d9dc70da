"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Kept, keptSeconds } from "@lampstand/contract/kept";
import {
  type Answers,
  keptOf,
  nextQuestion,
  recordedUntil,
  retakeAnswer as withoutAnswer,
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
  /** Whether the camera or the microphone was disconnected. */
  wasInterrupted: boolean;
};

type Options = {
  stream: MediaStream | null;
  /** Returns the part of the stream that is recorded. */
  recorded: (stream: MediaStream) => MediaStream;
  /** Called as late as possible, since the bandwidth is still being measured. */
  bitsPerSecond: () => { video: number; audio: number };
  /** In seconds. */
  longest: number;
  /** Whether an early answer can be repeated without repeating those after it. */
  canReorder: boolean;
  /** Delays handing over the recording, such as while we ask whether to discard it. */
  isHeld: boolean;
  onRecording: (recording: Recording) => void;
  /** Called if the browser records nothing. */
  onNothing: () => void;
};

/** Runs one take: counts down, records with pauses, and finishes at the limit or when the camera is disconnected. */
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
  /** From the start of the recording, including what is left out. */
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
      // A recorder continues if one of several tracks ends.
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

  function resume() {
    take.current?.resume();
    setState("recording");
  }

  /** Stops the clock and the countdown, and returns whether there is anything to lose. */
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

  // The camera or the microphone was disconnected before anything was recorded.
  if (state === "countdown" && !stream && seconds === 0) setState("ready");

  const count = useEffectEvent(() => {
    if (countdown > 1) setCountdown(countdown - 1);
    else if (take.current) resume();
    else begin();
  });
  useEffect(() => {
    if (state !== "countdown") return;
    const timer = setInterval(count, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [state]);

  // On a call or a locked screen, phones stop the camera, some without an event.
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

  // Keeps the recording, which is offered when the page is opened again.
  const keep = useEffectEvent(() => void take.current?.finish());
  useEffect(() => () => keep(), []);

  /** Saves at once which parts to show, in which order. */
  function note(changed: Answers) {
    take.current?.keep(keptOf(changed));
    setAnswers(changed);
  }

  function retake(question: number) {
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
    canRetake:
      answers.recorded.some(({ question }) => question === answers.question) || seconds > answers.from,
    start: () => {
      setSeconds(0);
      setAnswers(UNANSWERED);
      countDown();
    },
    pause,
    resume,
    /** In the order of the questions. */
    recorded: recordedUntil(answers, seconds),
    filmSoFar: async () => take.current?.filmSoFar() ?? null,
    nextQuestion: () => {
      note(nextQuestion(answers, readClock()));
    },
    retake,
    halt,
    finish: () => void finish(),
    throwAway,
  };
}

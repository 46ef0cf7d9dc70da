"use client";

import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef } from "react";
import type { Kept } from "@lampstand/contract/kept";
import { isWithin, partAt } from "@/lib/story/recording/cuts";

/** Players round the moment they seek to. */
const ROUNDING_SECONDS = 0.05;

type PlayerEvent = SyntheticEvent<HTMLVideoElement>;

/** Makes a player show the kept parts of a film in order and then return to the start. */
export function useKeptPlayer(player: RefObject<HTMLVideoElement | null>, kept: Kept) {
  const part = useRef(0);
  const parts = useRef(kept);
  const frame = useRef(0);

  function begin(film: HTMLVideoElement, next: number) {
    part.current = next;
    const moment = parts.current[next]?.[0] ?? 0;
    if (film.currentTime !== moment) film.currentTime = moment;
  }

  function follow(film: HTMLVideoElement) {
    const moment = film.currentTime;
    const at = partAt(parts.current, moment);
    const [from, to] = parts.current[at] ?? [0, 0];
    if (isWithin([from, to], moment)) part.current = at;
    else begin(film, at);
  }

  function isInPart({ currentTime }: HTMLVideoElement): boolean {
    const [from, to] = parts.current[part.current] ?? [0, 0];
    return isWithin([from - ROUNDING_SECONDS, to], currentTime);
  }

  /** Returns whether another part follows. */
  function startNextPart(film: HTMLVideoElement): boolean {
    const isLast = part.current >= parts.current.length - 1;
    if (isLast) film.pause();
    begin(film, isLast ? 0 : part.current + 1);
    return !isLast;
  }

  function step(film: HTMLVideoElement) {
    if (!isInPart(film)) startNextPart(film);
  }

  /** Checks every frame: between two time updates a player would show up to a quarter of a second too much. */
  function followFrames(film: HTMLVideoElement) {
    if (!("requestVideoFrameCallback" in film)) return;
    film.cancelVideoFrameCallback(frame.current);
    frame.current = film.requestVideoFrameCallback(() => {
      step(film);
      if (!film.paused) followFrames(film);
    });
  }

  const followChange = useEffectEvent(() => {
    parts.current = kept;
    if (player.current) follow(player.current);
  });
  useEffect(() => {
    followChange();
  }, [kept]);

  return {
    rewind: (film: HTMLVideoElement) => {
      begin(film, 0);
    },
    handlers: {
      onSeeking: ({ currentTarget: film }: PlayerEvent) => {
        if (!isInPart(film)) follow(film);
      },
      onPlay: ({ currentTarget: film }: PlayerEvent) => {
        followFrames(film);
      },
      onTimeUpdate: ({ currentTarget: film }: PlayerEvent) => {
        step(film);
      },
      // The film's end may come before other parts.
      onEnded: ({ currentTarget: film }: PlayerEvent) => {
        if (startNextPart(film)) film.play().catch(() => undefined);
      },
    },
  };
}

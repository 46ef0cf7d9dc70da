"use client";

import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef } from "react";
import type { Kept } from "@lampstand/contract/kept";
import { isWithin, partAt } from "@/lib/story/recording/cuts";

/** Players round the moment they seek to. */
const ROUNDING_SECONDS = 0.05;

type PlayerEvent = SyntheticEvent<HTMLVideoElement>;

/** Makes a player show the kept parts of a film one after another, and rest at the start when they are over. */
export function useKeptPlayer(player: RefObject<HTMLVideoElement | null>, kept: Kept) {
  const part = useRef(0);

  function begin(film: HTMLVideoElement, next: number) {
    part.current = next;
    const moment = kept[next]?.[0] ?? 0;
    if (film.currentTime !== moment) film.currentTime = moment;
  }

  function follow(film: HTMLVideoElement) {
    const moment = film.currentTime;
    const at = partAt(kept, moment);
    const [from, to] = kept[at] ?? [0, 0];
    if (isWithin([from, to], moment)) part.current = at;
    else begin(film, at);
  }

  function isInPart({ currentTime }: HTMLVideoElement): boolean {
    const [from, to] = kept[part.current] ?? [0, 0];
    return isWithin([from - ROUNDING_SECONDS, to], currentTime);
  }

  /** Returns whether another part follows. */
  function goOn(film: HTMLVideoElement): boolean {
    const isLast = part.current >= kept.length - 1;
    if (isLast) film.pause();
    begin(film, isLast ? 0 : part.current + 1);
    return !isLast;
  }

  const followChange = useEffectEvent(() => {
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
      onTimeUpdate: ({ currentTarget: film }: PlayerEvent) => {
        if (!isInPart(film)) goOn(film);
      },
      // The film's end may come before other parts.
      onEnded: ({ currentTarget: film }: PlayerEvent) => {
        if (goOn(film)) film.play().catch(() => undefined);
      },
    },
  };
}

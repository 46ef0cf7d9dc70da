"use client";

import { Pointer } from "lucide-react";
import { useEffect, useState, type RefObject, useRef } from "react";
import { NOTHING_PLAYS } from "@/components/video/player-failure";
import { wheelPixels } from "@/lib/reels/gestures";

const HINT_SCROLL_PX = 10;
const HINT_SWIPE_PX = 30;

export function SwipeHint({ onNext }: { onNext: () => void }) {
  const [isShown, setShown] = useState(true);

  useEffect(() => {
    if (!isShown) return;
    const listening = new AbortController();
    const on = <Name extends keyof WindowEventMap>(
      name: Name,
      listener: (event: WindowEventMap[Name]) => void,
    ) => {
      window.addEventListener(name, listener, { signal: listening.signal, passive: true });
    };
    const hide = () => setShown(false);
    let scrolled = 0;
    let touchedAt = 0;
    on("wheel", (event) => {
      scrolled += Math.abs(wheelPixels(event));
      if (scrolled > HINT_SCROLL_PX) hide();
    });
    on("touchstart", ({ touches }) => {
      touchedAt = touches[0]?.clientY ?? 0;
    });
    on("touchmove", ({ touches }) => {
      if (Math.abs((touches[0]?.clientY ?? touchedAt) - touchedAt) > HINT_SWIPE_PX) hide();
    });
    on("click", hide);
    return () => {
      listening.abort();
    };
  }, [isShown]);

  if (!isShown) return null;
  return (
    <button type="button" onClick={onNext} className="reels-notice flex items-center gap-1.5">
      Swipe Down
      <Pointer aria-hidden="true" className="reels-hint-finger size-[16px]" />
    </button>
  );
}

type ReelAnnouncerProps = {
  track: RefObject<HTMLDivElement | null>;
  /** Changes with the active reel. */
  position: string;
  name: string;
};

/** Announces the name once: by moving the focus if the previous reel had it, otherwise by a live region. */
export function ReelAnnouncer({ track, position, name }: ReelAnnouncerProps) {
  const [announcement, setAnnouncement] = useState("");
  const hadFocus = useRef(false);
  const announced = useRef(position);

  useEffect(() => {
    const element = track.current;
    const follow = () => {
      hadFocus.current = Boolean(element?.contains(document.activeElement));
    };
    document.addEventListener("focusin", follow);
    return () => {
      document.removeEventListener("focusin", follow);
    };
  }, [track]);

  useEffect(() => {
    if (announced.current === position) return;
    announced.current = position;
    const article = track.current?.querySelector<HTMLElement>("[aria-current]");
    const movesFocus = hadFocus.current && article;
    if (movesFocus) article.focus({ preventScroll: true });
    setAnnouncement(movesFocus ? "" : name);
  }, [track, position, name]);

  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}

type NoReelsProps = {
  isLoading: boolean;
  isUnavailable: boolean;
};

export function NoReels({ isLoading, isUnavailable }: NoReelsProps) {
  return (
    <p role="status" className="absolute inset-0 grid place-content-center px-gutter text-center text-lead">
      {textOf(isLoading, isUnavailable)}
    </p>
  );
}

function textOf(isLoading: boolean, isUnavailable: boolean): string {
  if (isUnavailable) return "We couldn’t load the stories. Please reload the page in a moment.";
  return isLoading ? "Loading..." : "No video available.";
}

export function NothingPlays() {
  return (
    <p role="status" className="reels-notice">
      {NOTHING_PLAYS}
    </p>
  );
}

export function MoreReelsNotice() {
  return (
    <p role="status" className="reels-notice">
      Loading more stories…
    </p>
  );
}

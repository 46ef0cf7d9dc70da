"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

type ReelAnnouncerProps = {
  track: RefObject<HTMLDivElement | null>;
  /** Names where the visitor stands in the feed. */
  stand: string;
  name: string;
};

/**
 * Lets a screen reader say the name of the reel in front once, when it changes: by moving the focus to it where the
 * focus stood on the one before, which has gone; else in words of its own.
 */
export function ReelAnnouncer({ track, stand, name }: ReelAnnouncerProps) {
  const [announcement, setAnnouncement] = useState("");
  const hadFocus = useRef(false);
  const told = useRef(stand);

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
    if (told.current === stand) return;
    told.current = stand;
    const article = track.current?.querySelector<HTMLElement>("[aria-current]");
    const goesAlong = hadFocus.current && article;
    if (goesAlong) article.focus({ preventScroll: true });
    setAnnouncement(goesAlong ? "" : name);
  }, [track, stand, name]);

  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}

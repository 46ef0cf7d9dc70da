"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

type ReelAnnouncerProps = {
  track: RefObject<HTMLDivElement | null>;
  /** Changes with the active reel. */
  position: string;
  name: string;
};

/** The name is read once: by the focus if the previous reel had it, else by a live region. */
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

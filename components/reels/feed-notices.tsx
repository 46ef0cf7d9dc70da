"use client";

import { Pointer } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState, type RefObject, useRef } from "react";
import { wheelPixels } from "@/lib/reels/gestures";

const HINT_SCROLL_PX = 10;
const HINT_SWIPE_PX = 30;

export function SwipeHint({ onNext }: { onNext: () => void }) {
  const t = useTranslations("feed");
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
      <span>{t("swipeDown")}</span>
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
  const t = useTranslations("feed");
  const layout = useTranslations("layout");
  const reason = isLoading ? layout("loading") : t("noVideo");
  return (
    <p role="status" className="absolute inset-0 grid place-content-center px-gutter text-center text-lead">
      {isUnavailable ? t("couldNotLoad") : reason}
    </p>
  );
}

export function NothingPlays() {
  const t = useTranslations("player");
  return (
    <p role="status" className="reels-notice">
      {t("nothingPlays")}
    </p>
  );
}

export function MoreReelsNotice() {
  const t = useTranslations("feed");
  return (
    <p role="status" className="reels-notice">
      {t("loadingMore")}
    </p>
  );
}

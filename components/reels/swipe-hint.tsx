"use client";

import { MoveDown } from "lucide-react";
import { useEffect, useState } from "react";
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
    <button
      type="button"
      onClick={onNext}
      className="reels-hint flex min-h-11 items-center gap-1.5 rounded-full bg-dusk-950/75 px-4 text-caption font-semibold text-dusk-100"
    >
      Swipe Down
      <MoveDown aria-hidden="true" className="reels-hint-arrow size-4" />
    </button>
  );
}

"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { createWheelGestures } from "@/lib/reels/wheel-gestures";

/** Moves by mouse wheel and trackpad, one slide for each gesture; `lockMs` after a move nothing moves, in milliseconds. */
export function useWheel(
  stage: RefObject<HTMLElement | null>,
  lockMs: number,
  move: (steps: number) => void,
) {
  const onMove = useEffectEvent(move);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const gestures = createWheelGestures({ lockMs });
    const follow = (event: WheelEvent) => {
      // With the control key it zooms the page.
      if (event.ctrlKey || scrollsItself(event.target)) return;
      // Sideways it is the browser's: back and forward.
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      const steps = gestures.next({
        deltaY: event.deltaY,
        deltaMode: event.deltaMode,
        timeMs: event.timeStamp,
      });
      if (steps !== 0) onMove(steps);
    };
    element.addEventListener("wheel", follow, { passive: false });
    return () => {
      element.removeEventListener("wheel", follow);
    };
  }, [stage, lockMs]);
}

/** Whether something under the pointer has more text than room, and scrolls by itself. */
export function scrollsItself(target: EventTarget | null): boolean {
  let box = target instanceof Element ? target.closest("[data-scrolls]") : null;
  while (box && box.scrollHeight <= box.clientHeight)
    box = box.parentElement?.closest("[data-scrolls]") ?? null;
  return box !== null;
}

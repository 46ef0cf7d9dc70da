"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { createWheelGestures, dragOutcome } from "@/lib/reels/gestures";

/** Moves one slide per gesture and then ignores further gestures for `lockMs`. */
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
      // With Ctrl the wheel zooms the page.
      if (event.ctrlKey || isScrollable(event.target)) return;
      // Horizontal swipes go back and forward in the browser.
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

function isScrollable(target: EventTarget | null): boolean {
  let box = target instanceof Element ? target.closest("[data-scrolls]") : null;
  while (box && box.scrollHeight <= box.clientHeight)
    box = box.parentElement?.closest("[data-scrolls]") ?? null;
  return box !== null;
}

/** A shorter movement is a tap. */
const TAP_PX = 8;

/** How far the track follows a drag, as a fraction, if there is no other reel. */
const RESISTANCE = 0.25;

export function useDrag(
  stage: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
  hasOthers: boolean,
  move: (steps: number) => void,
) {
  const onMove = useEffectEvent(move);
  const resistance = hasOthers ? 1 : RESISTANCE;

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const listening = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
      capture = false,
    ) => element.addEventListener(name, listener, { signal: listening.signal, capture });

    let from: { id: number; x: number; y: number; time: number } | null = null;
    let isDragging = false;

    const follow = (distance: number | null) => {
      if (distance === null) track.current?.style.removeProperty("--drag");
      else track.current?.style.setProperty("--drag", `${distance * resistance}px`);
      track.current?.toggleAttribute("data-dragging", distance !== null);
    };
    const end = () => {
      from = null;
      follow(null);
    };

    on("pointerdown", (event) => {
      isDragging = false;
      // A second finger zooms the page.
      if (!event.isPrimary) end();
      if (!event.isPrimary || event.button !== 0 || isScrollable(event.target)) return;
      from = { id: event.pointerId, x: event.clientX, y: event.clientY, time: event.timeStamp };
    });
    on("pointermove", (event) => {
      if (event.pointerId !== from?.id) return;
      // The button was released outside the window.
      if (event.buttons === 0) {
        end();
        return;
      }
      const distance = event.clientY - from.y;
      if (!isDragging) {
        if (Math.abs(distance) < TAP_PX || Math.abs(distance) < Math.abs(event.clientX - from.x)) return;
        isDragging = true;
        element.setPointerCapture(event.pointerId);
      }
      follow(distance);
    });
    on("pointerup", (event) => {
      if (event.pointerId !== from?.id) return;
      const drag = { distance: event.clientY - from.y, duration: event.timeStamp - from.time };
      const steps = isDragging ? dragOutcome(drag, event.pointerType !== "mouse") : 0;
      end();
      if (steps !== 0) onMove(steps);
    });
    on("pointercancel", () => {
      isDragging = false;
      end();
    });
    on("dragstart", (event) => event.preventDefault());
    // The end of a drag must not click the element below.
    on(
      "click",
      (event) => {
        // A click by keyboard has detail 0.
        if (!isDragging || event.detail === 0) return;
        isDragging = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    return () => {
      listening.abort();
    };
  }, [stage, track, resistance]);
}

type FeedKeys = {
  move: (steps: number) => void;
  jump: (to: "first" | "last") => void;
  togglePlay: () => void;
  toggleSound: () => void;
};

const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

/** Elements that handle the space key themselves. */
const PRESSABLE = "button, a, summary";

const ACTIONS: Record<string, (keys: FeedKeys) => void> = {
  ArrowDown: ({ move }) => move(1),
  PageDown: ({ move }) => move(1),
  ArrowUp: ({ move }) => move(-1),
  PageUp: ({ move }) => move(-1),
  Home: ({ jump }) => jump("first"),
  End: ({ jump }) => jump("last"),
  " ": ({ togglePlay }) => togglePlay(),
  m: ({ toggleSound }) => toggleSound(),
};

export function useShortcuts(isOn: boolean, keys: FeedKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = ACTIONS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isHandledByTarget(event) || isBehindDialog()) return;
    event.preventDefault();
    // Holding a key down moves only once.
    if (!event.repeat) action(keys);
  });

  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => {
      document.removeEventListener("keydown", listen);
    };
  }, [isOn]);
}

/** A dialog's options concern the reel behind it, so that reel stays. */
function isBehindDialog(): boolean {
  return document.querySelector("[role='dialog']") !== null;
}

function isHandledByTarget({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(FIELDS) !== null || (key === " " && target.closest(PRESSABLE) !== null);
}

"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import { dragOutcome } from "@/lib/reels/drag-outcome";
import { scrollsItself } from "./use-wheel";

/** Nearer than this a press is a tap, in pixels. */
const TAP_PX = 8;

/** How much of a drag the track follows where there is no other reel to go to. */
const RESISTANCE = 0.25;

/** Moves by finger, pen or mouse: the track follows, and when it is let go it goes on or springs back. */
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
      // A second finger zooms.
      if (!event.isPrimary) end();
      if (!event.isPrimary || event.button !== 0 || scrollsItself(event.target)) return;
      from = { id: event.pointerId, x: event.clientX, y: event.clientY, time: event.timeStamp };
    });
    on("pointermove", (event) => {
      if (event.pointerId !== from?.id) return;
      // It was let go outside the window.
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
    // What ends a drag is no click on what lies beneath.
    on(
      "click",
      (event) => {
        // A key's click has no pointer that could have been dragged.
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

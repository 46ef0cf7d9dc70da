"use client";

import { useEffect, useEffectEvent, useRef } from "react";

type SeenForProps = { durationMs: number; onEnd: () => void };

/** Marks something that is there for a while: calls back once it has been on the screen for that long. */
export function SeenFor({ durationMs, onEnd }: SeenForProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!mark.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => end(), durationMs);
    });
    observer.observe(mark.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [durationMs]);
  return <span ref={mark} />;
}

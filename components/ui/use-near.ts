"use client";

import { useEffect, useRef, useState } from "react";

/** How near something must come to the screen before its code or media is fetched. */
const NEAR = "400px";

/** Whether an element has come near the screen; once it has, it stays so. */
export function useNear<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || near) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [near]);
  return { element, near };
}

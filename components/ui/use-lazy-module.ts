"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/**
 * A module that is loaded on demand: the module (`null` until it has loaded) and a function that loads it and resolves
 * to whether it did. After a failed load, calling it again retries.
 */
export function useLazyModule<Module>(load: () => Promise<Module>): [Module | null, () => Promise<boolean>] {
  const [module, setModule] = useState<Module | null>(null);
  const request = useCallback(
    () =>
      load().then(
        (loaded) => {
          setModule(loaded);
          return true;
        },
        () => false,
      ),
    [load],
  );
  return [module, request];
}

/** Calls back after the window's load event. The callback must be referentially stable. */
export function useWindowLoad(callback: () => unknown): void {
  useEffect(() => {
    if (document.readyState === "complete") callback();
    else window.addEventListener("load", callback, { once: true });
    return () => {
      window.removeEventListener("load", callback);
    };
  }, [callback]);
}

/** How near the viewport an element must come before its code or media is fetched. */
const NEAR_MARGIN = "400px";

/** Whether an element has come near the viewport; once true, it stays true. */
export function useNearViewport<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || near) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: NEAR_MARGIN },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [near]);
  return { element, near };
}

"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** Returns the module, `null` until loaded, and a function that resolves to whether it loaded; call it to retry. */
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

/** Expects a referentially stable callback. */
export function useWindowLoad(callback: () => unknown): void {
  useEffect(() => {
    if (document.readyState === "complete") callback();
    else window.addEventListener("load", callback, { once: true });
    return () => {
      window.removeEventListener("load", callback);
    };
  }, [callback]);
}

const FIRST_INPUTS = ["pointerdown", "keydown", "focusin"] as const;

/** Calls the callback once, on the visitor's first input. The callback must be referentially stable. */
export function useFirstInput(callback: () => unknown): void {
  useEffect(() => {
    const stop = () => {
      for (const kind of FIRST_INPUTS) window.removeEventListener(kind, begin);
    };
    const begin = () => {
      stop();
      callback();
    };
    for (const kind of FIRST_INPUTS) window.addEventListener(kind, begin);
    // The visitor may have begun before the script loaded.
    if (document.activeElement !== document.body) begin();
    return stop;
  }, [callback]);
}

const NEAR_MARGIN = "400px";

/** Stays true once it is true. */
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

"use client";

import { type CSSProperties, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { failureOf } from "@/lib/video/playback-failure";

/**
 * Whether a picture or clip inside of an element cannot be loaded. It is tried again when the connection is back. A clip
 * that is there but cannot be played here is not missing.
 */
export function useMissingMedia<Container extends HTMLElement>() {
  const element = useRef<Container>(null);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    let isGone = false;
    void failedBefore(element.current?.querySelector("img, video") ?? null).then((failed) => {
      if (failed && !isGone) setMissing(true);
    });
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    if (!isMissing) return;
    const retry = () => setMissing(false);
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
    };
  }, [isMissing]);

  return {
    element,
    isMissing,
    /** For the element: failures do not bubble. */
    onErrorCapture: ({ target }: SyntheticEvent) => {
      if (!(target instanceof HTMLVideoElement) || failureOf(target) === "not loaded") setMissing(true);
    },
  };
}

/** Whether a picture or clip failed before there was script to be told. */
export async function failedBefore(media: Element | null): Promise<boolean> {
  if (media instanceof HTMLVideoElement) return failureOf(media) === "not loaded";
  if (!(media instanceof HTMLImageElement) || !media.complete || media.naturalWidth > 0) return false;
  // A drawing may have no width of its own.
  return media.decode().then(
    () => false,
    () => true,
  );
}

type MediaBoxProps = {
  as?: "div" | "span";
  className?: string;
  style?: CSSProperties | undefined;
  /** Shown instead of the picture or clip where that is missing. */
  fallback: ReactNode;
  children: ReactNode;
};

/** The box of a picture or clip. Keyed by its address, so that another one gets its own try. */
export function MediaBox({ as: Tag = "div", fallback, children, ...props }: MediaBoxProps) {
  const { element, isMissing, onErrorCapture } = useMissingMedia<HTMLDivElement>();
  return (
    <Tag ref={element} onErrorCapture={onErrorCapture} {...props}>
      {isMissing ? fallback : children}
    </Tag>
  );
}

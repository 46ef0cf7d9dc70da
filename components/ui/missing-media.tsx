"use client";

import { type CSSProperties, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { failureOf } from "@/lib/video/playback-failure";

/** A clip that exists but can't be played is not missing. Retries when the connection is back. */
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
    /** In the capture phase, since failures do not bubble. */
    onErrorCapture: ({ target }: SyntheticEvent) => {
      if (!(target instanceof HTMLVideoElement) || failureOf(target) === "not loaded") setMissing(true);
    },
  };
}

/** Detects failures before hydration, when nothing listened yet. */
export async function failedBefore(media: Element | null): Promise<boolean> {
  if (media instanceof HTMLVideoElement) return failureOf(media) === "not loaded";
  if (!(media instanceof HTMLImageElement) || !media.complete || media.naturalWidth > 0) return false;
  // It waits for its first video.
  if (!media.hasAttribute("src")) return false;
  // An SVG may have no width of its own.
  return media.decode().then(
    () => false,
    () => true,
  );
}

type MediaBoxProps = {
  as?: "div" | "span";
  className?: string;
  style?: CSSProperties | undefined;
  fallback: ReactNode;
  children: ReactNode;
};

/** Use the address as its key, so another picture gets a new try. */
export function MediaBox({ as: Tag = "div", fallback, children, ...props }: MediaBoxProps) {
  const { element, isMissing, onErrorCapture } = useMissingMedia<HTMLDivElement>();
  return (
    <Tag ref={element} onErrorCapture={onErrorCapture} {...props}>
      {isMissing ? fallback : children}
    </Tag>
  );
}

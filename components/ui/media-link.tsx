"use client";

import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from "react";
import { mayPreload } from "@/lib/video/playback";
import { useMissingMedia } from "./missing-media";
import { useLazyModule, useNearViewport, useWindowLoad } from "./use-lazy-module";

const loadDialog = () => import("./media-dialog");

type MediaLinkProps = {
  src: string;
  type: "image" | "video";
  label: string;
  /** Says what the link does. */
  call: string;
  /** Shown in the dialog if the file is missing. */
  missing: string;
  fallback: ReactNode;
  children: ReactNode;
};

/** Renders a plain link to the file until the dialog has loaded, or if it can't load. */
export function MediaLink({ src, type, label, call, missing, fallback, children }: MediaLinkProps) {
  const [open, setOpen] = useState(false);
  const [dialog, load] = useLazyModule(loadDialog);
  const { element: link, isMissing, onErrorCapture } = useMissingMedia<HTMLAnchorElement>();

  function openModal(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
    void load().then((loaded) => {
      setOpen(loaded);
      if (!loaded) window.location.assign(src);
    });
  }

  if (isMissing) return fallback;
  return (
    <>
      <a
        ref={link}
        onErrorCapture={onErrorCapture}
        href={src}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={openModal}
        className="group drawn-when-near relative block aspect-video overflow-hidden rounded-stage bg-dusk-800 shadow-glow"
      >
        {type === "video" && <FirstFrame src={src} isPlaying={open} />}
        {children}
        <span className="sr-only">{call}</span>
      </a>
      {dialog && (
        <dialog.MediaDialog
          open={open}
          onOpenChange={setOpen}
          src={src}
          type={type}
          label={label}
          missing={missing}
          returnFocusTo={link}
        />
      )}
    </>
  );
}

/** In seconds. Browsers paint the first frame only after a seek. */
const FIRST_FRAME_AT = 0.1;

/** Loads after the page, since a film is much larger than a picture; while playing, it would hold up the same file. */
function FirstFrame({ src, isPlaying }: { src: string; isPlaying: boolean }) {
  const { element, near } = useNearViewport<HTMLVideoElement>();
  const [isPageThere, setPageThere] = useState(false);
  useWindowLoad(useCallback(() => setPageThere(mayPreload()), []));
  const isLoaded = isPageThere && near && !isPlaying;
  useEffect(() => {
    const video = element.current;
    if (!video || !isLoaded) return;
    video.setAttribute("src", `${src}#t=${FIRST_FRAME_AT}`);
    return () => {
      video.removeAttribute("src");
      video.load();
    };
  }, [element, isLoaded, src]);
  return (
    <video
      ref={element}
      muted
      playsInline
      preload="metadata"
      tabIndex={-1}
      aria-hidden="true"
      className="absolute inset-0 size-full object-cover"
    />
  );
}

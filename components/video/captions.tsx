"use client";

import { useEffect, useState } from "react";

/** The position of captions, in lines from the bottom: above the position bar. */
const LINE_ABOVE_CONTROLS = -4;

/** A captions file without cues. */
const NO_CAPTIONS = "data:text/vtt,WEBVTT";

type CaptionTrackProps = {
  /** `null` removes the captions. The element stays, since Chromium keeps every track it has seen. */
  src: string | null;
  showing: boolean;
  /** The position of captions instead, in percent from the top. */
  linePercent?: number;
};

/** A captions track. React supports neither its mode nor its load event, so both are set on the element. */
export function CaptionTrack({ src, showing, linePercent }: CaptionTrackProps) {
  const attach = (element: HTMLTrackElement | null) => {
    if (!element) return;
    element.track.mode = showing ? "showing" : "hidden";
    const position = () => {
      positionCues(element.track, linePercent);
    };
    position();
    element.addEventListener("load", position);
    return () => {
      element.removeEventListener("load", position);
    };
  };
  return <track kind="captions" srcLang="en" label="Captions" src={src ?? NO_CAPTIONS} ref={attach} />;
}

/** Cues positioned here, which may be moved again; those with a position of their own keep it. */
const positioned = new WeakSet<TextTrackCue>();

function positionCues({ cues }: TextTrack, linePercent?: number) {
  for (const cue of Array.from(cues ?? [])) {
    if (!(cue instanceof VTTCue) || (cue.line !== "auto" && !positioned.has(cue))) continue;
    positioned.add(cue);
    cue.snapToLines = linePercent === undefined;
    cue.line = linePercent ?? LINE_ABOVE_CONTROLS;
  }
}

/**
 * Loads a captions file and returns it as a data URL, or `null` until then. A track from another origin would need CORS
 * for the video as well, which then does not play at all on a media server without it.
 */
export function useCaptions(src: string | null): string | null {
  const [loaded, setLoaded] = useState({ src: "", address: "" });

  useEffect(() => {
    if (!src) return;
    const loading = new AbortController();
    const load = async () => {
      // eslint-disable-next-line no-restricted-globals -- a media file, not a call of the provider's API
      const response = await fetch(src, { signal: loading.signal });
      if (!response.ok) return;
      setLoaded({ src, address: `data:text/vtt;charset=utf-8,${encodeURIComponent(await response.text())}` });
    };
    // The video plays without them.
    load().catch(() => undefined);
    return () => {
      loading.abort();
    };
  }, [src]);

  return loaded.src === src ? loaded.address : null;
}

"use client";

import type { SyntheticEvent } from "react";

/** Where captions begin, in lines from the bottom: above the position bar. */
const LINE_ABOVE_CONTROLS = -4;

/** React has no property for a text track's mode, so it is set where the element appears and on each change. */
export function CaptionTrack({ src, showing }: { src: string; showing: boolean }) {
  return (
    <track
      kind="captions"
      srcLang="en"
      label="Captions"
      src={src}
      onLoad={liftCues}
      ref={(element) => {
        if (element) element.track.mode = showing ? "showing" : "hidden";
      }}
    />
  );
}

function liftCues({ currentTarget }: SyntheticEvent<HTMLTrackElement>) {
  for (const cue of Array.from(currentTarget.track.cues ?? [])) {
    if (cue instanceof VTTCue && cue.line === "auto") cue.line = LINE_ABOVE_CONTROLS;
  }
}

"use client";

/** Where captions begin, in lines from the bottom: above the position bar. */
const LINE_ABOVE_CONTROLS = -4;

/** Captions without a line. */
const NO_CAPTIONS = "data:text/vtt,WEBVTT";

type CaptionTrackProps = {
  /** `null` takes the captions away. The element stays: Chromium never forgets a track that it has seen. */
  src: string | null;
  showing: boolean;
  /** Where captions begin instead, in percent from the top. */
  linePercent?: number;
};

/** React has neither a property for a text track's mode nor its load event, so both are seen to on the element. */
export function CaptionTrack({ src, showing, linePercent }: CaptionTrackProps) {
  const attach = (element: HTMLTrackElement | null) => {
    if (!element) return;
    element.track.mode = showing ? "showing" : "hidden";
    const lift = () => {
      liftCues(element.track, linePercent);
    };
    lift();
    element.addEventListener("load", lift);
    return () => {
      element.removeEventListener("load", lift);
    };
  };
  return <track kind="captions" srcLang="en" label="Captions" src={src ?? NO_CAPTIONS} ref={attach} />;
}

/** Cues that stand where they were put here; those that say themselves where they stand are left there. */
const lifted = new WeakSet<TextTrackCue>();

function liftCues({ cues }: TextTrack, linePercent?: number) {
  for (const cue of Array.from(cues ?? [])) {
    if (!(cue instanceof VTTCue) || (cue.line !== "auto" && !lifted.has(cue))) continue;
    lifted.add(cue);
    cue.snapToLines = linePercent === undefined;
    cue.line = linePercent ?? LINE_ABOVE_CONTROLS;
  }
}

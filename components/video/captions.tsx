"use client";

import { useEffect, useState } from "react";
import { useHydrated } from "@/lib/utils/hooks";
import type { CaptionFile } from "@/lib/video/video-file";

/** The height of the controls at the bottom of a player, in pixels. */
const CONTROLS_HEIGHT = 60;

/** The lines that a caption has at most, as a rule. */
const LINES = 2;

/** The height of a line of captions, as a part of the shorter side of the video. */
const LINE_HEIGHT = 0.06;

/** A captions file without cues. */
const NO_CAPTIONS: CaptionFile = { lang: "en", label: "Captions", src: "data:text/vtt,WEBVTT" };

type CaptionTrackProps = {
  /** `null` removes the captions. The element stays, since Chromium keeps every track it has seen. */
  captions: CaptionFile | null;
  showing: boolean;
  /** The position of captions in percent from the top, where they do not stand right above a player's controls. */
  linePercent?: number;
};

/** A captions track. React supports neither its mode nor its load event, so both are set on the element. */
export function CaptionTrack({ captions, showing, linePercent }: CaptionTrackProps) {
  const attach = (element: HTMLTrackElement | null) => {
    if (!element) return;
    element.track.mode = showing ? "showing" : "hidden";
    const position = () => {
      positionCues(element.track, linePercent ?? percentAboveControls(element.parentElement));
    };
    position();
    element.addEventListener("load", position);
    return () => {
      element.removeEventListener("load", position);
    };
  };
  const { lang, label, src } = captions ?? NO_CAPTIONS;
  return <track kind="captions" srcLang={lang} label={label} src={src} ref={attach} />;
}

/** Where captions stand above the controls of a player, in percent from its top. */
function percentAboveControls(player: HTMLElement | null): number {
  const { clientWidth = 0, clientHeight = 0 } = player ?? {};
  const below = CONTROLS_HEIGHT + LINES * LINE_HEIGHT * Math.min(clientWidth, clientHeight);
  return clientHeight > below ? 100 * (1 - below / clientHeight) : 0;
}

/** Cues positioned here, which may be moved again; those with a position of their own keep it. */
const positioned = new WeakSet<TextTrackCue>();

/** In percent rather than in lines, which Chromium lays out at the top first and then moves. */
function positionCues({ cues }: TextTrack, linePercent: number) {
  for (const cue of Array.from(cues ?? [])) {
    if (!(cue instanceof VTTCue) || (cue.line !== "auto" && !positioned.has(cue))) continue;
    positioned.add(cue);
    cue.snapToLines = false;
    cue.line = linePercent;
  }
}

/**
 * The captions in the first of these languages that there are captions in, else in the one spoken; `null` where there
 * are none.
 */
export function findCaptions(files: CaptionFile[], languages: readonly string[]): CaptionFile | null {
  for (const wanted of languages) {
    const exact = files.find(({ lang }) => lang === wanted);
    const alike = exact ?? files.find(({ lang }) => baseLanguage(lang) === baseLanguage(wanted));
    if (alike) return alike;
  }
  return files[0] ?? null;
}

/** The language of a BCP 47 tag without its region or script. */
function baseLanguage(tag: string): string {
  return tag.split("-", 1)[0]?.toLowerCase() ?? "";
}

/** The captions in the language that the visitor chose, else in one that their browser names; `null` without script. */
export function useCaptionFile(files: CaptionFile[], chosen: string | null = null): CaptionFile | null {
  const hydrated = useHydrated();
  return hydrated ? findCaptions(files, [chosen ?? [], navigator.languages].flat()) : null;
}

/**
 * Loads captions, and returns them with a data URL as their address, or `null` until then. A track from another origin
 * would need CORS for the video as well, which then does not play at all on a media server without it.
 */
export function useLoadedCaptions(file: CaptionFile | null): CaptionFile | null {
  const [loaded, setLoaded] = useState({ src: "", address: "" });
  const src = file?.src;

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

  return file && loaded.src === src ? { ...file, src: loaded.address } : null;
}

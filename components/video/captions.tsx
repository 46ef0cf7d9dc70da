"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useHydrated } from "@/lib/utils/hooks";
import { usePreferredLanguage } from "@/lib/utils/preferred-language";
import type { CaptionFile } from "@/lib/video/video-file";

/** Height of the controls at the bottom of a player, in pixels. */
const CONTROLS_HEIGHT = 60;

/** The usual maximum number of lines in a caption. */
const LINES = 2;

/** As a fraction of the video's shorter side. */
const LINE_HEIGHT = 0.06;

const NO_CAPTIONS = "data:text/vtt,WEBVTT";

type CaptionTrackProps = {
  /** `null` removes the captions; the element stays, since Chromium keeps every track it has seen. */
  captions: CaptionFile | null;
  /** If false, they are only read, for a player that draws them itself. */
  showing: boolean;
};

/** React supports neither a track's mode nor its load event, so both are set on the element. */
export function CaptionTrack({ captions, showing }: CaptionTrackProps) {
  const t = useTranslations("player");
  const attach = (element: HTMLTrackElement | null) => {
    if (!element) return;
    element.track.mode = showing ? "showing" : "hidden";
    const position = () => {
      positionCues(element.track, percentAboveControls(element.parentElement));
    };
    position();
    element.addEventListener("load", position);
    return () => {
      element.removeEventListener("load", position);
    };
  };
  return (
    <track
      kind="captions"
      srcLang={captions?.lang ?? "en"}
      label={captions?.label ?? t("captions")}
      src={captions?.src ?? NO_CAPTIONS}
      ref={attach}
    />
  );
}

/** In percent from the top. */
function percentAboveControls(player: HTMLElement | null): number {
  const { clientWidth = 0, clientHeight = 0 } = player ?? {};
  const below = CONTROLS_HEIGHT + LINES * LINE_HEIGHT * Math.min(clientWidth, clientHeight);
  return clientHeight > below ? 100 * (1 - below / clientHeight) : 0;
}

/** Cues positioned here may be moved again; cues with a position of their own keep it. */
const positioned = new WeakSet<TextTrackCue>();

/** In percent, since Chromium first lays out lines at the top and then moves them. */
function positionCues({ cues }: TextTrack, linePercent: number) {
  for (const cue of Array.from(cues ?? [])) {
    if (!(cue instanceof VTTCue) || (cue.line !== "auto" && !positioned.has(cue))) continue;
    positioned.add(cue);
    cue.snapToLines = false;
    cue.line = linePercent;
  }
}

/** Returns the file in the chosen language, one that the browser prefers, or the spoken one; `null` without script. */
export function useCaptionFile(files: CaptionFile[], chosen: string | null = null): CaptionFile | null {
  const hydrated = useHydrated();
  const languages = files.map(({ lang }) => lang);
  const preferred = usePreferredLanguage(languages, chosen);
  return hydrated ? (files.find(({ lang }) => lang === preferred) ?? null) : null;
}

/** Returns a data URL: a track from another origin requires CORS for the video too, which otherwise wouldn't play. */
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
    // The video plays without captions.
    load().catch(() => undefined);
    return () => {
      loading.abort();
    };
  }, [src]);

  return file && loaded.src === src ? { ...file, src: loaded.address } : null;
}

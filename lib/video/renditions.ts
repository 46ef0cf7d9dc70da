import { bitrateOf, type Rendition } from "./video-file";
import { connectionBandwidth, measuredBandwidth } from "./bandwidth";

export type Clip = { src: string; sources: Rendition[] };

export type Conditions = {
  bandwidth: number | null;
  savesData: boolean;
  /** The player's shorter side in device pixels. */
  pixels: number | null;
};

/** Bandwidth varies, and the page loads other files too. */
export const USABLE_SHARE = 0.8;

/** Compression artefacts show when a picture is drawn at its own size. */
const SUPERSAMPLING = 1.5;

/** Returns the best first; only the clip itself if the browser can play nothing else. */
export function renditionsOf({ src, sources }: Clip): Rendition[] {
  const playable = sources.filter(({ type }) => type === "" || canPlay(type));
  if (playable.length === 0) return [{ src, type: "", width: null, height: null, bitrate: null }];
  return playable.sort((a, b) => bitrateOf(b) - bitrateOf(a));
}

const H264 = 'video/mp4; codecs="avc1.42E01E"';

/** Returns whether the browser can play H.264, or another format that the clip claims to have. */
export function mayPlay({ src, sources }: Clip): boolean {
  const isUsual = /\.(?:mp4|m4v|mov)(?:[?#]|$)/i.test(src);
  return !isUsual || canPlay(H264) || sources.some(({ type }) => type.includes("codecs") && canPlay(type));
}

/** Returns the best that the connection and the player allow, else the lightest; `null` when all have failed. */
export function chooseRendition(
  clip: Clip,
  { bandwidth, savesData, pixels }: Conditions,
  failed: ReadonlySet<string> = new Set(),
): Rendition | null {
  const renditions = renditionsOf(clip).filter(({ src }) => !failed.has(src));
  const lightest = renditions.at(-1) ?? null;
  if (savesData) return lightest;
  const usable = bandwidth === null ? Infinity : bandwidth * USABLE_SHARE;
  const affordable = renditions.filter((rendition) => bitrateOf(rendition) <= usable);
  const sufficient = affordable.filter(
    (rendition) => pixels !== null && shorterSide(rendition) >= pixels * SUPERSAMPLING,
  );
  return sufficient.at(-1) ?? affordable[0] ?? lightest;
}

export function lighterRendition(clip: Clip, src: string): Rendition | null {
  const renditions = renditionsOf(clip);
  const index = renditions.findIndex((rendition) => rendition.src === src);
  return index < 0 ? null : (renditions[index + 1] ?? null);
}

export function conditionsOf(element: HTMLVideoElement): Conditions {
  const side = Math.min(element.clientWidth, element.clientHeight);
  return {
    bandwidth: measuredBandwidth() ?? connectionBandwidth(),
    savesData: navigator.connection?.saveData ?? false,
    pixels: side > 0 ? side * window.devicePixelRatio : null,
  };
}

function shorterSide({ width, height }: Rendition): number {
  return width !== null && height !== null ? Math.min(width, height) : 0;
}

function canPlay(type: string): boolean {
  return document.createElement("video").canPlayType(type) !== "";
}

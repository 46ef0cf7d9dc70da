import type { Rendition } from "./video-file";
import { connectionBandwidth, measuredBandwidth } from "./bandwidth";

/** A clip: its address, and its renditions where the provider has several. */
export type Clip = { src: string; sources: Rendition[] };

/** What a rendition is chosen by. */
export type Conditions = {
  /** Bits a second that can be had; `null` when nothing is known. */
  bandwidth: number | null;
  /** The visitor wants to save data. */
  savesData: boolean;
  /** The shorter side of the player in device pixels; `null` for any. */
  pixels: number | null;
};

/** The part of the bandwidth that a rendition may take up: it varies, and the page loads other files too. */
const USABLE_SHARE = 0.8;

/** How much larger than its player a picture is to be: its compression shows when it is drawn at its own size. */
const SUPERSAMPLING = 1.5;

/** Stands for an unknown bitrate, in bits a second for each pixel of the picture. */
const BITS_PER_PIXEL = 3;

/**
 * The renditions of a clip that this browser may be able to play, the best first. The clip itself is the only one where
 * the provider has no others, or none that the browser plays.
 */
export function renditionsOf({ src, sources }: Clip): Rendition[] {
  const playable = sources.filter(({ type }) => type === "" || canPlay(type));
  if (playable.length === 0) return [{ src, type: "", width: null, height: null, bitrate: null }];
  return playable.toSorted((a, b) => bitrateOf(b) - bitrateOf(a));
}

/**
 * The rendition to load: the best that the connection carries, and no larger than the player needs. Where none fits, the
 * lightest. `null` when all have failed.
 *
 * @param failed the addresses of those that could not be played
 */
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

/** The best of the renditions that are lighter than this one; `null` when it is the lightest. */
export function lighterRendition(clip: Clip, src: string): Rendition | null {
  const renditions = renditionsOf(clip);
  const index = renditions.findIndex((rendition) => rendition.src === src);
  return index < 0 ? null : (renditions[index + 1] ?? null);
}

/** The conditions under which this video plays now, by its box and the connection. */
export function conditionsOf(element: HTMLVideoElement): Conditions {
  const side = Math.min(element.clientWidth, element.clientHeight);
  return {
    bandwidth: measuredBandwidth() ?? connectionBandwidth(),
    savesData: navigator.connection?.saveData ?? false,
    pixels: side > 0 ? side * window.devicePixelRatio : null,
  };
}

/** The bitrate of a rendition in bits a second, estimated where it is not known; one of unknown size counts as the best. */
function bitrateOf({ bitrate, width, height }: Rendition): number {
  if (bitrate !== null) return bitrate;
  return width !== null && height !== null ? width * height * BITS_PER_PIXEL : Number.MAX_VALUE;
}

function shorterSide({ width, height }: Rendition): number {
  return width !== null && height !== null ? Math.min(width, height) : 0;
}

function canPlay(type: string): boolean {
  return document.createElement("video").canPlayType(type) !== "";
}

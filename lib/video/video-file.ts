import * as z from "zod/mini";

export const captionFileSchema = z.object({
  lang: z.string(),
  label: z.string(),
  src: z.string(),
});

export type CaptionFile = z.output<typeof captionFileSchema>;

export const renditionSchema = z.object({
  src: z.string(),
  /** Includes codecs if known; empty if unknown. */
  type: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  bitrate: z.nullable(z.number()),
});

export type Rendition = z.output<typeof renditionSchema>;

/** Estimates an unknown bitrate, in bits per second and pixel. */
const BITS_PER_PIXEL = 3;

/** Returns bits per second, estimated if necessary; an unknown size counts as the best. */
export function bitrateOf({ bitrate, width, height }: Rendition): number {
  if (bitrate !== null) return bitrate;
  return width !== null && height !== null ? width * height * BITS_PER_PIXEL : Number.MAX_VALUE;
}

/** Returns the MP4 that every connection carries best, chosen before anything is known about the browser. */
export function lightestSource({ src, sources }: { src: string; sources: Rendition[] }): string {
  const files = sources.filter(({ type }) => type === "" || type.startsWith("video/mp4"));
  return files.sort((a, b) => bitrateOf(a) - bitrateOf(b))[0]?.src ?? src;
}

/** React has no type for this attribute yet. */
export const LAZY_LOADING = { loading: "lazy" };

import * as z from "zod/mini";

export const captionFileSchema = z.object({
  /** A BCP 47 tag. */
  lang: z.string(),
  label: z.string(),
  src: z.string(),
});

export type CaptionFile = z.output<typeof captionFileSchema>;

export const renditionSchema = z.object({
  src: z.string(),
  /** With codecs where they are known; empty when it is not known. */
  type: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** Bits per second. */
  bitrate: z.nullable(z.number()),
});

export type Rendition = z.output<typeof renditionSchema>;

import * as z from "zod/mini";

/** WebVTT captions in one language. */
export const captionFileSchema = z.object({
  /** A BCP 47 tag. */
  lang: z.string(),
  label: z.string(),
  src: z.string(),
});

export type CaptionFile = z.output<typeof captionFileSchema>;

/** One encoding of a clip; what is not known of it is `null`. */
export const renditionSchema = z.object({
  src: z.string(),
  /** Its content type, with codecs where they are known; empty when it is not known. */
  type: z.string(),
  /** In pixels. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** Bits a second. */
  bitrate: z.nullable(z.number()),
});

export type Rendition = z.output<typeof renditionSchema>;

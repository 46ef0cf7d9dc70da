import * as z from "zod/mini";
import { captionFileSchema, renditionSchema } from "@/lib/video/video-file";

/** A reel: a video as the vertical feed shows it. The browser reads it with the light build of zod. */
const reelSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** The address of the clip. */
  src: z.string(),
  /** The address of the poster, in the size that the feed shows. */
  poster: z.nullable(z.string()),
  /** The first language is the one spoken. */
  captions: z.array(captionFileSchema),
  /** In pixels, where the provider knows them. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** Renditions of the clip to choose from; none where the provider has only the clip. */
  sources: z.array(renditionSchema),
  /** A tiny picture as a data URL, shown until the poster is there. */
  placeholder: z.nullable(z.string()),
  /** Whether there is anything to be heard. */
  hasSound: z.boolean(),
  /** Whether it has a page of its own, to which its name leads. */
  hasPage: z.boolean(),
});

export type Reel = z.output<typeof reelSchema>;

/** A further page of the feed, as the site tells it to its own pages. */
export const reelsPageSchema = z.object({
  reels: z.array(reelSchema),
  /** How many videos the provider sent for this page, those included that are no reels. */
  received: z.number(),
  /** How many videos the provider has in all; `null` when it does not say. */
  total: z.nullable(z.number()),
});

export type ReelsPage = z.output<typeof reelsPageSchema>;

/** The reels that a choice of hashtags brought. */
export const chosenReelsSchema = z.object({ reels: z.array(reelSchema) });

import "server-only";
import { z } from "zod";

/** A limit in pixels; one that makes no sense counts as none. */
const limit = z.coerce.number().int().positive().optional().catch(undefined);

/** The query of `GET /api/oembed`, named as oEmbed 1.0 names it. */
export const oembedQuerySchema = z
  .object({ url: z.string().trim().min(1), maxwidth: limit, maxheight: limit })
  .transform(({ url, maxwidth, maxheight }) => ({ url, maxWidth: maxwidth, maxHeight: maxheight }));

/** What `format` may ask for: JSON alone, which is also what nobody needs to ask for. */
export const oembedFormatSchema = z.enum(["", "json"]).default("json");

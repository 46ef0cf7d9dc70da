import "server-only";
import { z } from "zod";

/** In pixels; a limit that makes no sense counts as none. */
const limit = z.coerce.number().int().positive().optional().catch(undefined);

/** Named as in oEmbed 1.0. */
export const oembedQuerySchema = z
  .object({ url: z.string().trim().min(1), maxwidth: limit, maxheight: limit })
  .transform(({ url, maxwidth, maxheight }) => ({ url, maxWidth: maxwidth, maxHeight: maxheight }));

export const oembedFormatSchema = z.enum(["", "json"]).default("json");

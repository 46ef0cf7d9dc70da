import "server-only";
import { z } from "zod";
import { logWarning } from "@/lib/log";
import { mediaUrl } from "@/lib/media/media-url";

/** Fields of a foreign answer: whatever is missing or of another kind becomes the empty value of its kind. */
export const text = z.string().trim().catch("");

/** HTML from a provider: untrusted until it has been sanitised. */
export const html = z.string().catch("");

/** The address of a picture, video or caption file, ready for a browser. */
export const media = z.string().transform(mediaUrl).catch(null);

/** A link a visitor may follow: http(s), or a path of this site. */
export const link = z.string().transform(safeLink).catch(null);

export const amount = z.coerce.number().positive().nullable().catch(null);

export const isoDate = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)))
  .nullable()
  .catch(null);

export const identifier = z.union([z.string().min(1), z.number().transform(String)]);

/** Parses a list item by item; one that does not fit is dropped and logged, the others stay. */
export function parseItems<T>(area: string, schema: z.ZodType<T>, items: unknown[]): T[] {
  return items.flatMap((item, index) => {
    const result = schema.safeParse(item);
    if (result.success) return [result.data];
    const fields = result.error.issues.map((issue) => issue.path.join("."));
    logWarning("malformed-item-dropped", { area, index, fields });
    return [];
  });
}

function safeLink(value: string): string | null {
  const trimmed = value.trim();
  if (/^\/(?![/\\])/.test(trimmed)) return trimmed;
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return null;
  return new URL(trimmed).href;
}

import "server-only";
import { z } from "zod";
import { safeLink, withoutControlCharacters } from "@/lib/html/untrusted-text";
import { sanitizeProviderHtml } from "@/lib/html/sanitize";
import { logWarning } from "@/lib/utils/log";
import { mediaUrl } from "@/lib/media/media-url";

/** Text of only spaces and zero-width characters would look empty. */
const SHOWS_SOMETHING = /[^\s\p{Z}\p{Cf}\p{Variation_Selector}]/u;

/** Turns a missing or wrong value in a foreign answer into its type's empty value. */
const readable = z.string().transform((value) => {
  const words = withoutControlCharacters(value).trim();
  return SHOWS_SOMETHING.test(words) ? words : "";
});

export const text = readable.catch("");

export const nonEmptyText = readable.pipe(z.string().min(1));

export const hashtagName = nonEmptyText
  .transform((name) => name.replace(/^[#\s]+/, ""))
  .pipe(z.string().min(1));

export const html = z.string().catch("").transform(sanitizeProviderHtml);

export const media = z.string().transform(mediaUrl).catch(null);

export const mediaItem = z.string().transform(mediaUrl).pipe(z.string());

export const link = z.string().transform(safeLink).catch(null);

export const amount = z.coerce.number().positive().nullable().catch(null);

export const isoDate = z
  .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])
  .nullable()
  .catch(null);

/** Some providers send ids as numbers. */
export const identifier = z.union([z.string().min(1), z.number().transform(String)]);

export function parseItems<T>(area: string, schema: z.ZodType<T>, items: unknown[]): T[] {
  return items.flatMap((item, index) => {
    const result = schema.safeParse(item);
    if (result.success) return [result.data];
    const fields = result.error.issues.map((issue) => issue.path.join("."));
    logWarning("malformed-item-dropped", { area, index, fields });
    return [];
  });
}

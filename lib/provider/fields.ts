import "server-only";
import { z } from "zod";
import { safeLink, withoutControlCharacters } from "@/lib/html/untrusted-text";
import { sanitizeProviderHtml } from "@/lib/html/sanitize";
import { logWarning } from "@/lib/utils/log";
import { mediaUrl } from "@/lib/media/media-url";

/** Spaces and marks without a width alone would look like nothing. */
const SHOWS_SOMETHING = /[^\s\p{Z}\p{Cf}\p{Variation_Selector}]/u;

/** Fields of a foreign answer: whatever is missing or of another kind becomes the empty value of its kind. */
const readable = z.string().transform((value) => {
  const words = withoutControlCharacters(value).trim();
  return SHOWS_SOMETHING.test(words) ? words : "";
});

export const text = readable.catch("");

/** A text without which the thing it belongs to is malformed, such as a name. */
export const nonEmptyText = readable.pipe(z.string().min(1));

/** A hashtag's name without the sign that the site puts before it. */
export const hashtagName = nonEmptyText
  .transform((name) => name.replace(/^[#\s]+/, ""))
  .pipe(z.string().min(1));

/** HTML from a provider, sanitised: pages never see any other. Empty when it would show nothing. */
export const html = z.string().catch("").transform(sanitizeProviderHtml);

/** The address of a picture, video or caption file, ready for a browser. */
export const media = z.string().transform(mediaUrl).catch(null);

/** The same where it is an item of a list, which is malformed without it. */
export const mediaItem = z.string().transform(mediaUrl).pipe(z.string());

/** A link a visitor may follow: http(s), or a path of this site. */
export const link = z.string().transform(safeLink).catch(null);

/** A size or length: a number above zero. */
export const amount = z.coerce.number().positive().nullable().catch(null);

/** A day or moment in ISO 8601, as the contract gives it. */
export const isoDate = z
  .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])
  .nullable()
  .catch(null);

/** An id, which some providers give as a number. */
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

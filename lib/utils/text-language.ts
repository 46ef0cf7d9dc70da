import * as z from "zod/mini";

/** The attributes of a text that isn't in the page's language. */
export const textLanguageSchema = z.object({ lang: z.string(), dir: z.enum(["ltr", "rtl"]) });

export type TextLanguage = z.output<typeof textLanguageSchema>;

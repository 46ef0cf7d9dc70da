import { COUNT_PATTERN } from "@lampstand/contract/patterns";
import { convertLexicalToHTML } from "@payloadcms/richtext-lexical/html";
import { z } from "zod";

type StoredUpload = { filename?: string | null };
type Populated<T> = T | string | null | undefined;
type PictureOrClip = { relationTo: "images" | "clips"; value: Populated<StoredUpload> } | null | undefined;

/** A text, empty where there is none. */
export function text(value: string | null | undefined): string {
  return value ?? "";
}

/** Formatted text as HTML, empty where there is none. */
export function html(value: Parameters<typeof convertLexicalToHTML>[0]["data"] | null | undefined): string {
  return value ? convertLexicalToHTML({ data: value, disableContainer: true }) : "";
}

/** The public path of an uploaded file, empty where there is none. */
export function mediaPath(folder: "images" | "clips" | "captions", file: Populated<StoredUpload>): string {
  return typeof file === "object" && file?.filename ? `/uploads/${folder}/${file.filename}` : "";
}

/** As `mediaPath`, for a field that takes a picture or a clip. */
export function eitherPath(chosen: PictureOrClip): string {
  return chosen ? mediaPath(chosen.relationTo, chosen.value) : "";
}

/** A record that the database filled in where another refers to it. */
export function populated<T extends object>(value: Populated<T>): T | undefined {
  return typeof value === "object" && value !== null ? value : undefined;
}

/** A parameter that is a record's slug. */
export const slugParam = z.object({ slug: z.string() });

/** A parameter that counts from one. */
export const countingNumber = z
  .string()
  .regex(COUNT_PATTERN, "must be a positive whole number")
  .transform(Number);

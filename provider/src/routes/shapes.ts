import { COUNT_PATTERN } from "@lampstand/contract/patterns";
import { z } from "zod";

import { type PreparedColumns, renditionsOf } from "../features/preparation/prepared";
import { previewPath } from "../features/preview/preview-context";
import type { PreparedFolder, UploadFolder } from "../lib/files/file-types";

type StoredUpload = { filename?: string | null };
type StoredClip = StoredUpload & PreparedColumns;
type Populated<T> = T | string | null | undefined;
type PictureOrClip =
  | { relationTo: "images"; value: Populated<StoredUpload> }
  | { relationTo: "clips"; value: Populated<StoredClip> }
  | null
  | undefined;

/** A text, empty where there is none. */
export function text(value: string | null | undefined): string {
  return value ?? "";
}

/** The texts of a record under the names that the contract has for what it answers, each empty where there is none. */
export function texts(record: object, { shape }: { shape: object }): Record<string, string> {
  const values = new Map<string, unknown>(Object.entries(record));
  const textAt = (name: string) => z.string().catch("").parse(values.get(name));
  return Object.fromEntries(Object.keys(shape).map((name) => [name, textAt(name)]));
}

export { richTextHtml as html } from "../fields/rich-text-html";

/** The public path of an uploaded file, empty where there is none. */
export function mediaPath(folder: UploadFolder, file: Populated<StoredUpload>): string {
  return typeof file === "object" && file?.filename ? previewPath(`/uploads/${folder}/${file.filename}`) : "";
}

/** The public path of a clip: of its main rendition once it is ready, of the uploaded file until then. */
export function clipPath(clip: Populated<StoredClip>): string {
  const [main] = renditionsOf(populated(clip) ?? {});
  return main ? preparedPath("renditions", main) : mediaPath("clips", clip);
}

/** The public path of a file that was made of a clip. */
export function preparedPath(folder: PreparedFolder, { filename }: { filename: string }): string {
  return previewPath(`/uploads/${folder}/${filename}`);
}

/** The public path of a picture or a clip, empty where neither was chosen. */
export function eitherPath(chosen: PictureOrClip): string {
  if (!chosen) return "";
  return chosen.relationTo === "clips" ? clipPath(chosen.value) : mediaPath("images", chosen.value);
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

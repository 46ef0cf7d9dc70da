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

/** Returns a text, or an empty one when there is none. */
export function text(value: string | null | undefined): string {
  return value ?? "";
}

/** Returns a record's texts under the contract's names for an answer; missing texts are empty. */
export function texts(record: object, { shape }: { shape: object }): Record<string, string> {
  const values = new Map<string, unknown>(Object.entries(record));
  const textAt = (name: string) => z.string().catch("").parse(values.get(name));
  return Object.fromEntries(Object.keys(shape).map((name) => [name, textAt(name)]));
}

export { richTextHtml as html } from "../fields/rich-text-html";

/** Returns an uploaded file's public path, or an empty text when there is none. */
export function mediaPath(folder: UploadFolder, file: Populated<StoredUpload>): string {
  return typeof file === "object" && file?.filename ? previewPath(`/uploads/${folder}/${file.filename}`) : "";
}

/** Returns a clip's public path: its main rendition's once it is ready, the uploaded file's until then. */
export function clipPath(clip: Populated<StoredClip>): string {
  const [main] = renditionsOf(populated(clip) ?? {});
  return main ? preparedPath("renditions", main) : mediaPath("clips", clip);
}

/** Returns the public path of a file made from a clip. */
export function preparedPath(folder: PreparedFolder, { filename }: { filename: string }): string {
  return previewPath(`/uploads/${folder}/${filename}`);
}

/** Returns the public path of a picture or clip, or an empty text when neither was chosen. */
export function eitherPath(chosen: PictureOrClip): string {
  if (!chosen) return "";
  return chosen.relationTo === "clips" ? clipPath(chosen.value) : mediaPath("images", chosen.value);
}

/** Returns the referenced record if the database filled it in. */
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

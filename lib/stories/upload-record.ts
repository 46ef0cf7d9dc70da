import "client-only";
import * as z from "zod/mini";
import { storedChoice } from "@/lib/utils/web-storage";

const recordSchema = z.object({
  /** Where the upload stands at the site. */
  address: z.string(),
  name: z.string(),
  size: z.number(),
  lastModified: z.number(),
  /** What the site has acknowledged, in bytes. */
  acknowledged: z.number(),
});

/** An upload that this browser has begun and not published. */
export type UploadRecord = z.output<typeof recordSchema>;

const kept = storedChoice("localStorage", "storyUpload");

/** The upload that this browser has begun; `null` when there is none. */
export function useUploadRecord(): UploadRecord | null {
  return parseRecord(kept.use());
}

export function keepUploadRecord(record: UploadRecord): void {
  kept.set(JSON.stringify(record));
}

export function forgetUploadRecord(): void {
  kept.set("");
}

/** Whether a file is the one of which a part is there already, as far as a browser tells. */
export function isFileOf(record: UploadRecord, file: File): boolean {
  return file.name === record.name && file.size === record.size && file.lastModified === record.lastModified;
}

/** Whether all of it has arrived, and nothing is left but to publish it. */
export function hasArrived({ acknowledged, size }: UploadRecord): boolean {
  return acknowledged === size;
}

function parseRecord(text: string | null): UploadRecord | null {
  try {
    return recordSchema.safeParse(JSON.parse(text ?? "")).data ?? null;
  } catch {
    return null;
  }
}

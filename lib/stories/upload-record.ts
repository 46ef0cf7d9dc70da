import "client-only";
import * as z from "zod/mini";
import { storedChoice } from "@/lib/utils/web-storage";

const recordSchema = z.object({
  address: z.string(),
  name: z.string(),
  size: z.number(),
  lastModified: z.number(),
  acknowledged: z.number(),
});

export type UploadRecord = z.output<typeof recordSchema>;

const kept = storedChoice("localStorage", "storyUpload");

export function useUploadRecord(): UploadRecord | null {
  return parseRecord(kept.use());
}

export function keepUploadRecord(record: UploadRecord): void {
  kept.set(JSON.stringify(record));
}

export function forgetUploadRecord(): void {
  kept.set("");
}

/** Browsers offer no better way to recognise a file. */
export function isFileOf(record: UploadRecord, file: File): boolean {
  return file.name === record.name && file.size === record.size && file.lastModified === record.lastModified;
}

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

import type { Kept } from "@lampstand/contract/kept";

export type KnownTake = {
  /** When it began, in milliseconds since 1970; also its key among the slices. */
  begun: number;
  mimeType: string;
  seconds: number;
  /** The parts to show: the latest version of each answer. */
  kept: Kept;
  address: string;
};

/** A recording that is offered again, as after a crash. `kept`: `null` if the record of repeated answers was lost. */
export type KeptTake = Omit<KnownTake, "kept"> & { kept: Kept | null };

/** In less time nobody can say anything. */
export const LEAST_SECONDS = 0.5;

const NAME = "my-story";

export const DATABASE = "recorded-stories";

/** Returns whether anything was ever recorded here: other visitors need not load the code that reads it. */
export async function mayHaveRecordings(): Promise<boolean> {
  if (!("indexedDB" in window)) return false;
  if (!("databases" in indexedDB)) return true; // older browsers do not say
  const databases = await indexedDB.databases().catch(() => []);
  return databases.some(({ name }) => name === DATABASE);
}

/** Names the file after the type that the browser says it recorded. */
export function recordingName(mimeType: string): string {
  return `${NAME}.${mimeType.startsWith("video/mp4") ? "mp4" : "webm"}`;
}

export function isRecording(fileName: string): boolean {
  return fileName.startsWith(`${NAME}.`);
}

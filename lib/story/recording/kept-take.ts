import type { Kept } from "@lampstand/contract/kept";

/** What is known of a recording beside its slices. */
export type KnownTake = {
  /** When it was begun, in milliseconds since 1970: its name among the slices, too. */
  begun: number;
  mimeType: string;
  seconds: number;
  /** What is to be shown of it: without what its teller said again. */
  kept: Kept;
  /** Where it is being sent to; empty as long as that is not known. */
  address: string;
};

/** A recording that is offered again, as after a crash; `null` where it was lost what its teller said again. */
export type KeptTake = Omit<KnownTake, "kept"> & { kept: Kept | null };

/** In less time nothing is said. */
export const LEAST_SECONDS = 0.5;

const NAME = "my-story";

/** The database of what is recorded in this browser. */
export const DATABASE = "recorded-stories";

/** Whether anything was ever recorded here: the code that reads it is loaded for nobody else. */
export async function mayHaveRecordings(): Promise<boolean> {
  if (!("indexedDB" in window)) return false;
  if (!("databases" in indexedDB)) return true; // older browsers do not tell
  const databases = await indexedDB.databases().catch(() => []);
  return databases.some(({ name }) => name === DATABASE);
}

/** Named by what the browser says it has recorded. */
export function recordingName(mimeType: string): string {
  return `${NAME}.${mimeType.startsWith("video/mp4") ? "mp4" : "webm"}`;
}

export function isRecording(fileName: string): boolean {
  return fileName.startsWith(`${NAME}.`);
}

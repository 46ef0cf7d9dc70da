import { readItem } from "@/lib/utils/web-storage";

const NAME = "my-story";

/** Where what is known of the last recording stands in `localStorage`. */
export const KEPT_KEY = "recordedStory";

export function hasKeptTake(): boolean {
  return readItem("localStorage", KEPT_KEY) !== null;
}

/** Named by what the browser says it has recorded. */
export function recordingName(mimeType: string): string {
  return `${NAME}.${mimeType.startsWith("video/mp4") ? "mp4" : "webm"}`;
}

export function isRecording(fileName: string): boolean {
  return fileName.startsWith(`${NAME}.`);
}

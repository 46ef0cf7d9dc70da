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

/** A clip that cannot be prepared, however often it is tried. Its message is a sentence for staff. */
export class PreparationError extends Error {
  override readonly name = "PreparationError";
}

export const UNREADABLE =
  "The file is damaged, or is no video. Please ask for it again, or export it as MP4 and upload that.";

export const STRANGE_COLOURS =
  "Its colours are Dolby Vision of a kind that cannot be converted. Please export it as an ordinary MP4 and upload that.";

export const TOOK_TOO_LONG =
  "Preparing it took far longer than it should. Please try again when the machine has less to do, or upload a smaller file.";

/** @param read @param expected Seconds of it, as they are and as the file says. */
export function incomplete(read: number, expected: number): string {
  const [have, all] = [Math.floor(read), Math.round(expected)];
  return `Only ${have} of its ${all} seconds can be read: the file is damaged, or did not arrive whole. Please upload it again.`;
}

import {
  CAPTION_FILE_MAX_BYTES,
  type CaptionFile,
  decodeCaptionFile,
  readCaptionFile,
} from "../../features/captions/caption-files";

/** What an input for caption files accepts. */
export const CAPTION_FILES = ".vtt,.srt,text/vtt,application/x-subrip";

/** The lines of a WebVTT or SRT file that staff chose, with what could not be read of it; none of one that is too large. */
export async function readChosenCaptions(file: File): Promise<CaptionFile> {
  if (file.size > CAPTION_FILE_MAX_BYTES)
    return { cues: [], notes: [`${file.name} is too large for a caption file.`] };
  const read = await file.arrayBuffer().catch(() => undefined);
  if (!read) return { cues: [], notes: [`${file.name} could not be read.`] };
  const { cues, notes } = readCaptionFile(decodeCaptionFile(new Uint8Array(read)));
  const lines = cues.length === 1 ? "1 line" : `${cues.length} lines`;
  return { cues, notes: [`${file.name}: ${lines} read.`, ...notes] };
}

import { type Inspection, inspectVideo, type Sound } from "../../lib/ffmpeg/inspect-video";
import { NO_PICTURE, PreparationError, UNREADABLE, unreadableCodec } from "./preparation-error";

/**
 * Inspects a clip with ffprobe; it must have a picture.
 * @throws PreparationError when it has no readable picture; ProgramError
 */
export async function inspectClip(
  ffprobe: string,
  file: string,
  signal?: AbortSignal,
): Promise<Inspection & { sounds: Sound[] }> {
  const found = await inspectVideo(ffprobe, file, { signal });
  if (!("missing" in found)) return found;
  if (found.missing === "codec") throw new PreparationError(unreadableCodec(found.codec));
  throw new PreparationError(found.missing === "picture" ? NO_PICTURE : UNREADABLE);
}

import path from "node:path";

import type { Payload } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { findFfmpeg } from "../../lib/ffmpeg/ffmpeg";
import { fileStore } from "../../lib/files/file-store";
import type { FileName } from "../../lib/files/stored-files";
import { withTemporaryFile } from "../../lib/files/temporary-files";
import { checkCues, type Cue } from "./cue";
import { DraftError } from "./draft-error";
import { extractSound } from "./extract-sound";
import { transcribe } from "./transcribe";

export const NO_TRANSCRIPTION = "No transcription service is set up. Set TRANSCRIBE_URL to use one.";

type Transcription = { clip: string; lang: string; signal: AbortSignal };

/**
 * Has a service transcribe a clip's sound.
 * @throws DraftError
 */
export async function transcribeClip(
  payload: Payload,
  { clip, lang, signal }: Transcription,
): Promise<Cue[]> {
  const service = environment().transcription;
  if (!service) throw new DraftError(NO_TRANSCRIPTION);
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) throw new DraftError(NO_FFMPEG);
  const found = await fileOfClip(payload, clip);
  if (!found) throw new DraftError("This clip’s file is missing.");
  const store = await fileStore();
  return withTemporaryFile(async (file) => {
    const extract = (input: string) => extractSound(ffmpeg.ffmpeg, { input, output: file, signal });
    await store.withLocalFile(found, extract, signal);
    const cues = await transcribe(service, { file, lang, signal });
    const problem = checkCues(cues);
    if (problem !== true) throw new DraftError(problem);
    return cues;
  }, ".mp3");
}

const NO_FFMPEG =
  "The server can’t extract the clip’s sound because FFmpeg is missing. Please tell the person who looks after the server.";

const stored = z.looseObject({
  filename: z.string().nullish(),
  renditions: z.array(z.looseObject({ filename: z.string() })).catch([]),
});

/** Returns a clip's own file, or one of its renditions if that was removed. */
async function fileOfClip(payload: Payload, id: string): Promise<FileName | undefined> {
  const { docs } = await payload.db.find({ collection: "clips", where: { id: { equals: id } }, limit: 1 });
  const parsed = stored.safeParse(docs[0]);
  if (!parsed.success) return undefined;
  const { filename, renditions } = parsed.data;
  const files: FileName[] = [
    ...(filename ? [{ folder: "clips" as const, filename: path.basename(filename) }] : []),
    ...renditions.map((rendition) => ({
      folder: "renditions" as const,
      filename: path.basename(rendition.filename),
    })),
  ];
  const store = await fileStore();
  for (const file of files) if (await store.find(file)) return file;
  return undefined;
}

import { execFile } from "node:child_process";
import { promisify } from "node:util";

import type { Payload } from "payload";
import { z } from "zod";

import type { MovieFacts } from "./movie-facts";

const run = promisify(execFile);

const COMMAND = "ffprobe";
const LONGEST_PROBE_MS = 30_000;
const MOST_OUTPUT = 256 * 1024;

const report = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      width: z.number().positive().optional(),
      height: z.number().positive().optional(),
    }),
  ),
  format: z.object({ duration: z.coerce.number().positive().optional().catch(undefined) }).optional(),
});

/** Whether ffprobe, a part of ffmpeg, is installed. */
export async function hasProbe(command = COMMAND): Promise<boolean> {
  return run(command, ["-version"], { timeout: LONGEST_PROBE_MS }).then(
    () => true,
    () => false,
  );
}

/**
 * Has ffprobe look into a file, which it opens as this one kind and without following what the file may point to.
 * @returns what it found, "refused" where it finds no video, "absent" where there is no ffprobe.
 */
export async function probeVideo(
  file: string,
  demuxer: string,
  command = COMMAND,
): Promise<MovieFacts | "refused" | "absent"> {
  try {
    const { stdout } = await run(
      command,
      [
        ...["-v", "error", "-protocol_whitelist", "file", "-f", demuxer],
        ...["-show_entries", "stream=codec_type,width,height:format=duration", "-of", "json"],
        ...["-i", `file:${file}`],
      ],
      { timeout: LONGEST_PROBE_MS, killSignal: "SIGKILL", maxBuffer: MOST_OUTPUT },
    );
    const { streams, format } = report.parse(JSON.parse(stdout));
    const picture = streams.find(({ codec_type }) => codec_type === "video");
    return picture ? { width: picture.width, height: picture.height, duration: format?.duration } : "refused";
  } catch (error) {
    return isAbsence(error) ? "absent" : "refused";
  }
}

function isAbsence(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";
}

/** Says at start how well uploaded videos are looked into. */
export async function noteProbe(payload: Payload): Promise<void> {
  if (await hasProbe()) return;
  payload.logger.info(
    "ffprobe is not installed: uploaded videos are told by their first bytes and their index alone",
  );
}

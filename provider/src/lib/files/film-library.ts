import path from "node:path";

import { z } from "zod";

import { providerRoot } from "../environment";
import { ProgramError, runProgram } from "../ffmpeg/run-program";

/** The JavaScript memory that it may have, in megabytes: a film of 1 GB takes a fifth of it. */
const HEAP_MEGABYTES = 256;

/** All of its memory, Node's own included, in bytes. */
const MEMORY_MAX_BYTES = 1024 ** 3;

const LOOK_LIMIT_MS = 30_000;

/** What a film says of itself: the codec of its picture, as FFmpeg calls it; pixels as shown, after rotation; seconds. */
export type FilmFacts = { codec?: string; width?: number; height?: number; duration?: number };

const count = z.number().int().positive();
const facts = z.object({
  codec: z.string().optional(),
  width: count,
  height: count,
  duration: z.number().positive().optional().catch(undefined),
});

const lengths = z.object({ expected: z.number().optional(), copied: z.number().optional() });

type Limits = { timeLimitMs: number; fileMaxBytes?: number; signal?: AbortSignal };

/**
 * Looks into a film without FFmpeg.
 * @throws ProgramError where it cannot be read; the signal's reason when that is aborted.
 */
export function lookWithLibrary(file: string, signal?: AbortSignal): Promise<FilmFacts> {
  return run(facts, ["look", file], { timeLimitMs: LOOK_LIMIT_MS, signal });
}

/**
 * Copies the picture and sound of a film without FFmpeg, into what the copy's extension says.
 * @returns How long the film says it is, and how long the copy is, in seconds.
 * @throws ProgramError where that cannot be done; the signal's reason when that is aborted.
 */
export function copyWithLibrary(
  file: string,
  copy: string,
  limits: Limits,
): Promise<z.output<typeof lengths>> {
  return run(lengths, ["clean", file, copy], limits);
}

async function run<Schema extends z.ZodType>(
  schema: Schema,
  args: string[],
  limits: Limits,
): Promise<z.output<Schema>> {
  const program = path.join(providerRoot(), "src", "lib", "files", "film-program.mjs");
  const started = [`--max-old-space-size=${HEAP_MEGABYTES}`, program, ...args];
  const { output } = await runProgram(process.execPath, started, {
    ...limits,
    memoryMaxBytes: MEMORY_MAX_BYTES,
  });
  // A film may say what none can be, such as a picture without a width.
  const parsed = schema.safeParse(JSON.parse(output.toString()));
  if (!parsed.success) throw new ProgramError("refused", "", { cause: parsed.error });
  return parsed.data;
}

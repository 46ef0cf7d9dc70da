import path from "node:path";

import { z } from "zod";

import { providerRoot } from "../environment";
import { ProgramError, runProgram } from "../ffmpeg/run-program";

/** Its JavaScript heap, in megabytes: a 1 GB film takes a fifth of it. */
const HEAP_MEGABYTES = 256;

/** All its memory including Node's own, in bytes. */
const MEMORY_MAX_BYTES = 1024 ** 3;

const LOOK_LIMIT_MS = 30_000;

/** A film's picture codec, as FFmpeg names it; pixels as shown, after rotation; seconds. */
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
 * Inspects a film without FFmpeg.
 * @throws ProgramError when it cannot be read; the signal's reason when that is aborted.
 */
export function lookWithLibrary(file: string, signal?: AbortSignal): Promise<FilmFacts> {
  return run(facts, ["look", file], { timeLimitMs: LOOK_LIMIT_MS, signal });
}

/**
 * Copies a film's picture and sound without FFmpeg, into the format of the copy's extension.
 * @returns How long the film claims to be, and how long the copy is, in seconds.
 * @throws ProgramError when that fails; the signal's reason when that is aborted.
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
    isAwaited: true,
  });
  // A film may claim the impossible, such as a picture without a width.
  const parsed = schema.safeParse(JSON.parse(output.toString()));
  if (!parsed.success) throw new ProgramError("refused", "", { cause: parsed.error });
  return parsed.data;
}

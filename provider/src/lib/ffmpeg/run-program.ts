import { createInterface } from "node:readline";

import { execa, execaSync, type Result as ExecaResult } from "execa";

import { giveWay } from "../priority";

/** How many characters to keep of a program's messages, from the end. */
const MESSAGES_KEPT = 16_384;

/** The largest output of a program, in bytes. */
const OUTPUT_MAX_BYTES = 16 * 1024 * 1024;

/** FFmpeg's message for a full disk. */
const DISK_FULL = "No space left on device";

/** FFmpeg's message when it is out of memory. */
const NO_MEMORY = "Cannot allocate memory";

/** The memory limit of a program, in bytes: a 10-bit 4K picture takes half of it. */
const MEMORY_MAX_BYTES = 2 * 1024 ** 3;

/** Linux programs that end a child with this process, however that ends, and that limit it. */
const ENDS_WITH_PARENT = ["setpriv", "--pdeathsig", "KILL"];
const LIMITS = "prlimit";

/** Their exit code when the program does not exist. */
const NOT_FOUND = 127;

export type RunOptions = {
  timeLimitMs: number;
  /** A lower memory limit than the usual one. */
  memoryMaxBytes?: number;
  /** A lower limit on its output than the usual one. */
  outputMaxBytes?: number;
  /** The largest file it may write. Without it, it can write none. */
  fileMaxBytes?: number;
  /** Somebody is waiting for it, so it keeps the priority of this process. */
  isAwaited?: boolean;
  signal?: AbortSignal;
  /** Receives each line of output, which is then not kept. */
  onLine?: (line: string) => void;
};

type Outcome = { output: Buffer; messages: string };

/**
 * Why a program failed: it does not exist; it refused its input; it took too long; it exceeded its memory or file
 * limit; it was killed or exceeded its output limit; the disk is full.
 */
export type ProgramFailure = "missing" | "refused" | "slow" | "too large" | "ended" | "disk full";

export class ProgramError extends Error {
  override readonly name = "ProgramError";
  readonly #messages: string;

  constructor(
    readonly reason: ProgramFailure,
    messages = "",
    options?: ErrorOptions,
  ) {
    super(`A program failed: ${reason}`, options);
    this.#messages = messages;
  }

  /** The end of its messages. Kept out of the log: they may reveal where a clip was filmed. */
  get messages(): string {
    return this.#messages;
  }
}

/**
 * Runs a program without a shell, and at low priority unless somebody waits. Limits its time, its memory and the files
 * that it writes; the last two need `prlimit`.
 * @throws ProgramError; the signal's reason when that is aborted.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  {
    timeLimitMs,
    memoryMaxBytes = MEMORY_MAX_BYTES,
    outputMaxBytes = OUTPUT_MAX_BYTES,
    fileMaxBytes = 0,
    isAwaited = false,
    signal,
    onLine,
  }: RunOptions,
): Promise<Outcome> {
  signal?.throwIfAborted();
  const limits = [`--data=${memoryMaxBytes}`, `--fsize=${Math.ceil(fileMaxBytes)}`, "--core=0"];
  const [command = program, ...rest] = [...starter(limits), program, ...args];
  const child = execa(command, rest, {
    stdin: "ignore",
    encoding: "buffer",
    stripFinalNewline: false,
    buffer: { stdout: !onLine, stderr: false },
    maxBuffer: outputMaxBytes,
    timeout: timeLimitMs,
    killSignal: "SIGKILL",
    cancelSignal: signal,
    reject: false,
    windowsHide: true,
  });
  if (!isAwaited) lowerPriority(child.pid);
  if (onLine) createInterface({ input: child.stdout }).on("line", onLine);
  let messages = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    messages = (messages + text).slice(-MESSAGES_KEPT);
  });
  const result = await child;
  if (signal?.aborted) throw toError(signal.reason);
  if (result.failed) throw new ProgramError(reasonOf(result, messages), messages, { cause: result.cause });
  return { output: onLine ? Buffer.alloc(0) : Buffer.from(result.stdout), messages };
}

let available: { endsWithParent: string[]; hasLimits: boolean } | undefined;

/** Returns the commands to start a program with, as far as this machine has them. */
function starter(limits: readonly string[] = []): string[] {
  available ??= {
    endsWithParent: canRun([...ENDS_WITH_PARENT, "true"]) ? ENDS_WITH_PARENT : [],
    hasLimits: canRun([LIMITS, "--core=0", "true"]),
  };
  return [...(available.hasLimits ? [LIMITS, ...limits] : []), ...available.endsWithParent];
}

function canRun([command = "", ...args]: readonly string[]): boolean {
  return !execaSync(command, args, { stdio: "ignore", reject: false }).failed;
}

type Result = Pick<ExecaResult, "code" | "exitCode" | "isMaxBuffer" | "signal" | "timedOut">;

function reasonOf(
  { code, exitCode, isMaxBuffer, signal, timedOut }: Result,
  messages: string,
): ProgramFailure {
  if (timedOut) return "slow";
  if (code === "ENOENT" || code === "EACCES" || (exitCode === NOT_FOUND && starter().length > 0))
    return "missing";
  if (messages.includes(DISK_FULL)) return "disk full";
  if (signal === "SIGXFSZ" || messages.includes(NO_MEMORY)) return "too large";
  return isMaxBuffer || exitCode === undefined ? "ended" : "refused";
}

/** Ignores a process that has ended, or that we may not slow down. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    giveWay(pid);
  } catch {
    return;
  }
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error("The program was stopped", { cause: reason });
}

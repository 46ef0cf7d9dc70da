import { createInterface } from "node:readline";

import { execa, execaSync, type Result as ExecaResult } from "execa";

import { giveWay } from "../priority";

/** How much is kept of what a program says of its own accord, in characters: the end of it. */
const MESSAGES_KEPT = 16_384;

/** How much a program may give that is asked to give something, in bytes. */
const OUTPUT_MAX_BYTES = 16 * 1024 * 1024;

/** How FFmpeg's programs say it. */
const DISK_FULL = "No space left on device";

/** How it says that it was given no more memory. */
const NO_MEMORY = "Cannot allocate memory";

/** The memory that a program may have of its own, in bytes: a picture of 4K at ten bits takes half of it. */
const MEMORY_MAX_BYTES = 2 * 1024 ** 3;

/** By what a program is started so that it ends with this process, however that ends, and by what it is limited. Linux has both. */
const ENDS_WITH_PARENT = ["setpriv", "--pdeathsig", "KILL"];
const LIMITS = "prlimit";

/** With what code it says that there is no such program. */
const NOT_FOUND = 127;

type RunOptions = {
  timeLimitMs: number;
  /** The memory that it may have, where that is less than any program may. */
  memoryMaxBytes?: number;
  /** How much it may give, where that is less than any program may. */
  outputMaxBytes?: number;
  /** How long a file that it writes may become. Without it, it can write none. */
  fileMaxBytes?: number;
  signal?: AbortSignal;
  /** Is given each line of its output as it comes, which is then not kept. */
  onLine?: (line: string) => void;
};

type Outcome = { output: Buffer; messages: string };

/**
 * Why a program did not do what it was asked: there is none of that name; it refused, by what it was given; it took longer
 * than it may; it needed more memory, or wrote more, than it may; it was ended by the machine, or said more than it may; the
 * disk is full.
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

  /** The end of what it said. Out of the log's sight, since it may tell where a clip was filmed. */
  get messages(): string {
    return this.#messages;
  }
}

/**
 * Runs a program without a shell, with little priority, and within limits of time, memory and what it writes. The last two
 * hold where there is `prlimit`.
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
  lowerPriority(child.pid);
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

/** What a program is started by, as far as this machine has it. */
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

/** A process that has ended meanwhile, or that is not ours to slow down, stays as it is. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    giveWay(pid);
  } catch {
    return;
  }
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error("It was told to stop", { cause: reason });
}

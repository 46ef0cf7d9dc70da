import { createInterface } from "node:readline";

import { execa, execaSync, type Result as ExecaResult } from "execa";

import { giveWay } from "../priority";

/** How much is kept of what a program says of its own accord, in characters: the end of it. */
const MESSAGES_KEPT = 16_384;

/** How much a program may give that is asked to give something, in bytes. */
const OUTPUT_MAX_BYTES = 16 * 1024 * 1024;

/** How FFmpeg's programs say it. */
const DISK_FULL = "No space left on device";

const LEASH = ["setpriv", "--pdeathsig", "KILL"];

/** With what code it says that there is no such program. */
const NOT_FOUND = 127;

type RunOptions = {
  timeLimitMs: number;
  signal?: AbortSignal;
  /** Is given each line of its output as it comes, which is then not kept. */
  onLine?: (line: string) => void;
};

type Outcome = { output: Buffer; messages: string };

/**
 * Why a program did not do what it was asked: there is none of that name; it refused, by what it was given; it took longer
 * than it may; it was ended by the machine, or said more than it may; the disk is full.
 */
export type ProgramFailure = "missing" | "refused" | "slow" | "ended" | "disk full";

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
 * Runs a program without a shell, with little priority.
 * @throws ProgramError; the signal's reason when that is aborted.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { timeLimitMs, signal, onLine }: RunOptions,
): Promise<Outcome> {
  signal?.throwIfAborted();
  const [command = program, ...rest] = [...leash(), program, ...args];
  const child = execa(command, rest, {
    stdin: "ignore",
    encoding: "buffer",
    stripFinalNewline: false,
    buffer: { stdout: !onLine, stderr: false },
    maxBuffer: OUTPUT_MAX_BYTES,
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

let knownLeash: string[] | undefined;

/** What a program is started by so that it ends with this process, however that ends: Linux's `setpriv`, where it is. */
function leash(): string[] {
  if (knownLeash) return knownLeash;
  const [command = "", ...args] = LEASH;
  const { failed } = execaSync(command, [...args, "true"], { stdio: "ignore", reject: false });
  return (knownLeash = failed ? [] : LEASH);
}

type Result = Pick<ExecaResult, "code" | "exitCode" | "isMaxBuffer" | "timedOut">;

function reasonOf({ code, exitCode, isMaxBuffer, timedOut }: Result, messages: string): ProgramFailure {
  if (timedOut) return "slow";
  if (code === "ENOENT" || (exitCode === NOT_FOUND && leash().length > 0)) return "missing";
  if (messages.includes(DISK_FULL)) return "disk full";
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

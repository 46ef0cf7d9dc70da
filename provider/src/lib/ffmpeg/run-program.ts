import { spawn, spawnSync } from "node:child_process";
import os from "node:os";
import { createInterface } from "node:readline";

/** How far below everything else FFmpeg's programs run, as Unix counts it. */
const NICENESS = 10;

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

  constructor(
    readonly reason: ProgramFailure,
    /** The end of what it said. It may name files and what is in them: not for logs. */
    readonly messages = "",
    options?: ErrorOptions,
  ) {
    super(`A program failed: ${reason}`, options);
  }
}

/**
 * Runs a program without a shell, with little priority.
 * @throws ProgramError; the signal's reason when that is aborted.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { timeLimitMs, signal, onLine }: RunOptions,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const [command = program, ...rest] = [...leash(), program, ...args];
    const child = spawn(command, rest, { stdio: ["ignore", "pipe", "pipe"], windowsHide: true });
    const chunks: Buffer[] = [];
    let bytes = 0;
    let messages = "";
    let stopped: ProgramFailure | undefined;

    const stop = (why: ProgramFailure) => {
      stopped ??= why;
      child.kill("SIGKILL");
    };
    const abort = () => stop("ended");
    const timer = setTimeout(() => stop("slow"), timeLimitMs);
    signal?.addEventListener("abort", abort, { once: true });

    if (onLine) createInterface({ input: child.stdout }).on("line", onLine);
    else {
      child.stdout.on("data", (chunk: Buffer) => {
        bytes += chunk.byteLength;
        if (bytes > OUTPUT_MAX_BYTES) stop("ended");
        else chunks.push(chunk);
      });
    }
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      messages = (messages + text).slice(-MESSAGES_KEPT);
    });

    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
    child.once("spawn", () => lowerPriority(child.pid));
    child.once("error", (error: NodeJS.ErrnoException) => {
      settle();
      reject(new ProgramError(error.code === "ENOENT" ? "missing" : "ended", "", { cause: error }));
    });
    child.once("close", (code) => {
      settle();
      if (signal?.aborted) reject(toError(signal.reason));
      else if (code === 0 && !stopped) resolve({ output: Buffer.concat(chunks), messages });
      else reject(new ProgramError(stopped ?? reasonOf(code, messages), messages));
    });
  });
}

let knownLeash: string[] | undefined;

/** What a program is started by so that it ends with this process, however that ends: Linux's `setpriv`, where it is. */
function leash(): string[] {
  if (knownLeash) return knownLeash;
  const [command = "", ...args] = LEASH;
  const isThere = spawnSync(command, [...args, "true"], { stdio: "ignore" }).status === 0;
  return (knownLeash = isThere ? LEASH : []);
}

function reasonOf(code: number | null, messages: string): ProgramFailure {
  if (code === NOT_FOUND && leash().length > 0) return "missing";
  if (messages.includes(DISK_FULL)) return "disk full";
  return code === null ? "ended" : "refused";
}

/** A process that has ended meanwhile, or that is not ours to slow down, stays as it is. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    os.setPriority(pid, Math.max(NICENESS, os.getPriority()));
  } catch {
    return;
  }
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error("It was told to stop", { cause: reason });
}

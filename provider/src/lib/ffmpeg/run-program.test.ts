/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inspect } from "node:util";

import { runProgram } from "./run-program";

const shell = (script: string, options: Partial<Parameters<typeof runProgram>[2]> = {}) =>
  runProgram("sh", ["-c", script], { timeLimitMs: 20_000, ...options });

describe("runProgram", () => {
  it("returns a program's output, and the end of its messages", async () => {
    const { output, messages } = await shell("echo given; seq 20000 >&2; echo said >&2");
    expect(output.toString()).toBe("given\n");
    expect(messages).toMatch(/19999\n20000\nsaid\n$/);
    expect(messages.length).toBeLessThan(20_000);
  });

  it("passes on lines as they arrive", async () => {
    const lines: string[] = [];
    const { output } = await shell("echo one; echo two", { onLine: (line) => void lines.push(line) });
    expect(lines).toEqual(["one", "two"]);
    expect(output).toHaveLength(0);
  });

  it("gives everything else priority", async () => {
    const { output } = await shell("sleep 0.3; nice");
    expect(Number(output.toString())).toBeGreaterThanOrEqual(Math.max(10, os.getPriority()));
  });

  it("keeps its priority while somebody waits", async () => {
    const { output } = await shell("sleep 0.3; nice", { isAwaited: true });
    expect(Number(output.toString())).toBe(os.getPriority());
  });

  it.each([
    ["refused", "echo 'Invalid data' >&2; exit 1"],
    ["disk full", "echo 'x.mp4: No space left on device' >&2; exit 1"],
    ["ended", "kill -9 $$"],
    ["ended", "exec yes"],
  ])("reports that a program was %s", async (reason, script) => {
    await expect(shell(script, { outputMaxBytes: 100_000 })).rejects.toMatchObject({
      name: "ProgramError",
      reason,
    });
  });

  it.each([
    ["memory", "exec node -e 'Buffer.alloc(4e9, 1)'"],
    ["disk", 'exec head -c 2000000 /dev/zero > "$FILE"'],
  ])("limits how much %s a program may take", async (_, script) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-limits-"));
    const file = path.join(folder, "written");
    const limits = { fileMaxBytes: 1_000_000, memoryMaxBytes: 1024 ** 3 };
    await expect(shell(script.replace("$FILE", file), limits)).rejects.toMatchObject({
      name: "ProgramError",
    });
    expect(existsSync(file) ? statSync(file).size : 0).toBeLessThanOrEqual(1_000_000);
    rmSync(folder, { recursive: true });
  });

  it("keeps a program from writing where it may not", async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-limits-"));
    const file = path.join(folder, "written");
    await expect(shell(`exec head -c 10 /dev/zero > "${file}"`)).rejects.toMatchObject({
      reason: "too large",
    });
    expect(statSync(file).size).toBe(0);
    rmSync(folder, { recursive: true });
  });

  it("keeps a program's messages out of the log", async () => {
    const error: unknown = await shell("echo 'location: +48.8577' >&2; exit 1").catch(
      (reason: unknown) => reason,
    );
    expect(error).toHaveProperty("messages", "location: +48.8577\n");
    expect(inspect(error, { showHidden: true })).not.toContain("48.8577");
    expect(JSON.stringify(error)).not.toContain("48.8577");
  });

  it("ends a slow program", async () => {
    await expect(shell("exec sleep 60", { timeLimitMs: 50 })).rejects.toMatchObject({ reason: "slow" });
  });

  it("reports that there is no program with this name", async () => {
    const missing = runProgram("/nowhere/ffmpeg", [], { timeLimitMs: 1000 });
    await expect(missing).rejects.toMatchObject({ reason: "missing" });
  });

  it("stops with the given reason, before and during the run", async () => {
    const reason = new Error("Somebody else has it");
    const early = AbortSignal.abort(reason);
    await expect(shell("echo", { signal: early })).rejects.toBe(reason);
    const late = new AbortController();
    const onLine = () => late.abort(reason);
    await expect(shell("echo; exec sleep 60", { signal: late.signal, onLine })).rejects.toBe(reason);
  });
});

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import net from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { runNode, startNode } from "./processes.mjs";

// Each test starts several processes, on machines that are busy with other work.
jest.setTimeout(60_000);

const forever = "setInterval(() => undefined, 1000)";

const reportLine = z.object({ time: z.number(), used: z.number() });

/** An idle program's share of a core. One that spins takes all of it, or never gets to report. */
const IDLE_SHARE = 0.5;

/** How often a process reports its processor time, in milliseconds, and how many reports make a measurement. */
const REPORT_INTERVAL = 100;
const REPORTS = 10;

/** Reports its processor time over a connection, which closes when the process ends. */
const report = `
const connection = net.connect(Number(process.env.REPORT_PORT), "127.0.0.1");
setInterval(() => {
  const { user, system } = process.cpuUsage();
  connection.write(JSON.stringify({ role, time: performance.now(), used: (user + system) / 1000 }) + "\\n");
}, ${REPORT_INTERVAL});`;

/** Like Next: writes all the time, and logs uncaught exceptions. */
const chatter = `
const net = require("node:net");
const role = "program";
process.on("uncaughtException", (error) => process.stderr.write("uncaught " + error.message + "\\n"));
setInterval(() => { process.stdout.write("out\\n"); process.stderr.write("err\\n"); }, 20);
${report}`;

const moduleUrl = (/** @type {string} */ name) => pathToFileURL(path.join(import.meta.dirname, name)).href;

/** Starts a program as `npm start` does. */
const launch = `
import net from "node:net";
import { runCommand } from "${moduleUrl("command.mjs")}";
import { startNode } from "${moduleUrl("processes.mjs")}";
const role = "launcher";
${report}
const program = { name: "program", args: ["--eval", ${JSON.stringify(chatter)}], cwd: process.cwd() };
await runCommand(async (interrupted) => {
  await startNode({ ...program, env: process.env, output: "prefix", interrupted }).ended;
});`;

/**
 * @param {string} script
 * @param {AbortSignal} [interrupted]
 */
const options = (script, interrupted) => ({
  name: "The script",
  args: ["--eval", script],
  cwd: process.cwd(),
  env: process.env,
  interrupted,
});

/**
 * Starts a launcher with its program, in a process group of its own.
 *
 * @param {string[]} [args] for Node
 */
async function startLauncher(args = ["--input-type=module", "--eval", launch]) {
  const server = net.createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const launcher = spawn(process.execPath, args, {
    detached: true,
    env: { ...process.env, REPORT_PORT: String(address.port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { pid, stdout, stderr } = launcher;
  if (pid === undefined) throw new Error("The launcher could not be started");
  const ended = once(launcher, "exit");

  /** @type {Promise<import("node:net").Socket>} */
  const program = new Promise((resolve) => {
    server.on("connection", (socket) => {
      socket.on("error", () => undefined);
      socket.once("data", (line) => String(line).includes('"program"') && resolve(socket));
    });
  });
  const socket = await program;
  server.close();
  return {
    pid,
    ended,
    programEnded: socket.destroyed ? Promise.resolve() : once(socket, "close"),
    output: [stdout, stderr],
    load: () => loadOf(socket),
  };
}

/**
 * @param {import("node:net").Socket} socket
 * @returns {Promise<number>} the share of a core that the process takes
 */
async function loadOf(socket) {
  const reports = [];
  for await (const line of createInterface({ input: socket })) {
    if (reports.push(reportLine.parse(JSON.parse(line))) === REPORTS) break;
  }
  const [first, last] = [reports[0], reports.at(-1)];
  if (!first || !last) throw new Error("The process ended before it was measured");
  return (last.used - first.used) / (last.time - first.time);
}

describe("startNode", () => {
  it("stops when interrupted", async () => {
    const interruption = new AbortController();
    const { ended } = startNode(options(forever, interruption.signal));
    interruption.abort();
    await expect(ended).resolves.toBe("SIGTERM");
  });

  it("stops on request", async () => {
    const { stop, ended } = startNode(options(forever));
    await stop("SIGKILL");
    await expect(ended).resolves.toBe("SIGKILL");
  });

  it.each([
    ["the launcher", 1],
    ["its whole group", -1],
  ])("ends the program at once when %s is killed", async (_, sign) => {
    const { pid, programEnded, output } = await startLauncher();
    for (const stream of output) stream.resume();
    process.kill(sign * pid, "SIGKILL");
    await programEnded;
  });

  it.each(["SIGINT", "SIGTERM", "SIGHUP"])("ends both on %s", async (signal) => {
    const { pid, programEnded, ended, output } = await startLauncher();
    for (const stream of output) stream.resume();
    process.kill(pid, signal);
    await expect(ended).resolves.toEqual([0, null]);
    await programEnded;
  });

  it("lets both continue quietly when nobody reads their output any more", async () => {
    const { pid, programEnded, output, load } = await startLauncher();
    for (const stream of output) stream.destroy();
    expect(await load()).toBeLessThan(IDLE_SHARE);
    process.kill(-pid, "SIGKILL");
    await programEnded;
  });
});

describe("a program's lines", () => {
  it("have its name in front, except lines of JSON", () => {
    const program = { name: "program", args: ["--eval", 'console.log("words\\n{}")'], cwd: process.cwd() };
    const script = `
      import { startNode } from "${moduleUrl("processes.mjs")}";
      await startNode({ ...${JSON.stringify(program)}, env: process.env, output: "prefix" }).ended;`;
    const written = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
      encoding: "utf8",
    });
    expect(written).toBe("[program] words\n{}\n");
  });
});

it("remembers the last sentence of a program's errors, not its stack", async () => {
  const program = `
    console.log("Listening.");
    console.error("It failed.\\nStart PostgreSQL.\\n    at connect (file.js:1:1)\\n}");`;
  const script = `
    import { startNode } from "${moduleUrl("processes.mjs")}";
    const program = { name: "program", args: ["--eval", ${JSON.stringify(program)}], cwd: process.cwd() };
    const { ended, lastSentence } = startNode({ ...program, env: process.env, output: "prefix" });
    await ended;
    console.log(lastSentence());`;
  const written = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  expect(written).toBe("[program] Listening.\nStart PostgreSQL.\n");
});

describe("runNode", () => {
  it("ends when the program has done its work", async () => {
    await expect(runNode(options(""))).resolves.toBeUndefined();
  });

  it("says how it failed", async () => {
    await expect(runNode(options("process.exit(3)"))).rejects.toThrow("The script failed (exit code 3)");
  });

  it("distinguishes an interruption from a failure", async () => {
    const interruption = AbortSignal.abort(new Error("interrupted"));
    await expect(runNode(options(forever, interruption))).rejects.toThrow("interrupted");
  });
});

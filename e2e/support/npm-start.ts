import { spawn } from "node:child_process";
import { once } from "node:events";
import getPort from "get-port";

/** Returns the variables of a site on free ports. */
export async function newVariables(dataDir: string) {
  const [site, provider] = [await getPort(), await getPort()];
  return {
    PATH: process.env.PATH,
    NODE_ENV: "production" as const,
    PORT: String(site),
    PROVIDER_PORT: String(provider),
    DATA_DIR: dataDir,
  };
}

/** Runs `npm start` in a folder with the programs. */
export function npmStart(folder: string, env: NodeJS.ProcessEnv) {
  const program = spawn(process.execPath, ["scripts/start.mjs"], { cwd: folder, env });
  const ended = once(program, "exit");
  let output = "";
  for (const stream of [program.stdout, program.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return {
    pid: program.pid ?? 0,
    isRunning: () => program.exitCode === null,
    output: () => output,
    /** Resolves with its exit code and the signal that ended it. */
    stop: (signal: NodeJS.Signals = "SIGTERM"): Promise<unknown> => {
      program.kill(signal);
      return ended;
    },
  };
}

export type NpmStart = ReturnType<typeof npmStart>;

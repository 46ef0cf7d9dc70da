import { once } from "node:events";
import getPort from "get-port";
import { spawnOwn } from "./own-process.mjs";
import { waitForPort } from "./wait-for.mjs";

/** How long Redis may take to start, in milliseconds. */
const START_TIMEOUT = 10_000;

/**
 * Starts a Redis without persistence, on a port of this machine only.
 *
 * @param {number} [port] by default a free one
 * @throws {Error} when it does not start
 */
export async function startRedis(port) {
  const ownPort = port ?? (await getPort());
  const start = async () => {
    const args = ["--port", String(ownPort), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    const server = spawnOwn("redis-server", args);
    const ended = once(server, "exit");
    await waitForPort(ownPort, START_TIMEOUT);
    return { server, ended };
  };
  let running = await start();
  return {
    url: `redis://127.0.0.1:${ownPort}`,
    pid: () => running.server.pid ?? 0,
    /**
     * Suspends it, or resumes it.
     *
     * @param {"SIGSTOP" | "SIGCONT"} signal
     */
    signal: (signal) => running.server.kill(signal),
    stop: async () => {
      running.server.kill("SIGKILL");
      await running.ended;
    },
    /** Starts it again, without its data. */
    restart: async () => {
      running = await start();
    },
  };
}

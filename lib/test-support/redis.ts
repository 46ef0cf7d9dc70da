import { once } from "node:events";
import { processState } from "@lampstand/runtime/process-state";
import { connectRedis, redisConnection, type Heartbeat } from "@/lib/redis/connection.mjs";
import { startRedis } from "@/scripts/support/redis-server.mjs";

/** Starts a Redis for this file's tests, and connects this process. */
export function ownRedis(heartbeats: Heartbeat[] = []) {
  let server: Awaited<ReturnType<typeof startRedis>>;
  const notices: string[] = [];
  beforeAll(async () => {
    server = await startRedis();
    const tell = (notice: string) => void notices.push(notice);
    await connectRedis({
      url: server.url,
      prefix: "test:",
      content: "",
      heartbeats,
      tell,
      answerTimeout: 1_000,
    });
  });
  afterAll(async () => {
    const client = redisConnection()?.client;
    const ended = client?.status === "ready" && once(client, "end");
    client?.disconnect();
    await ended;
    processState().redis = undefined;
    await server.stop();
  });
  return {
    notices,
    stop: () => server.stop(),
    restart: () => server.restart(),
    /** Turns this process into another instance, as far as its memory is concerned. */
    beAnotherInstance: () => {
      Object.assign(globalThis, { lampstandProcessState: { redis: processState().redis } });
    },
  };
}

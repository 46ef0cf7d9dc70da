import { once } from "node:events";
import { connectRedis, redisConnection, type Beat } from "@/lib/redis/connection.mjs";
import { startRedis } from "@/scripts/support/redis-server.mjs";

/** A Redis for the tests of this file, and a connection of this process. */
export function ownRedis(beats: Beat[] = []) {
  let server: Awaited<ReturnType<typeof startRedis>>;
  const notices: string[] = [];
  beforeAll(async () => {
    server = await startRedis();
    const tell = (notice: string) => void notices.push(notice);
    await connectRedis({ url: server.url, prefix: "test:", content: "", beats, tell, answerTimeout: 1_000 });
  });
  afterAll(async () => {
    const client = redisConnection()?.client;
    const ended = client?.status === "ready" && once(client, "end");
    client?.disconnect();
    await ended;
    Reflect.deleteProperty(globalThis, "lampstandRedis");
    await server.stop();
  });
  return {
    notices,
    stop: () => server.stop(),
    restart: () => server.restart(),
    /** From now on this process is another one, as far as its own memory goes. */
    beAnotherInstance: () => {
      globalThis.lampstandProcessState = undefined;
    },
  };
}

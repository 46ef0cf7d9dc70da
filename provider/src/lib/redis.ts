import { createHash } from "node:crypto";

import { processState } from "@lampstand/runtime/process-state";
import type { Redis } from "ioredis";

/** How long to wait for an answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 200;

/** How long it may hang before we reconnect, and between tries, in milliseconds. */
const SILENCE_MS = 1_000;
const RECONNECT_MS = 250;

/** How long a start waits for Redis before continuing without it, in milliseconds. */
const START_TIMEOUT_MS = 2_000;

type Connection = {
  client: Redis;
  prefix: string;
};

type Log = { info: (message: string) => void; warn: (message: string) => void };

declare global {
  interface ProcessState {
    providerRedis?: Connection;
  }
}

/** Returns the Redis connection, if any, whether it answers or not. */
export function redisConnection(): Connection | undefined {
  return processState().providerRedis;
}

/** Connects to Redis, which counts across instances, until the process ends. Logs each loss and return. */
export async function connectRedis(url: string, siteUrl: string, log: Log): Promise<void> {
  const { Redis: Client } = await import("ioredis");
  const client = new Client(url, {
    autoResendUnfulfilledCommands: false,
    commandTimeout: ANSWER_TIMEOUT_MS,
    connectTimeout: START_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => RECONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  let isAway = false;
  let reason = "the connection was closed";
  client.on("error", (error: Error) => (reason = error.message));
  client.on("close", () => {
    if (!isAway) log.warn(`Redis is unreachable, so this instance counts on its own: ${reason}`);
    isAway = true;
  });
  const site = createHash("sha256").update(siteUrl).digest("hex").slice(0, 16);
  processState().providerRedis = { client, prefix: `lampstand:${site}:provider:` };
  await new Promise<void>((resolve) => {
    client.on("ready", () => {
      if (isAway) log.info("Redis can be reached again");
      isAway = false;
      resolve();
    });
    setTimeout(resolve, START_TIMEOUT_MS).unref();
  });
}

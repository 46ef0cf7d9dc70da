/** See docs/decisions/2026-11-23-several-instances.md. `ioredis` is only loaded if REDIS_URL is set. */
import { processState } from "@lampstand/runtime/process-state";

const ANSWER_TIMEOUT_MS = 200;

export const HEARTBEAT_MS = 500;

const MISSED_UNTIL_ANEW = 3; // unanswered heartbeats before it reconnects

const RECONNECT_MS = 250;
const CONNECT_TIMEOUT_MS = 2_000;

const START_TIMEOUT_MS = 2_000; // after this, the site starts without Redis

/** @typedef {{ client: import("ioredis").Redis, prefix: string, content: string, isUsable: boolean,
 *   noteFailure: (error: unknown) => void }} Connection pages made with other `content` are not shared */

/** Throws if Redis does not answer. @typedef {(connection: Connection, isNew: boolean) => Promise<void>} Heartbeat */

/** @typedef {"connected" | "lost" | "refused"} Notice */

/** @typedef {{ url: string, prefix: string, content: string, heartbeats: Heartbeat[], answerTimeout?: number,
 *   tell: (notice: Notice, error?: unknown) => void }} Options */

export function redisConnection() {
  return processState().redis ?? null;
}

/** @template T, U @param {(connection: Connection) => Promise<T>} work @param {U} otherwise @returns {Promise<T | U>} */
export async function withRedis(work, otherwise) {
  const connection = redisConnection();
  if (!connection?.isUsable) return otherwise;
  try {
    return await work(connection);
  } catch (error) {
    connection.noteFailure(error);
    return otherwise;
  }
}

/** Resolves when Redis is usable, or after START_TIMEOUT_MS. @param {Options} options */
export async function connectRedis({
  url,
  prefix,
  content,
  heartbeats,
  tell,
  answerTimeout = ANSWER_TIMEOUT_MS,
}) {
  const { Redis } = await import("ioredis");
  class TimedRedis extends Redis {
    /** @override @param {Parameters<import("ioredis").Redis["sendCommand"]>} args */
    sendCommand(...args) {
      return inTime(super.sendCommand(...args), answerTimeout);
    }
  }
  const client = new TimedRedis(url, {
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    connectTimeout: CONNECT_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => RECONNECT_MS,
  });
  /** @type {Set<unknown>} */
  const refusals = new Set();
  let connections = 0;
  let known = 0;
  let missedHeartbeats = 0;
  let isLost = false;
  let isChecking = false;
  /** @type {unknown} */
  let reason;
  /** @type {() => void} */
  let started = () => undefined;
  const firstHeartbeat = new Promise(
    (/** @type {(value?: undefined) => void} */ resolve) => (started = resolve),
  );

  /** @type {Connection} */
  const connection = {
    client,
    prefix,
    content,
    isUsable: false,
    noteFailure: (error) => {
      if (!isRefusal(error)) connection.isUsable = false;
      else if (!refusals.has(codeOf(error))) {
        refusals.add(codeOf(error));
        tell("refused", error);
      }
    },
  };

  const lose = (/** @type {unknown} */ error) => {
    connection.isUsable = false;
    if (!isLost) tell("lost", error);
    isLost = true;
  };

  const heartbeat = async () => {
    if (isChecking || client.status !== "ready") return;
    isChecking = true;
    const current = connections;
    try {
      for (const work of heartbeats) await work(connection, current !== known);
      if (current === connections) {
        known = current;
        missedHeartbeats = 0;
        connection.isUsable = true;
        if (isLost) tell("connected");
        isLost = false;
        started();
      }
    } catch (error) {
      connection.isUsable = false;
      missedHeartbeats += 1;
      if (missedHeartbeats >= MISSED_UNTIL_ANEW || isRefusal(error)) lose(error);
      if (missedHeartbeats >= MISSED_UNTIL_ANEW) client.disconnect(true);
    } finally {
      isChecking = false;
    }
  };

  client.on("error", (error) => (reason = error));
  client.on("close", () => {
    lose(reason ?? new Error("The connection was closed"));
    reason = undefined;
  });
  client.on("ready", () => {
    connections += 1;
    missedHeartbeats = 0;
    void heartbeat();
  });
  processState().redis = connection;
  const interval = setInterval(() => void heartbeat(), HEARTBEAT_MS);
  interval.unref();
  const tooLong = new Promise((resolve) => setTimeout(resolve, START_TIMEOUT_MS).unref());
  await Promise.race([firstHeartbeat, tooLong]);
}

/** Unlike the client's own time-out, this first reads what arrived while the process was busy. */
function inTime(/** @type {unknown} */ answer, /** @type {number} */ milliseconds) {
  return new Promise((resolve, reject) => {
    const miss = () => reject(new Error("Redis did not answer"));
    const timer = setTimeout(() => setImmediate(miss), milliseconds);
    Promise.resolve(answer)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Returns whether Redis answers but refuses, as when its memory is full. @param {unknown} error */
function isRefusal(error) {
  return error instanceof Error && error.name === "ReplyError";
}

function codeOf(/** @type {unknown} */ error) {
  return error instanceof Error ? error.message.split(" ", 1)[0] : error;
}

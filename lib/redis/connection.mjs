/**
 * The connection to Redis, by which several instances of the site share what one alone keeps in memory. Without REDIS_URL
 * there is none, and `ioredis` is not even loaded. Next builds the parts of a site separately, and loads the cache handler
 * as it is: all of them share this one. See docs/decisions/2026-11-23-several-instances.md.
 */

/** How long anything waits for an answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 200;

/** How often it is seen to that Redis answers and nothing was missed, in milliseconds. */
export const BEAT_MS = 500;

/** After how many beats without an answer the connection is made anew. */
const BEATS_UNTIL_ANEW = 3;

const RECONNECT_MS = 250;
const CONNECT_TIMEOUT_MS = 2_000;

/** How long a start waits for Redis before it goes on without it, in milliseconds. */
const START_TIMEOUT_MS = 2_000;

/**
 * @typedef {object} Connection
 * @property {import("ioredis").Redis} client
 * @property {string} prefix what every key and channel begins with
 * @property {string} content what pages are made with: of others, the pages are not shared
 * @property {boolean} isUsable whether it answers, and this instance knows all that it has to
 * @property {(error: unknown) => void} noteFailure
 */

/**
 * Done every half second, and first of all on each new connection: what it throws says that Redis does not answer.
 *
 * @typedef {(connection: Connection, isNew: boolean) => Promise<void>} Beat
 */

/** @typedef {"connected" | "lost" | "refused"} Notice */

/**
 * @typedef {object} Options
 * @property {string} url
 * @property {string} prefix
 * @property {string} content
 * @property {Beat[]} beats
 * @property {number} [answerTimeout] how long anything waits for an answer, in milliseconds
 * @property {(notice: Notice, error?: unknown) => void} tell is told once when it is lost, and when it is back
 */

/** All parts of the site share it. */
const shared = /** @type {{ lampstandRedis?: Connection }} */ (globalThis);

/** The connection, whether it can be relied on or not; `null` where there is no Redis. */
export function redisConnection() {
  return shared.lampstandRedis ?? null;
}

/**
 * Does something with Redis, or without it: what is thrown is noted, and counts as Redis being away.
 *
 * @template T, U
 * @param {(connection: Connection) => Promise<T>} work
 * @param {U} otherwise the outcome without Redis
 * @returns {Promise<T | U>}
 */
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

/**
 * Connects, and keeps connected for as long as the process lives. Resolves when Redis can be relied on, or it takes too long.
 *
 * @param {Options} options
 */
export async function connectRedis({ url, prefix, content, beats, tell, answerTimeout = ANSWER_TIMEOUT_MS }) {
  const { Redis } = await import("ioredis");
  class TimedRedis extends Redis {
    /**
     * @override
     * @param {Parameters<import("ioredis").Redis["sendCommand"]>} args
     */
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
  let missedBeats = 0;
  let isLost = false;
  let isBeating = false;
  /** @type {unknown} */
  let reason;
  /** @type {() => void} */
  let started = () => undefined;
  const firstBeat = new Promise((/** @type {(value?: undefined) => void} */ resolve) => (started = resolve));

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

  /** @param {unknown} error */
  const lose = (error) => {
    connection.isUsable = false;
    if (!isLost) tell("lost", error);
    isLost = true;
  };

  const beat = async () => {
    if (isBeating || client.status !== "ready") return;
    isBeating = true;
    const current = connections;
    try {
      for (const work of beats) await work(connection, current !== known);
      if (current === connections) {
        known = current;
        missedBeats = 0;
        connection.isUsable = true;
        if (isLost) tell("connected");
        isLost = false;
        started();
      }
    } catch (error) {
      connection.isUsable = false;
      missedBeats += 1;
      if (missedBeats >= BEATS_UNTIL_ANEW || isRefusal(error)) lose(error);
      if (missedBeats >= BEATS_UNTIL_ANEW) client.disconnect(true);
    } finally {
      isBeating = false;
    }
  };

  client.on("error", (error) => (reason = error));
  client.on("close", () => {
    lose(reason ?? new Error("The connection was closed"));
    reason = undefined;
  });
  client.on("ready", () => {
    connections += 1;
    missedBeats = 0;
    void beat();
  });
  shared.lampstandRedis = connection;
  const beating = setInterval(() => void beat(), BEAT_MS);
  beating.unref();
  const tooLong = new Promise((resolve) => setTimeout(resolve, START_TIMEOUT_MS).unref());
  await Promise.race([firstBeat, tooLong]);
}

/**
 * The same answer, or a failure when it does not come. What has come while this process was busy is read before it counts as
 * missing, which is why the client's own time-out will not do.
 *
 * @param {unknown} answer
 * @param {number} milliseconds
 */
function inTime(answer, milliseconds) {
  return new Promise((resolve, reject) => {
    const miss = () => reject(new Error("Redis did not answer"));
    const timer = setTimeout(() => setImmediate(miss), milliseconds);
    Promise.resolve(answer)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Whether Redis is there but does not do it, as when its memory is full. @param {unknown} error */
function isRefusal(error) {
  return error instanceof Error && error.name === "ReplyError";
}

/** The first word of a refusal, such as `OOM`. @param {unknown} error */
function codeOf(error) {
  return error instanceof Error ? error.message.split(" ", 1)[0] : error;
}

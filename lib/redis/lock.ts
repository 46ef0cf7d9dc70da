import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { withRedis } from "./connection.mjs";

/** For how long a holder that says nothing more keeps a lock, such as one that was killed, in milliseconds. */
const LIFETIME_MS = 5_000;

/** How often a holder renews its lock, and learns that it is asked for it, in milliseconds. */
const RENEWAL_MS = 500;

/** How often somebody who waits for a lock tries to take it, in milliseconds. */
const RETRY_MS = 100;

/** Takes a lock or renews it; of somebody else's it notes that it is asked for, where it is. */
const TAKE = `
  local holder = redis.call("hget", KEYS[1], "holder")
  if holder and holder ~= ARGV[1] then
    if ARGV[3] == "ask" then redis.call("hset", KEYS[1], "asked", 1) end
    return "held"
  end
  redis.call("hset", KEYS[1], "holder", ARGV[1])
  redis.call("pexpire", KEYS[1], ARGV[2])
  return redis.call("hexists", KEYS[1], "asked") == 1 and "asked" or "own"`;

const RELEASE = `if redis.call("hget", KEYS[1], "holder") == ARGV[1] then redis.call("del", KEYS[1]) end`;

type LockOptions = {
  /** Ends the waiting. */
  signal?: AbortSignal;
  /** Told once when somebody else waits for the lock, or has it: it was lost, as by a process that stood still. */
  onAsked?: () => void;
};

/**
 * Waits until this caller alone, of all instances, has the lock of this name. Without Redis, and while it is away, that is
 * at once: what it protects must be right then, too, and may be done twice.
 *
 * @returns what lets go of it
 * @throws {Error} when the signal aborts
 */
export async function takeLock(
  name: string,
  { signal, onAsked }: LockOptions = {},
): Promise<() => Promise<void>> {
  const token = randomUUID();
  const take = (intent: "ask" | "renew") =>
    withRedis(
      ({ client, prefix }) => client.eval(TAKE, 1, `${prefix}lock:${name}`, token, LIFETIME_MS, intent),
      "away",
    );
  while ((await take("ask")) === "held") await setTimeout(RETRY_MS, undefined, { signal });

  let isAsked = false;
  const renewing = setInterval(() => {
    void take("renew").then((answer) => {
      if (isAsked || answer === "own" || answer === "away") return;
      isAsked = true;
      onAsked?.();
    });
  }, RENEWAL_MS);
  return async () => {
    clearInterval(renewing);
    await withRedis(({ client, prefix }) => client.eval(RELEASE, 1, `${prefix}lock:${name}`, token), null);
  };
}

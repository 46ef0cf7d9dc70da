import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { withRedis } from "./connection.mjs";

const LIFETIME_MS = 5_000; // after a holder was killed

const RENEWAL_MS = 500;

const RETRY_MS = 100;

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
  signal?: AbortSignal;
  /** Called once when another instance waits for the lock, or has it, as after this process hung. */
  onWaiting?: () => void;
};

/** Acquires the lock, at once without Redis, and returns its release. @throws {Error} when `signal` aborts */
export async function takeLock(
  name: string,
  { signal, onWaiting }: LockOptions = {},
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
      onWaiting?.();
    });
  }, RENEWAL_MS);
  return async () => {
    clearInterval(renewing);
    await withRedis(({ client, prefix }) => client.eval(RELEASE, 1, `${prefix}lock:${name}`, token), null);
  };
}

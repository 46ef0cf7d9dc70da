import { eventually } from "@/lib/test-support/cache-instances";
import { ownRedis } from "@/lib/test-support/redis";
import { redisConnection } from "./connection.mjs";
import { takeLock } from "./lock";

const redis = ownRedis();

/** Returns the name's key in Redis. */
const keyOf = (name: string) => `test:lock:${name}`;

function client() {
  const connection = redisConnection();
  if (!connection) throw new Error("There is no Redis");
  return connection.client;
}

it("is held by one at a time, and passes on when it is released", async () => {
  const release = await takeLock("one");
  const order: string[] = [];
  const next = takeLock("one").then((releaseNext) => {
    order.push("taken");
    return releaseNext;
  });
  await eventually(async () => expect(await client().hget(keyOf("one"), "asked")).toBe("1"));
  order.push("let go");
  await release();
  await (
    await next
  )();
  expect(order).toEqual(["let go", "taken"]);
  expect(await client().exists(keyOf("one"))).toBe(0);
  await (
    await takeLock("another")
  )();
});

it("tells its holder once that another waits", async () => {
  const onWaiting = jest.fn();
  const release = await takeLock("two", { onWaiting });
  const waiting = takeLock("two");
  await eventually(async () => expect(onWaiting).toHaveBeenCalled());
  await release();
  const releaseNext = await waiting;
  expect(onWaiting).toHaveBeenCalledTimes(1);
  await releaseNext();
});

it("stops waiting when the signal aborts", async () => {
  const release = await takeLock("three");
  await expect(takeLock("three", { signal: AbortSignal.timeout(200) })).rejects.toThrow();
  await release();
});

it("is free again some time after its holder was killed", async () => {
  // As an instance leaves it when it dies.
  await client().hset(keyOf("four"), "holder", "killed");
  await client().pexpire(keyOf("four"), 300);
  await (
    await takeLock("four")
  )();
});

it("stays with a live holder, however long it takes", async () => {
  const release = await takeLock("five");
  await client().pexpire(keyOf("five"), 2_000);
  await eventually(async () => expect(await client().pttl(keyOf("five"))).toBeGreaterThan(2_000));
  await release();
});

it("that was lost is not taken from its new holder, who is not disturbed", async () => {
  const onWaiting = jest.fn();
  const release = await takeLock("six", { onWaiting });
  await client().hset(keyOf("six"), "holder", "another");
  await eventually(async () => expect(onWaiting).toHaveBeenCalledTimes(1));
  await release();
  expect(await client().hgetall(keyOf("six"))).toEqual({ holder: "another" });
});

it("delays nobody while Redis is away", async () => {
  const release = await takeLock("seven");
  await redis.stop();
  await eventually(async () => expect(redis.notices).toContain("lost"));
  await (
    await takeLock("seven")
  )();
  await release();
  await redis.restart();
  await eventually(async () => expect(redis.notices).toContain("connected"));
});

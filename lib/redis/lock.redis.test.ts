import { eventually } from "@/lib/test-support/cache-instances";
import { ownRedis } from "@/lib/test-support/redis";
import { redisConnection } from "./connection.mjs";
import { takeLock } from "./lock";

const redis = ownRedis();

/** What the name stands for in Redis. */
const keyOf = (name: string) => `test:lock:${name}`;

function client() {
  const connection = redisConnection();
  if (!connection) throw new Error("There is no Redis");
  return connection.client;
}

it("is for one at a time, and for the next once it is let go of", async () => {
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

it("its holder is told once that it is asked for", async () => {
  const onWaiting = jest.fn();
  const release = await takeLock("two", { onWaiting });
  const waiting = takeLock("two");
  await eventually(async () => expect(onWaiting).toHaveBeenCalled());
  await release();
  const releaseNext = await waiting;
  expect(onWaiting).toHaveBeenCalledTimes(1);
  await releaseNext();
});

it("is no longer waited for when the signal says so", async () => {
  const release = await takeLock("three");
  await expect(takeLock("three", { signal: AbortSignal.timeout(200) })).rejects.toThrow();
  await release();
});

it("of one who was killed is free after a while", async () => {
  // As it is after the last word of an instance.
  await client().hset(keyOf("four"), "holder", "killed");
  await client().pexpire(keyOf("four"), 300);
  await (
    await takeLock("four")
  )();
});

it("is kept by whoever is still there, however long it takes", async () => {
  const release = await takeLock("five");
  await client().pexpire(keyOf("five"), 2_000);
  await eventually(async () => expect(await client().pttl(keyOf("five"))).toBeGreaterThan(2_000));
  await release();
});

it("that was lost is not taken from its new holder, who is asked for nothing", async () => {
  const onWaiting = jest.fn();
  const release = await takeLock("six", { onWaiting });
  await client().hset(keyOf("six"), "holder", "another");
  await eventually(async () => expect(onWaiting).toHaveBeenCalledTimes(1));
  await release();
  expect(await client().hgetall(keyOf("six"))).toEqual({ holder: "another" });
});

it("keeps nobody waiting while Redis is away", async () => {
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

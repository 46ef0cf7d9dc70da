import { eventually } from "@/lib/test-support/cache-instances";
import { withRedis } from "@/lib/redis/connection.mjs";
import { ownRedis } from "@/lib/test-support/redis";
import { refund, secondsToWait, type RateLimit } from "./rate-limit";

const redis = ownRedis();
const limit: RateLimit = { name: "test", points: 2, seconds: 600 };

it("does not count Redis as away when this process was busy", async () => {
  const answer = withRedis(async ({ client }) => client.ping(), "away");
  // Longer than any request waits for an answer.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  expect(await answer).toBe("PONG");
});

it("counts for all instances together; while Redis is away, each counts for itself", async () => {
  const counted = async () => (await secondsToWait(limit, "a")) > 0;
  expect([await counted(), await counted()]).toEqual([false, false]);
  redis.beAnotherInstance();
  expect(await counted()).toBe(true);
  expect(await secondsToWait(limit, "a")).toBeGreaterThan(590);
  for (let count = 0; count < 3; count += 1) await refund(limit, "a");
  expect([await counted(), await counted()]).toEqual([false, true]);

  await redis.stop();
  await eventually(async () => expect(redis.notices).toEqual(["lost"]));
  expect([await counted(), await counted(), await counted()]).toEqual([false, false, true]);
  redis.beAnotherInstance();
  expect(await counted()).toBe(false);
});

/** @jest-environment node */
import { processState } from "@lampstand/runtime/process-state";
import { RateLimiterRes } from "rate-limiter-flexible";

import { startRedis } from "../../../../scripts/support/redis-server.mjs";
import { connectRedis, redisConnection } from "../redis";
import { createLimiter } from "./limiter";

const log = { info: jest.fn(), warn: jest.fn() };
const options = { points: 2, duration: 600 };
let server: Awaited<ReturnType<typeof startRedis>>;

beforeAll(async () => {
  server = await startRedis();
  await connectRedis(server.url, "https://stories.example.org", log);
});

afterAll(async () => {
  redisConnection()?.client.disconnect();
  delete processState().providerRedis;
  await server.stop();
});

const called = (times: jest.Mock) =>
  new Promise<void>((resolve) => {
    const check = () => (times.mock.calls.length > 0 ? resolve() : void setTimeout(check, 10));
    check();
  });

it("counts for all instances together; without Redis each counts alone, within moments", async () => {
  const [one, another] = [createLimiter("calls", options), createLimiter("calls", options)];
  const others = createLimiter("other calls", options);
  await one.consume("a", 2);
  await expect(another.consume("a")).rejects.toBeInstanceOf(RateLimiterRes);
  await expect(others.consume("a")).resolves.toBeInstanceOf(RateLimiterRes);

  server.signal("SIGSTOP");
  // Redis would not answer before the test continues.
  await expect(another.consume("a")).resolves.toBeInstanceOf(RateLimiterRes);
  server.signal("SIGCONT");

  await server.stop();
  await called(log.warn);
  await expect(another.consume("a")).resolves.toBeInstanceOf(RateLimiterRes);
  await expect(another.consume("a")).rejects.toBeInstanceOf(RateLimiterRes);
  await server.restart();
  await called(log.info);
  await expect(one.consume("a", 2)).resolves.toBeInstanceOf(RateLimiterRes);
});

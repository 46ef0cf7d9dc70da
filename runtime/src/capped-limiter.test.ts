import { CappedLimiter } from "./capped-limiter";

const ONCE = { points: 1, duration: 600 };

const MAX_KEYS = 20;

it.each(["consume", "penalty", "reward"] as const)(
  "caps the number of keys, also after %s",
  async (count) => {
    const limiter = new CappedLimiter(ONCE, MAX_KEYS);
    for (let key = 0; key < 2 * MAX_KEYS; key += 1) await limiter[count](`key ${key}`);
    expect(limiter.dump().storage).toHaveLength(MAX_KEYS);
  },
);

it("forgets the key counted longest ago and keeps counting the others", async () => {
  const limiter = new CappedLimiter(ONCE, MAX_KEYS);
  await limiter.consume("early");
  for (let key = 1; key < MAX_KEYS; key += 1) await limiter.consume(`key ${key}`);
  await expect(limiter.consume("early")).rejects.toMatchObject({ consumedPoints: 2 });
  await limiter.consume("one more");
  await expect(limiter.consume("early")).rejects.toMatchObject({ consumedPoints: 3 });
  await expect(limiter.consume("key 1")).resolves.toMatchObject({ consumedPoints: 1 });
});

import { redisConnection } from "@/lib/redis/connection.mjs";
import { ownRedis } from "@/lib/test-support/redis";
import { isGoneSince, isOutdatedSince, lastNumber, revalidationVersion } from "./outdated-tags.mjs";
import { followRevalidations, revalidateTags } from "./revalidations.mjs";

ownRedis([followRevalidations]);

function connected() {
  const connection = redisConnection();
  if (!connection) throw new Error("There is no Redis");
  return connection;
}

it("a revalidation is not undone by an instance that catches up at the same time", async () => {
  const connection = connected();
  await revalidateTags(["blogs"]);
  const before = lastNumber();
  const { client } = connection;
  const ask = client.eval.bind(client);
  const asked = jest.spyOn(client, "eval").mockImplementationOnce(async (...question) => {
    const answer = await ask(...question);
    expect(await revalidateTags(["blog-one"])).toBe(true);
    return answer;
  });
  await followRevalidations(connection, true);
  expect(lastNumber()).toBe(before + 1);
  expect(isOutdatedSince(before, ["blog-one"])).toBe(true);
  expect(isOutdatedSince(before, ["blogs"])).toBe(false);
  asked.mockRestore();
});

it("takes over numbers that went back with Redis's clock", async () => {
  const connection = connected();
  await revalidateTags(["blogs"]);
  const key = "test:announcements";
  const early = lastNumber() - 1000;
  const asked = jest.spyOn(connection.client, "eval").mockImplementationOnce(async () => {
    await connection.client.hset(key, "number", early);
    return ["number", String(early), "floor", String(early)];
  });
  const read = revalidationVersion();
  await followRevalidations(connection, true);
  expect(lastNumber()).toBe(early);
  expect(isGoneSince(read, ["blogs"])).toBe(true);
  asked.mockRestore();
});

it("instances that missed it learn what is gone, but not about later reads", async () => {
  const connection = connected();
  await revalidateTags(["videos"]);
  const read = revalidationVersion();
  const number = lastNumber() + 1;
  // Sent by another instance, but lost.
  await connection.client.hset("test:announcements", {
    number,
    floor: 1,
    "tag:video:a": number,
    "gone:video:a": number,
  });
  await followRevalidations(connection, true);
  expect([["video:a"], ["video:b"]].map((tags) => isGoneSince(read, tags))).toEqual([true, false]);
  const readSince = revalidationVersion();
  await followRevalidations(connection, true);
  expect(isGoneSince(readSince, ["video:a"])).toBe(false);
});

it("after Redis loses its data, everything read before may be gone", async () => {
  const connection = connected();
  await revalidateTags(["videos"]);
  const read = revalidationVersion();
  await connection.client.del("test:announcements");
  await followRevalidations(connection, true);
  expect(isGoneSince(read, ["video:b"])).toBe(true);
});

it("an instance of the previous version, which runs during an update, acknowledges it", async () => {
  const { client } = connected();
  const older = client.duplicate({ enableOfflineQueue: true });
  await older.subscribe("test:announcements");
  const revalidated = new Promise((resolve) => {
    older.on("message", (_channel, message) => {
      const { from, question } = JSON.parse(message.slice(message.indexOf(" ") + 1)) as Record<
        string,
        string
      >;
      resolve(client.publish(`test:heard:${from ?? ""}`, String(question)));
    });
  });
  expect(await revalidateTags(["blogs"])).toBe(true);
  await revalidated;
  older.disconnect();
});

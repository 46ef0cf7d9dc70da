import { redisConnection } from "@/lib/redis/connection.mjs";
import { ownRedis } from "@/lib/test-support/redis";
import { announce, followAnnouncements, isOutdatedSince, lastNumber } from "./announcements.mjs";

ownRedis([followAnnouncements]);

function connected() {
  const connection = redisConnection();
  if (!connection) throw new Error("There is no Redis");
  return connection;
}

it("what is announced just when an instance has asked for all that was is not taken back", async () => {
  const connection = connected();
  await announce(["blogs"]);
  const before = lastNumber();
  const { client } = connection;
  const ask = client.eval.bind(client);
  const asked = jest.spyOn(client, "eval").mockImplementationOnce(async (...question) => {
    const answer = await ask(...question);
    expect(await announce(["blog-one"])).toBe(true);
    return answer;
  });
  await followAnnouncements(connection, true);
  expect(lastNumber()).toBe(before + 1);
  expect(isOutdatedSince(before, ["blog-one"])).toBe(true);
  expect(isOutdatedSince(before, ["blogs"])).toBe(false);
  asked.mockRestore();
});

it("numbers that have gone back with Redis's clock are taken over", async () => {
  const connection = connected();
  await announce(["blogs"]);
  const key = "test:announcements";
  const early = lastNumber() - 1000;
  const asked = jest.spyOn(connection.client, "eval").mockImplementationOnce(async () => {
    await connection.client.hset(key, "number", early);
    return ["number", String(early), "floor", String(early)];
  });
  await followAnnouncements(connection, true);
  expect(lastNumber()).toBe(early);
  asked.mockRestore();
});

import { siteConfig } from "@/lib/env/site-config";
import { eventually } from "@/lib/test-support/cache-instances";
import { memberSession, sessionEnvironment } from "@/lib/test-support/member-session";
import { ownFolder } from "@/lib/test-support/own-folder";
import { ownRedis } from "@/lib/test-support/redis";
import { earliestLogin, isRevoked, revoke, revokeAll, shareRevocations } from "./revocations";

jest.mock("@/lib/env/site-config");

const [here, elsewhere] = [ownFolder(), ownFolder()];
const redis = ownRedis([shareRevocations]);

/** Each machine has a folder of its own. */
function onMachineWith(folder: string) {
  redis.beAnotherInstance();
  jest.mocked(siteConfig).mockReturnValue(sessionEnvironment({ UPLOAD_DIR: folder }));
}

onMachineWith(here);

it("what ends on one machine has ended on the others", async () => {
  onMachineWith(here);
  await revoke(memberSession());
  await revokeAll(memberSession({ userId: "another" }).userId, 1_000);
  onMachineWith(elsewhere);
  expect(await isRevoked(memberSession())).toBe(true);
  expect(await isRevoked(memberSession({ id: "two" }))).toBe(false);
  expect(await isRevoked(memberSession({ userId: "another", loginAt: 1_000 }))).toBe(true);
  expect(await earliestLogin("another")).toBe(1_001);
});

it("what ends while Redis is away, or what it has forgotten, is told when it is back", async () => {
  onMachineWith(here);
  await revoke(memberSession());
  await redis.stop();
  await eventually(async () => expect(redis.notices).toContain("lost"));
  await revoke(memberSession({ id: "meanwhile" }));
  expect(await isRevoked(memberSession({ id: "meanwhile" }))).toBe(true);
  await redis.restart();
  await eventually(async () => expect(redis.notices).toContain("connected"));
  onMachineWith(elsewhere);
  expect(await isRevoked(memberSession())).toBe(true);
  expect(await isRevoked(memberSession({ id: "meanwhile" }))).toBe(true);
});

it("what could not be told once is told with the next beat", async () => {
  onMachineWith(here);
  const { redisConnection } = await import("@/lib/redis/connection.mjs");
  const client = redisConnection()?.client;
  if (!client) throw new Error("There is no Redis");
  // The first beat fails as well.
  const failure = new Error("Command timed out");
  jest.spyOn(client, "sadd").mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  await revoke(memberSession());
  await eventually(async () => expect(globalThis.lampstandProcessState?.unsharedRevocations).toBe(0));
  onMachineWith(elsewhere);
  await eventually(async () => expect(await isRevoked(memberSession())).toBe(true));
});

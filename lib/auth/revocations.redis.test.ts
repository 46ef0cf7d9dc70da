import { siteConfig } from "@/lib/env/site-config";
import { eventually } from "@/lib/test-support/cache-instances";
import { ownFolder } from "@/lib/test-support/own-folder";
import { ownRedis } from "@/lib/test-support/redis";
import { earliestLogin, isRevoked, revoke, revokeAll, shareRevocations } from "./revocations";
import type { Session } from "./session-cookie";

jest.mock("@/lib/env/site-config");

const [here, elsewhere] = [ownFolder(), ownFolder()];
const redis = ownRedis([shareRevocations]);

const session = (changes: Partial<Session> = {}): Session => ({
  id: "one",
  userId: `user-${expect.getState().currentTestName ?? ""}`,
  firstName: "Ann",
  lastName: "Lee",
  email: "ann@example.org",
  loginAt: Date.now(),
  ...changes,
});

/** Each machine has a folder of its own. */
function onMachineWith(folder: string) {
  redis.beAnotherInstance();
  jest.mocked(siteConfig).mockReturnValue({
    API_BASE_URL: "http://provider.example",
    MEDIA_BASE_URL: "http://provider.example",
    SITE_URL: "http://localhost:3000",
    PORT: 3000,
    SESSION_SECRET: "the secret of this site",
    UPLOAD_DIR: folder,
  });
}

onMachineWith(here);

it("what ends on one machine has ended on the others", async () => {
  onMachineWith(here);
  await revoke(session());
  await revokeAll(session({ userId: "another" }).userId, 1_000);
  onMachineWith(elsewhere);
  expect(await isRevoked(session())).toBe(true);
  expect(await isRevoked(session({ id: "two" }))).toBe(false);
  expect(await isRevoked(session({ userId: "another", loginAt: 1_000 }))).toBe(true);
  expect(await earliestLogin("another")).toBe(1_001);
});

it("what ends while Redis is away, or what it has forgotten, is told when it is back", async () => {
  onMachineWith(here);
  await revoke(session());
  await redis.stop();
  await eventually(async () => expect(redis.notices).toContain("lost"));
  await revoke(session({ id: "meanwhile" }));
  expect(await isRevoked(session({ id: "meanwhile" }))).toBe(true);
  await redis.restart();
  await eventually(async () => expect(redis.notices).toContain("connected"));
  onMachineWith(elsewhere);
  expect(await isRevoked(session())).toBe(true);
  expect(await isRevoked(session({ id: "meanwhile" }))).toBe(true);
});

it("what could not be told once is told with the next beat", async () => {
  onMachineWith(here);
  const { redisConnection } = await import("@/lib/redis/connection.mjs");
  const client = redisConnection()?.client;
  if (!client) throw new Error("There is no Redis");
  // The first beat fails as well.
  const failure = new Error("Command timed out");
  jest.spyOn(client, "sadd").mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  await revoke(session());
  await eventually(async () => expect(globalThis.lampstandProcessState?.unsharedRevocations).toBe(0));
  onMachineWith(elsewhere);
  await eventually(async () => expect(await isRevoked(session())).toBe(true));
});

import { mkdir } from "node:fs/promises";
import { processState } from "@lampstand/runtime/process-state";
import { siteConfig } from "@/lib/env/site-config";
import { eventually } from "@/lib/test-support/cache-instances";
import { memberSession, sessionEnvironment } from "@/lib/test-support/member-session";
import { ownFolder } from "@/lib/test-support/own-folder";
import { redisConnection } from "@/lib/redis/connection.mjs";
import { ownRedis } from "@/lib/test-support/redis";
import { earliestLogin, isRevoked, revoke, revokeAll } from "./revoked-sessions";
import { removeStaleRevocations, shareRevocations } from "./revocation-store";

jest.mock("@/lib/env/site-config");
jest.mock("node:fs/promises", () => {
  const actual = jest.requireActual<{ mkdir: typeof mkdir }>("node:fs/promises");
  return { ...actual, mkdir: jest.fn(actual.mkdir) };
});

const [here, elsewhere] = [ownFolder(), ownFolder()];
const redis = ownRedis([shareRevocations]);

/** Each machine has its own folder. */
function onMachineWith(folder: string) {
  redis.beAnotherInstance();
  jest.mocked(siteConfig).mockReturnValue(sessionEnvironment({ UPLOAD_DIR: folder }));
}

onMachineWith(here);

const DAY_MS = 86_400_000;

function client() {
  const connection = redisConnection();
  if (!connection) throw new Error("There is no Redis");
  return connection.client;
}

const sharedKeys = () => client().keys("test:session-endings:*");

it("a session that ends on one machine has ended on the others", async () => {
  onMachineWith(here);
  await revoke(memberSession());
  await revokeAll(memberSession({ userId: "another" }).userId, 1_000);
  onMachineWith(elsewhere);
  expect(await isRevoked(memberSession())).toBe(true);
  expect(await isRevoked(memberSession({ id: "two" }))).toBe(false);
  expect(await isRevoked(memberSession({ userId: "another", loginAt: 1_000 }))).toBe(true);
  expect(await earliestLogin("another")).toBe(1_001);
});

it("a session that ends on a machine without a writable disk has ended on the others, and the log warns about a possible loss", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  onMachineWith("/no/such/folder");
  jest.mocked(mkdir).mockRejectedValueOnce(new Error("read-only"));
  await revoke(memberSession({ id: "three" }));
  expect(await isRevoked(memberSession({ id: "three" }))).toBe(true);
  onMachineWith(elsewhere);
  expect(await isRevoked(memberSession({ id: "three" }))).toBe(true);
  expect(log).toHaveBeenCalledWith(expect.stringContaining("session-ending-not-kept"));
  log.mockRestore();
});

it("endings during a Redis outage, and those that Redis lost, are shared after it", async () => {
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

it("an ending that could not be shared is shared with the next heartbeat", async () => {
  onMachineWith(here);
  // The first heartbeat fails, too.
  const failure = new Error("Command timed out");
  jest.spyOn(client(), "sadd").mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  await revoke(memberSession());
  await eventually(async () => expect(processState().unsharedRevocations).toBe(0));
  onMachineWith(elsewhere);
  await eventually(async () => expect(await isRevoked(memberSession())).toBe(true));
});

it("an ending that neither disk nor Redis stored takes effect here, and on the others once Redis is back", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  onMachineWith("/no/such/folder");
  redis.notices.length = 0;
  await redis.stop();
  await eventually(async () => expect(redis.notices).toContain("lost"));
  jest.mocked(mkdir).mockRejectedValueOnce(new Error("read-only"));
  await expect(revoke(memberSession({ id: "four" }))).rejects.toThrow("read-only");
  expect(await isRevoked(memberSession({ id: "four" }))).toBe(true);
  await redis.restart();
  await eventually(async () => expect(processState().unsharedRevocations).toBe(0));
  onMachineWith(elsewhere);
  await eventually(async () => expect(await isRevoked(memberSession({ id: "four" }))).toBe(true));
  log.mockRestore();
});

describe("shared endings", () => {
  beforeEach(async () => {
    onMachineWith(elsewhere);
    await client().flushall();
  });

  it("never expire, not even those of an earlier version, since a full Redis may drop what expires", async () => {
    await revoke(memberSession());
    await revokeAll("another");
    const [first = "", second = ""] = await sharedKeys();
    expect([await client().ttl(first), await client().ttl(second)]).toEqual([-1, -1]);
    await client().expire(first, 60);
    await removeStaleRevocations(Date.now());
    expect([await client().ttl(first), await client().ttl(second)]).toEqual([-1, -1]);
  });

  it("of expired sessions are removed, and no others", async () => {
    const now = Date.now();
    await revokeAll("stale", now - 31 * DAY_MS);
    await revoke(memberSession({ id: "early" }), now - 31 * DAY_MS);
    await revoke(memberSession({ id: "late" }), now - 29 * DAY_MS);
    await client().set("test:another", "kept");
    await removeStaleRevocations(now);
    expect(await sharedKeys()).toHaveLength(1);
    expect(await client().scard((await sharedKeys())[0] ?? "")).toBe(1);
    onMachineWith(here);
    expect(await isRevoked(memberSession({ id: "late" }))).toBe(true);
    expect(await client().get("test:another")).toBe("kept");
  });

  it("that are stale are found among many keys", async () => {
    const now = Date.now();
    for (let member = 0; member < 30; member += 1) await revokeAll(`stale-${member}`, now - 31 * DAY_MS);
    const filling = Array.from({ length: 3000 }, (_, index) => [`test:page:${index}`, "x"]);
    await client().mset(...filling.flat());
    await removeStaleRevocations(now);
    expect(await sharedKeys()).toEqual([]);
  });
});

it("stale endings are removed here while Redis is away", async () => {
  onMachineWith(here);
  redis.notices.length = 0;
  await redis.stop();
  await eventually(async () => expect(redis.notices).toContain("lost"));
  await revokeAll("stale", Date.now() - 31 * DAY_MS);
  await removeStaleRevocations(Date.now());
  expect(await earliestLogin("stale")).toBe(0);
  await redis.restart();
  await eventually(async () => expect(redis.notices).toContain("connected"));
});

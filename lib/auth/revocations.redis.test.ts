import { mkdir } from "node:fs/promises";
import { siteConfig } from "@/lib/env/site-config";
import { eventually } from "@/lib/test-support/cache-instances";
import { memberSession, sessionEnvironment } from "@/lib/test-support/member-session";
import { ownFolder } from "@/lib/test-support/own-folder";
import { ownRedis } from "@/lib/test-support/redis";
import { earliestLogin, isRevoked, revoke, revokeAll } from "./revocations";
import { shareRevocations } from "./session-endings";

jest.mock("@/lib/env/site-config");
jest.mock("node:fs/promises", () => {
  const actual = jest.requireActual<{ mkdir: typeof mkdir }>("node:fs/promises");
  return { ...actual, mkdir: jest.fn(actual.mkdir) };
});

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

it("what ends on a machine that can write nothing has ended on the others, and the log says that it may be forgotten", async () => {
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

it("what ends where nothing can be written while Redis is away holds here, and elsewhere when it is back", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  onMachineWith("/no/such/folder");
  redis.notices.length = 0;
  await redis.stop();
  await eventually(async () => expect(redis.notices).toContain("lost"));
  jest.mocked(mkdir).mockRejectedValueOnce(new Error("read-only"));
  await expect(revoke(memberSession({ id: "four" }))).rejects.toThrow("read-only");
  expect(await isRevoked(memberSession({ id: "four" }))).toBe(true);
  await redis.restart();
  await eventually(async () => expect(globalThis.lampstandProcessState?.unsharedRevocations).toBe(0));
  onMachineWith(elsewhere);
  await eventually(async () => expect(await isRevoked(memberSession({ id: "four" }))).toBe(true));
  log.mockRestore();
});

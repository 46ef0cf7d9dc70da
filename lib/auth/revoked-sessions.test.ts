import { mkdirSync, readdirSync, rmdirSync, statSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { siteConfig } from "@/lib/env/site-config";
import { memberSession, sessionEnvironment } from "@/lib/test-support/member-session";
import { ownFolder } from "@/lib/test-support/own-folder";
import { earliestLogin, isRevoked, revoke, revokeAll } from "./revoked-sessions";
import { removeStaleRevocations } from "./revocation-store";

jest.mock("@/lib/env/site-config");
jest.mock("node:fs/promises", () => {
  const actual = jest.requireActual<{ mkdir: typeof mkdir }>("node:fs/promises");
  return { ...actual, mkdir: jest.fn(actual.mkdir) };
});

const uploads = ownFolder();
const folder = path.join(uploads, "sessions");
const DAY_MS = 86_400_000;

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

beforeEach(() => {
  jest.mocked(siteConfig).mockReturnValue(sessionEnvironment({ UPLOAD_DIR: uploads }));
});

it("ends one session and leaves the others", async () => {
  expect(await isRevoked(memberSession())).toBe(false);
  await revoke(memberSession());
  expect(await isRevoked(memberSession())).toBe(true);
  expect(await isRevoked(memberSession({ id: "other" }))).toBe(false);
  expect(await isRevoked(memberSession({ userId: "somebody else" }))).toBe(false);
});

it.each(["__proto__", "constructor", "toString"])("ends no session through an invalid id: %s", async (id) => {
  await revoke(memberSession());
  expect(await isRevoked(memberSession({ id }))).toBe(false);
});

it("ends all of a member's current sessions, and no later one", async () => {
  const now = Date.now();
  await revokeAll(memberSession().userId, now);
  expect(await isRevoked(memberSession({ loginAt: now - DAY_MS }))).toBe(true);
  expect(await isRevoked(memberSession({ loginAt: now }))).toBe(true);
  expect(await isRevoked(memberSession({ loginAt: now + 1 }))).toBe(false);
});

it("loses none of many endings at the same time", async () => {
  const ids = Array.from({ length: 50 }, (_, index) => `id-${index}`);
  await Promise.all(ids.map((id) => revoke(memberSession({ id }))));
  for (const id of ids) expect(await isRevoked(memberSession({ id }))).toBe(true);
});

it("loses no ending when several sites write to the shared folder at once", async () => {
  let revokeAllThere: typeof revokeAll | undefined;
  await jest.isolateModulesAsync(async () => {
    ({ revokeAll: revokeAllThere } = await import("./revoked-sessions"));
    const config = await import("@/lib/env/site-config");
    jest.mocked(config.siteConfig).mockReturnValue(siteConfig());
  });
  const { userId, loginAt } = memberSession();
  const ids = Array.from({ length: 20 }, (_, index) => `id-${index}`);
  const later = (id: string) => memberSession({ id, loginAt: loginAt + 5000 });
  await Promise.all(
    ids.map(async (id) => {
      await Promise.all([revoke(later(id)), revokeAllThere?.(userId, loginAt + 1)]);
    }),
  );
  expect(await isRevoked(memberSession({ id: "never ended by itself", loginAt }))).toBe(true);
  for (const id of ids) expect(await isRevoked(later(id))).toBe(true);
  expect(await isRevoked(later("another"))).toBe(false);
});

it("ends no session when the ending can be stored nowhere, and reports it", async () => {
  jest.mocked(mkdir).mockRejectedValueOnce(new Error("read-only"));
  await expect(revoke(memberSession())).rejects.toThrow("read-only");
});

it("lets a session begin after the last time that all ended, whichever clock noted it", async () => {
  const { userId, loginAt } = memberSession();
  expect(await earliestLogin(userId)).toBe(0);
  await revokeAll(userId, loginAt + 9000);
  await revokeAll(userId, loginAt);
  await revoke(memberSession({ id: "other" }), loginAt + 20_000);
  expect(await earliestLogin(userId)).toBe(loginAt + 9001);
});

it("the files do not reveal who has logged out, and only the site can read them", async () => {
  await revoke(memberSession({ userId: "a-telling-id", id: "session-id" }));
  for (const file of files()) {
    expect(path.relative(folder, file)).toMatch(/^[0-9a-f]{64}\/\d+-(all|[0-9a-f]{64})$/);
    expect(statSync(file).size).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  }
});

it.each(["", ".DS_Store", "all", "-all", "1e9-all", "9-ALL", "9-all.tmp", "9-__proto__"])(
  "ignores a file that is not its own: %j",
  async (name) => {
    const known = new Set(files());
    await revoke(memberSession());
    const [file = ""] = files().filter((found) => !known.has(found));
    if (name) writeFileSync(path.join(path.dirname(file), name), "");
    expect(await isRevoked(memberSession({ id: "other", loginAt: 0 }))).toBe(false);
    expect(await isRevoked(memberSession())).toBe(true);
  },
);

it("removes the endings of expired sessions, and no others", async () => {
  const now = Date.now();
  await revokeAll("stale", now - 31 * DAY_MS);
  await revoke(memberSession({ id: "early" }), now - 31 * DAY_MS);
  await revoke(memberSession({ id: "late" }), now - 29 * DAY_MS);
  await removeStaleRevocations(now);
  expect(await earliestLogin("stale")).toBe(0);
  expect(await isRevoked(memberSession({ id: "early" }))).toBe(false);
  expect(await isRevoked(memberSession({ id: "late" }))).toBe(true);
});

it("removes members' folders that have become empty", async () => {
  const empty = path.join(folder, "0".repeat(64));
  mkdirSync(empty, { recursive: true });
  writeFileSync(path.join(folder, "a-file"), "");
  await removeStaleRevocations(Date.now());
  expect(() => rmdirSync(empty)).toThrow("ENOENT");
});

import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { siteConfig } from "@/lib/config/site-config";
import { ownFolder } from "@/lib/test-support/own-folder";
import { isRevoked, removeStaleRevocations, revoke, revokeAll } from "./revocations";
import type { Session } from "./session-cookie";

jest.mock("@/lib/config/site-config");

const uploads = ownFolder();
const folder = path.join(uploads, "sessions");
const DAY_MS = 86_400_000;

const session = (changes: Partial<Session> = {}): Session => ({
  id: "one",
  userId: `user-${expect.getState().currentTestName ?? ""}`,
  firstName: "Ann",
  lastName: "Lee",
  email: "ann@example.org",
  loginAt: Date.now(),
  ...changes,
});

const files = () => readdirSync(folder).map((name) => path.join(folder, name));

beforeEach(() => {
  jest.mocked(siteConfig).mockReturnValue({
    API_BASE_URL: "http://provider.example",
    MEDIA_BASE_URL: "http://provider.example",
    SITE_URL: "http://localhost:3000",
    PORT: 3000,
    SESSION_SECRET: "the secret of this site",
    UPLOAD_DIR: uploads,
  });
});

it("ends one session and leaves the others", async () => {
  expect(await isRevoked(session())).toBe(false);
  await revoke(session());
  expect(await isRevoked(session())).toBe(true);
  expect(await isRevoked(session({ id: "other" }))).toBe(false);
  expect(await isRevoked(session({ userId: "somebody else" }))).toBe(false);
});

it.each(["__proto__", "constructor", "toString"])("takes no id for ended that is not: %s", async (id) => {
  await revoke(session());
  expect(await isRevoked(session({ id }))).toBe(false);
});

it("ends all sessions of a member that have begun, and no later one", async () => {
  const now = Date.now();
  await revokeAll(session().userId, now);
  expect(await isRevoked(session({ loginAt: now - DAY_MS }))).toBe(true);
  expect(await isRevoked(session({ loginAt: now }))).toBe(true);
  expect(await isRevoked(session({ loginAt: now + 1 }))).toBe(false);
});

it("loses none of many that end at once", async () => {
  const ids = Array.from({ length: 50 }, (_, index) => `id-${index}`);
  await Promise.all(ids.map((id) => revoke(session({ id }))));
  for (const id of ids) expect(await isRevoked(session({ id }))).toBe(true);
});

it("forgets what would have run out by now", async () => {
  const [userId, now] = [session().userId, Date.now()];
  await revoke(session({ id: "early" }), now - 31 * DAY_MS);
  await revoke(session({ id: "late" }), now);
  const kept = files()
    .map((file) => readFileSync(file, "utf8"))
    .filter((text) => text.includes("late"));
  expect(kept).toEqual([expect.not.stringContaining("early")]);
  expect(await isRevoked(session({ userId, id: "late" }))).toBe(true);
});

it("tells nobody who looks at the files who has logged out, and lets nobody else look", async () => {
  await revoke(session({ userId: "a-telling-id" }));
  expect(readdirSync(folder).join()).not.toContain("a-telling-id");
  for (const name of readdirSync(folder)) expect(name).toMatch(/^[0-9a-f]{64}\.json$/);
  for (const file of files()) {
    expect(readFileSync(file, "utf8")).not.toMatch(/a-telling-id|Ann|Lee|example/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  }
});

it.each(["", "{", "null", "[]", '{"ended":{}}', "\u0000".repeat(40)])(
  "ends what began before a file that cannot be understood: %j",
  async (text) => {
    const known = new Set(files());
    await revoke(session());
    const [file = ""] = files().filter((name) => !known.has(name));
    writeFileSync(file, text);
    const written = statSync(file).mtimeMs;
    expect(await isRevoked(session({ id: "other", loginAt: written - 1 }))).toBe(true);
    expect(await isRevoked(session({ id: "other", loginAt: written + 1 }))).toBe(false);
    await revoke(session({ id: "later" }));
    expect(await isRevoked(session({ id: "other", loginAt: written - 1 }))).toBe(true);
  },
);

it("removes the files of sessions that have run out by themselves", async () => {
  await revoke(session());
  mkdirSync(folder, { recursive: true });
  const now = Date.now();
  const [old = "", ...others] = files();
  utimesSync(old, new Date(now - 31 * DAY_MS), new Date(now - 31 * DAY_MS));
  await removeStaleRevocations(now);
  expect(files().sort()).toEqual(others.sort());
});

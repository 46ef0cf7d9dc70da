import { jest } from "@jest/globals";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import { backUpTo } from "./support/places";
import { startProvider } from "./support/provider";

const SETUP_KEY = "the-setup-key-of-the-tests";

const { payload, request, dataDir, signInAs } = await startProvider({ SETUP_KEY, RESTORED_BY_START: "1" });
const { folder } = await backUpTo(path.join(dataDir, "backups"));
const { offerBackups } = await import("../src/features/backup/first-restore");
const name = path.basename(folder);
const wanted = path.join(dataDir, "restore-wanted.txt");

const ask = (data: object) => request.post("/api/first-restore", { data });

beforeEach(() => payload.db.deleteMany({ collection: "staff", where: {} }));
afterEach(() => rmSync(wanted, { force: true }));

it("lists the backups, and says why the last attempt failed", async () => {
  const offer = { backups: [{ name }], canRestore: testDatabase === "sqlite", problem: "" };
  expect(await offerBackups()).toMatchObject(offer);
  writeFileSync(path.join(dataDir, "restore-failed.txt"), "The disk is full.\n");
  expect(await offerBackups()).toMatchObject({ problem: "The disk is full." });
});

it("names backups that it can't offer, and an unreadable folder of them", async () => {
  const backups = path.join(dataDir, "backups");
  const entryOf = (day: number) => path.join(backups, `2026-01-0${day}T00-00-00-000Z`);
  const [file, unreadable, newer] = [entryOf(1), entryOf(2), entryOf(3)];
  writeFileSync(file, "");
  // Not even root can read it.
  symlinkSync(unreadable, unreadable);
  mkdirSync(newer);
  writeFileSync(path.join(newer, "backup.json"), JSON.stringify({ format: 99 }));
  const problems = [
    expect.stringContaining(`${unreadable} cannot be read (ELOOP). Give it to the account`),
    `The backup ${newer} was made by a newer version. Restore it with that version.`,
  ];
  expect(await offerBackups()).toMatchObject({ backups: [{ name }], problems });
  for (const entry of [file, unreadable, newer]) rmSync(entry, { recursive: true });
  renameSync(backups, `${backups}.away`);
  expect(await offerBackups()).toMatchObject({ backups: [], problems: [] });
  symlinkSync(backups, backups);
  expect(await offerBackups()).toMatchObject({
    backups: [],
    problems: [expect.stringContaining(`${backups} cannot be read`)],
  });
  rmSync(backups);
  renameSync(`${backups}.away`, backups);
});

it("restores nothing without the setup key, or once there is an account", async () => {
  for (const setupKey of ["", `${SETUP_KEY}x`])
    expect((await ask({ setupKey, backup: name })).status).toBe(400);
  await signInAs("admin");
  expect((await ask({ setupKey: SETUP_KEY, backup: name })).status).toBe(403);
  expect(existsSync(wanted)).toBe(false);
});

if (testDatabase === "sqlite") {
  it("refuses a backup that isn't there", async () => {
    for (const backup of ["", "../backups", "2020-01-01T00-00-00-000Z"])
      expect((await ask({ setupKey: SETUP_KEY, backup })).status).toBe(400);
    expect(existsSync(wanted)).toBe(false);
  });

  it("ends with the code on which npm start restores the backup", async () => {
    const exit = jest.spyOn(process, "exit");
    const ended = new Promise((resolve) => {
      exit.mockImplementation((code) => {
        resolve(code);
        return undefined as never;
      });
    });
    expect((await ask({ setupKey: SETUP_KEY, backup: name })).status).toBe(200);
    expect(readFileSync(wanted, "utf8")).toBe(name);
    // Until it has ended, nobody else sets it up.
    const account = { email: "ann@example.org", password: "a-long-test-password", name: "Ann" };
    const first = { data: { ...account, setupKey: SETUP_KEY } };
    expect((await request.post("/api/staff/first-register", first)).status).toBe(403);
    expect((await ask({ setupKey: SETUP_KEY, backup: name })).status).toBe(403);
    expect(await ended).toBe(75);
    exit.mockRestore();
  });
}

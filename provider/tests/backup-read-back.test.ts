import { appendFileSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import { backUpTo, newFolder, placesOf, runProgram, siteOnSqlite } from "./support/places";
import { startProvider } from "./support/provider";

const { payload, dataDir } = await startProvider();
const running = placesOf(dataDir, testDatabase === "postgres" ? process.env.DATABASE_URL : undefined);

const { backUp } = await import("../src/features/backup/backup");
const { noteBackup, readBackIfDue, readLastBackup } = await import("../src/features/backup/last-backup");
const { readReadiness } = await import("../src/features/monitoring/readiness");

const to = newFolder();
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const reasons = async () => {
  const readiness = await readReadiness(payload);
  return "reasons" in readiness ? readiness.reasons : [];
};
const make = () => backUp({ places: running, to, secretsNotIncluded: [] });

/** Reads a backup back if that is due, and notes it. Returns what was found. */
async function note(made: Awaited<ReturnType<typeof make>>, now: Date) {
  const found = await readBackIfDue(running, made, now);
  await noteBackup(running, to, made, found);
  return found;
}

it("reads the first backup back, and the next ones once a month", async () => {
  const runBackup = async () => (await runProgram("manage-data", ["backup", "--to", to], running)).output;
  const outputs = [await runBackup(), await runBackup()];
  expect(outputs.map((output) => output.includes("Read this backup back"))).toEqual([true, false]);
  const made = await make();
  expect(await note(made, inDays(29))).toBeUndefined();
  const found = { at: inDays(31).toISOString(), files: made.manifest.files.length, damaged: [] };
  expect(await note(made, new Date(found.at))).toEqual(found);
  expect((await readLastBackup(payload))?.readBack).toEqual(found);
});

it("lists the backups for the admin, the newest first", async () => {
  const last = await readLastBackup(payload);
  const [newest, older] = last?.backups ?? [];
  expect(last).toMatchObject({ folder: to, backups: { length: 3 } });
  expect(Date.parse(newest?.madeAt ?? "")).toBeGreaterThan(Date.parse(older?.madeAt ?? ""));
  expect(newest?.bytes).toBeGreaterThan(0);
});

it("reports a damaged backup until the next one is whole", async () => {
  const damaged = await make();
  const [file] = damaged.manifest.files.filter((each) => each.path.startsWith("uploads/"));
  appendFileSync(path.join(damaged.folder, file?.path ?? ""), "x");
  expect(await note(damaged, inDays(70))).toMatchObject({ damaged: [file?.path] });
  expect(await reasons()).toContain("backup-damaged");
  const whole = await make();
  expect(await note(whole, inDays(71))).toMatchObject({ damaged: [] });
  expect(await reasons()).not.toContain("backup-damaged");
});

it("a backup passes over odd and unreadable entries beside it, and says which it can't read", async () => {
  const places = siteOnSqlite();
  const folder = newFolder();
  await backUpTo(folder, places);
  const [file, loop] = ["2099-01-01T00-00-00-000Z", "2099-01-02T00-00-00-000Z"];
  writeFileSync(path.join(folder, file), "");
  // Not even root can read it.
  symlinkSync(loop, path.join(folder, loop));
  const made = await runProgram("manage-data", ["backup", "--to", folder, "--keep", "1"], places);
  expect(made).toMatchObject({ code: 0, errors: "" });
  expect(made.output).toContain(`${path.join(folder, loop)} cannot be read (ELOOP). Give it to the account`);
  expect(made.output).toContain("Older backups removed: 1");
  expect(made.output).not.toContain(file);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining([file, loop]));
});

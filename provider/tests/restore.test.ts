import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { open, writeFile } from "node:fs/promises";
import path from "node:path";

import { createClient } from "@libsql/client";

import { copyDatabase, requireRoomForCopy } from "../../scripts/support/database-copy.mjs";
import { LAST_REPLACED } from "../src/lib/db/migrations";
import {
  backUpTo,
  filesOf,
  newFolder,
  newPostgres,
  onPostgres,
  placesOf,
  runProgram,
  siteOnSqlite,
  sumsOf,
} from "./support/places";
import { startProvider } from "./support/provider";

await startProvider();

const { restore } = await import("../src/features/backup/restore");

const backup = await backUpTo(newFolder());

/** Returns a backup for one test. */
function aBackup() {
  const folder = path.join(newFolder(), path.basename(backup.folder));
  cpSync(backup.folder, folder, { recursive: true, preserveTimestamps: true });
  return { ...backup, folder };
}

if (testDatabase === "sqlite") {
  it.each([
    ["changed", (file: string) => appendFileSync(file, "x")],
    ["missing", (file: string) => rmSync(file)],
  ])("restores nothing from a backup with a file that is %s", async (_, damage) => {
    const { folder, manifest } = aBackup();
    const name = manifest.files.at(-1)?.path ?? "";
    damage(path.join(folder, name));
    const target = placesOf(newFolder());
    await expect(restore(folder, target)).rejects.toThrow(
      new RegExp(`nothing was restored: ${name} are missing or not .*, or this one with --without-damaged`),
    );
    expect(readdirSync(target.dataDir)).toEqual([]);
  });

  it("leaves out damaged uploads and names them all, with the option for it", async () => {
    const { folder, manifest } = aBackup();
    const uploads = manifest.files.map((file) => file.path).filter((name) => name.startsWith("uploads/"));
    const damaged = uploads.slice(0, 5);
    for (const [index, name] of damaged.entries()) {
      rmSync(path.join(folder, name));
      if (index > 2) mkdirSync(path.join(folder, name));
    }
    const target = placesOf(newFolder());
    const { code, output } = await runProgram(
      "manage-data",
      ["restore", folder, "--without-damaged"],
      target,
    );
    expect(code).toBe(0);
    expect(output).toContain(`${manifest.files.length - damaged.length} files.`);
    expect(output).toContain(`missing in the backup:\n${damaged.join("\n")}\n`);
    const restored = filesOf(target.dataDir).filter((name) => name.startsWith("uploads/"));
    expect(restored).toEqual(uploads.filter((name) => !damaged.includes(name)).toSorted());
    expect(Object.keys(await sumsOf(target))).not.toEqual([]);
  });

  it.each(["lampstand.db", "secrets.json", "sessions/1-all"])("restores nothing without %s", async (name) => {
    const places = siteOnSqlite();
    writeFileSync(path.join(places.dataDir, "secrets.json"), "{}");
    mkdirSync(places.sessionsDir, { recursive: true });
    writeFileSync(path.join(places.sessionsDir, "1-all"), "");
    const { folder } = await backUpTo(newFolder(), places);
    appendFileSync(path.join(folder, name), "x");
    const target = placesOf(newFolder());
    await expect(restore(folder, target, { withoutDamaged: true })).rejects.toThrow(
      new RegExp(`nothing was restored: ${name} are .* Restore another backup\\.$`),
    );
    expect(readdirSync(target.dataDir)).toEqual([]);
  });

  it("restores nothing if it can't check what later backups know", async () => {
    const { folder } = aBackup();
    const later = path.join(folder, "..", "2999-01-01T00-00-00-000Z");
    // Not even root can read it.
    symlinkSync(later, later);
    const target = placesOf(newFolder());
    await expect(restore(folder, target)).rejects.toThrow(/cannot be read \(ELOOP\).*chown -R/);
    expect(readdirSync(target.dataDir)).toEqual([]);
  });

  it("blocks starts while it copies, and doesn't overwrite a site created meanwhile", async () => {
    const { folder, manifest } = aBackup();
    // Checking and copying each read every file; each read waits for a writer.
    const pipeAt = (file?: { path: string }) => {
      const name = path.join(folder, file?.path ?? "");
      const content = readFileSync(name);
      rmSync(name);
      execFileSync("mkfifo", [name]);
      return { name, content };
    };
    const [first, last] = [pipeAt(manifest.files[1]), pipeAt(manifest.files.at(-1))];
    const target = placesOf(newFolder());
    const own = path.join(target.dataDir, "lampstand.db");
    const restoring = expect(restore(folder, target)).rejects.toThrow(`${own} already exists`);
    await writeFile(first.name, first.content);
    await writeFile(last.name, last.content);
    const copying = await open(first.name, "w");
    const start = createClient({ url: `file:${path.join(target.dataDir, "start.lock")}` });
    await expect(start.execute("BEGIN IMMEDIATE")).rejects.toMatchObject({ code: "SQLITE_BUSY" });
    start.close();
    writeFileSync(own, "own");
    await copying.writeFile(first.content);
    await copying.close();
    await writeFile(last.name, last.content);
    await restoring;
    expect(filesOf(target.dataDir)).toEqual(["lampstand.db", "start.lock"]);
    expect(readFileSync(own, "utf8")).toBe("own");
  });

  it.each([
    ["migrations", ["29990101_000000_later"], "of a newer version"],
    [
      "migrations",
      ["20261127_230807_collections"],
      `is from before the first release and lacks the migration ${LAST_REPLACED.sqlite}, which this version no longer has: restore it with the last version that has it.`,
    ],
    ["format", 2, "made by a newer version"],
    ["files", [{ path: "../out", size: 1, sha256: "0".repeat(64), modifiedAt: 0 }], "cannot be read"],
    ["files", "none", "cannot be read"],
  ])("refuses a backup whose %s are %j", async (field, value, message) => {
    const { folder, manifest } = aBackup();
    writeFileSync(path.join(folder, "backup.json"), JSON.stringify({ ...manifest, [field]: value }));
    await expect(restore(folder, placesOf(newFolder()))).rejects.toThrow(message);
  });

  it("restores a backup with migrations that the first one has replaced", async () => {
    const places = siteOnSqlite();
    const client = createClient({ url: `file:${path.join(places.dataDir, "lampstand.db")}` });
    await client.execute("DELETE FROM payload_migrations");
    await client.execute({
      sql: "INSERT INTO payload_migrations (id, name, batch) VALUES ('1', ?, 1)",
      args: [LAST_REPLACED.sqlite],
    });
    client.close();
    const { folder, manifest } = await backUpTo(newFolder(), places);
    expect(manifest.migrations).toEqual([LAST_REPLACED.sqlite]);
    const target = placesOf(newFolder());
    await restore(folder, target);
    expect(await sumsOf(target)).toEqual(await sumsOf(places));
  });

  it.each([
    "lampstand.db",
    "lampstand.db-wal",
    "lampstand.db-shm",
    "lampstand.db-journal",
    "secrets.json",
    path.join("uploads", "images"),
  ])("doesn't overwrite a site: %s exists", async (name) => {
    const { folder } = aBackup();
    const target = placesOf(newFolder());
    mkdirSync(path.join(target.dataDir, name), { recursive: true });
    writeFileSync(path.join(target.dataDir, name, "own"), "own");
    const before = filesOf(target.dataDir);
    await expect(restore(folder, target)).rejects.toThrow("Move it away first");
    expect(filesOf(target.dataDir)).toEqual(before);
  });
} else {
  it("adds no rows to PostgreSQL before the files are in place", async () => {
    const { folder } = aBackup();
    const target = placesOf(newFolder(), await newPostgres());
    symlinkSync("/nowhere/at-all", path.dirname(target.sessionsDir));
    await expect(restore(folder, target)).rejects.toThrow();
    const staff = await onPostgres(target.databaseUrl ?? "", "SELECT to_regclass('staff') AS staff");
    expect(staff).toEqual([{ staff: null }]);
  });

  it("restores nothing into a PostgreSQL database that contains a site", async () => {
    const { folder } = aBackup();
    const target = placesOf(newFolder(), await newPostgres("example"));
    const before = await sumsOf(target);
    await expect(restore(folder, target)).rejects.toThrow(
      "The database in DATABASE_URL already contains a site",
    );
    expect(await sumsOf(target)).toEqual(before);
    expect(readdirSync(target.dataDir)).toEqual([]);
  });
}

describe("an update's copy", () => {
  /** What a newer version might do: add a table, remove a column, change rows. */
  const MIGRATE = [
    "CREATE TABLE newer (id integer)",
    "ALTER TABLE videos ADD COLUMN newer integer",
    "DELETE FROM blogs",
    "UPDATE payload_migrations SET name = 'newer'",
  ];

  const envOf = (databaseUrl: string | undefined) => ({
    NODE_ENV: "test" as const,
    DATABASE_URL: databaseUrl,
  });

  async function siteHere() {
    if (testDatabase === "sqlite") return siteOnSqlite();
    const databaseUrl = await newPostgres("example");
    return placesOf(newFolder(), databaseUrl);
  }

  it("restores everything that a newer version has changed, and is removed", async () => {
    const places = await siteHere();
    const { dataDir, databaseUrl } = places;
    const before = await sumsOf(places);
    const copy = copyDatabase({ dataDir, env: envOf(databaseUrl), usesEmbeddedProvider: true });
    expect(statSync(path.join(dataDir, "before-update")).mode & 0o777).toBe(0o700);
    const sqlite = databaseUrl
      ? undefined
      : createClient({ url: `file:${path.join(dataDir, "lampstand.db")}` });
    for (const statement of MIGRATE)
      await (databaseUrl ? onPostgres(databaseUrl, statement) : sqlite?.execute(statement));
    sqlite?.close();

    copy.putBack();
    expect(await sumsOf(places)).toEqual(before);
    // The next start removes again what was removed meanwhile.
    const note: unknown = JSON.parse(readFileSync(path.join(dataDir, "removals/restored.json"), "utf8"));
    expect(note).toEqual({ madeAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    copy.remove();
    expect(readdirSync(dataDir)).not.toContain("before-update");
  });

  it("can't be made of another provider's database", () => {
    const dataDir = newFolder();
    copyDatabase({ dataDir, env: envOf(undefined), usesEmbeddedProvider: false }).putBack();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("leaves nothing behind if it fails", () => {
    const dataDir = newFolder();
    const env = envOf("postgres://nobody:secret@127.0.0.1:1/none");
    const copying = () => copyDatabase({ dataDir, env, usesEmbeddedProvider: true });
    expect(copying).toThrow(/pg_dump (failed|is missing): (?!.*secret)/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("fails for lack of space while the site is still running", async () => {
    const { dataDir, databaseUrl } = await siteHere();
    const place = { dataDir, env: envOf(databaseUrl), usesEmbeddedProvider: true };
    requireRoomForCopy(place);
    expect(() => requireRoomForCopy(place, { bavail: 64 * 1024, bsize: 1024 })).toThrow(
      /^Copying the database needs 0\.\d GB in .*, but only 0\.1 GB are free\. Nothing was changed/,
    );
    requireRoomForCopy({ ...place, usesEmbeddedProvider: false });
  });

  it("doesn't overwrite the copy of an unfinished update", async () => {
    const { dataDir, databaseUrl } = await siteHere();
    const place = { dataDir, env: envOf(databaseUrl), usesEmbeddedProvider: true };
    const copy = copyDatabase(place);
    expect(() => requireRoomForCopy(place)).toThrow(
      /before-update contains the database from before an update/,
    );
    copy.remove();
    requireRoomForCopy(place);
  });
});

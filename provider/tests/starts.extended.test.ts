import { spawn } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { createLocalReq, type Payload } from "payload";

import {
  newFolder,
  newPostgres,
  placesOf,
  runProgram,
  siteOnSqlite,
  type TestPlaces,
} from "./support/places";
import { startProvider } from "./support/provider";

const { payload, dataDir } = await startProvider();

const { openDatabase } = await import("../src/features/backup/open-database");
const { migrate } = await import("../src/lib/db/migrate");
const { migrationsOf } = await import("../src/lib/db/migrations");
const { query } = await import("../src/lib/db/query");
const { withStartLock } = await import("../src/lib/db/start-lock");
const { storedMigrations } = await import("../src/lib/db/tables");
const { replacedMigrations } = await import("../src/migrations/replaced");
const { prepare } = await import("../src/prepare");

const replaced = replacedMigrations[testDatabase];

/** Another database of the kind that is tested. */
async function place(isEmpty: boolean) {
  if (testDatabase === "postgres")
    return placesOf(newFolder(), await newPostgres(isEmpty ? undefined : "example"));
  return isEmpty ? placesOf(newFolder()) : siteOnSqlite();
}

async function open({ dataDir: folder, databaseUrl }: TestPlaces): Promise<Payload> {
  return openDatabase({ dataDir: folder, databaseUrl });
}

it("fills an empty database once, of however many start on it at once", async () => {
  const places = await place(true);
  const starts = await Promise.all([1, 2].map(() => runProgram("seed", [], places)));
  expect(starts.map(({ code }) => code)).toEqual([0, 0]);
  expect(starts.filter(({ output }) => output.includes("Filled the new database"))).toHaveLength(1);
  const filled = await (await open(places)).count({ collection: "videos" });
  expect(filled).toEqual(await payload.count({ collection: "videos" }));
});

it.each([
  ["ALTER TABLE videos ADD COLUMN later text", "videos.later is not known"],
  ["ALTER TABLE saved_replies DROP COLUMN title", "saved_replies.title is missing"],
  ["DROP TABLE daily_counts", "daily_counts is missing"],
])("does not start on other tables than its own: %s", async (statement, difference) => {
  const opened = await open(await place(false));
  await query(opened.db, statement);
  await expect(migrate(opened)).rejects.toThrow(difference);
});

it("does not start on the database of a newer version", async () => {
  const opened = await open(await place(false));
  await noteMigrations(opened, ["29990101_later"]);
  await expect(migrate(opened)).rejects.toThrow("of a newer version, which has the migration 29990101_later");
});

it("starts on a database whose migrations the first one has taken the place of", async () => {
  const opened = await open(await place(false));
  // What later ones add.
  await takeBack(opened, "visibility");
  await takeBack(opened, "collections");
  await takeBack(opened, "saved");
  await takeBack(opened, "conversations");
  await takeBack(opened, "responses");
  await takeBack(opened, "story_safety");
  await query(opened.db, "ALTER TABLE hashtags DROP COLUMN is_for_stories");
  await query(opened.db, "ALTER TABLE _hashtags_v DROP COLUMN version_is_for_stories");
  await query(opened.db, "DROP INDEX clips_recipe_idx");
  await query(opened.db, "ALTER TABLE clips DROP COLUMN recipe");
  await query(opened.db, "DROP INDEX clips_task_idx");
  for (const column of ["task", "cut_from", "large"])
    await query(opened.db, `ALTER TABLE clips DROP COLUMN ${column}`);
  for (const kept of ["messages", "offers", "declined", "consents", "originals"]) {
    await query(opened.db, `ALTER TABLE settings DROP COLUMN keep_${kept}`);
    await query(opened.db, `ALTER TABLE _settings_v DROP COLUMN version_keep_${kept}`);
  }
  for (const table of ["blogs_rels", "_blogs_v_rels"]) await query(opened.db, `DROP TABLE ${table}`);
  await noteMigrations(opened, replaced);
  await migrate(opened);
  const names = migrationsOf(testDatabase).map(({ name }) => name);
  expect(await storedMigrations(opened.db)).toEqual([...replaced, ...names]);
  await migrate(opened);
});

it("does not start on a database that lacks one of the migrations which it has no more", async () => {
  const opened = await open(await place(false));
  await noteMigrations(opened, replaced.slice(0, -1));
  await expect(migrate(opened)).rejects.toThrow(
    `The database lacks the migration ${replaced.at(-1)}, which this version has no more: start the last version that has it`,
  );
});

/** Undoes what a migration has done. */
async function takeBack(opened: Payload, name: string): Promise<void> {
  const migration = migrationsOf(testDatabase).find((each) => each.name.endsWith(name));
  if (!migration || !("drizzle" in opened.db)) throw new Error(`There is no migration ${name}`);
  await migration.down({ db: opened.db.drizzle, payload: opened, req: await createLocalReq({}, opened) });
}

/** Says of a database that it has carried out these migrations and no others. */
async function noteMigrations({ db }: Payload, names: string[]): Promise<void> {
  await query(db, "DELETE FROM payload_migrations WHERE true");
  for (const [index, name] of names.entries())
    await query(db, "INSERT INTO payload_migrations (id, name, batch) VALUES (?, ?, 1)", [
      `00000000-0000-7000-8000-00000000000${index}`,
      name,
    ]);
}

it("lets one at a time work on a database's tables", async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise(setImmediate);
    order.push(`${name} ends`);
  };
  await Promise.all(["one", "other"].map((name) => withStartLock(payload.db, dataDir, work(name))));
  const [first] = order[0]?.split(" ") ?? [];
  expect(order.map((step) => step.split(" ")[0] === first)).toEqual([true, true, false, false]);
});

if (testDatabase === "sqlite") {
  it("does not wait for one that was killed at it", async () => {
    const file = path.join(dataDir, "start.lock");
    const evidence = path.join(newFolder(), "held-until-now");
    const program = `const { writeFileSync } = await import("node:fs");
      const { createClient } = await import("@libsql/client");
      await createClient({ url: ${JSON.stringify(`file:${file}`)} }).execute("BEGIN IMMEDIATE");
      console.log("locked");
      process.stdin.once("data", () => {
        writeFileSync(${JSON.stringify(evidence)}, "");
        process.kill(process.pid, "SIGKILL");
      });`;
    const { NODE_OPTIONS: _, ...env } = process.env;
    const other = spawn(process.execPath, ["--input-type=module", "--eval", program], {
      env,
      stdio: ["pipe", "pipe", "inherit"],
    });
    // The output ends when the process does, also when it could not begin.
    const said: AsyncIterator<unknown> = other.stdout[Symbol.asyncIterator]();
    expect(String((await said.next()).value)).toBe("locked\n");
    const working = withStartLock(payload.db, dataDir, async () => existsSync(evidence));
    // Without the lock the work would have been done by now.
    await new Promise(setImmediate);
    other.stdin.write("end\n");
    expect(await working).toBe(true);
  });
} else {
  it("does not take an empty PostgreSQL for the site's while its SQLite database is there", async () => {
    const opened = await open(await place(true));
    const file = path.join(dataDir, "lampstand.db");
    writeFileSync(file, "");
    try {
      await expect(prepare(opened)).rejects.toThrow(
        `DATABASE_URL names an empty database, and this site's is in ${file}: move it with "npm run move-database"`,
      );
      expect(await query(opened.db, "SELECT 1 FROM pg_tables WHERE schemaname = current_schema()")).toEqual(
        [],
      );
      await prepare(payload);
    } finally {
      rmSync(file);
    }
  });
}

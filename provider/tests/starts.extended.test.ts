import { spawn } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { Payload } from "payload";

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
const { LAST_REPLACED, migrate, migrationsOf } = await import("../src/lib/db/migrations");
const { query } = await import("../src/lib/db/query");
const { withStartLock } = await import("../src/lib/db/start-lock");
const { storedMigrations } = await import("../src/lib/db/tables");
const { describeFailure } = await import("../src/lib/operator-error");
const { prepare } = await import("../src/prepare");

/** The name of a migration that no longer exists. */
const BEFORE_THE_LAST = "20261127_230807_collections";

/** Creates another database of the kind being tested. */
async function place(isEmpty: boolean) {
  if (testDatabase === "postgres")
    return placesOf(newFolder(), await newPostgres(isEmpty ? undefined : "example"));
  return isEmpty ? placesOf(newFolder()) : siteOnSqlite();
}

async function open({ dataDir: folder, databaseUrl }: TestPlaces): Promise<Payload> {
  return openDatabase({ dataDir: folder, databaseUrl });
}

it("fills an empty database once, even if many processes start on it at once", async () => {
  const places = await place(true);
  const starts = await Promise.all([1, 2].map(() => runProgram("seed", [], places)));
  // Shows what a failed one wrote.
  expect(starts.map(({ code, errors }) => (code === 0 ? "" : `${code}: ${errors}`))).toEqual(["", ""]);
  expect(starts.filter(({ output }) => output.includes("Filled the new database"))).toHaveLength(1);
  const filled = await (await open(places)).count({ collection: "videos" });
  expect(filled).toEqual(await payload.count({ collection: "videos" }));
});

it.each([
  ["ALTER TABLE videos ADD COLUMN later text", "videos.later is not known"],
  ["ALTER TABLE saved_replies DROP COLUMN title", "saved_replies.title is missing"],
  ["DROP TABLE daily_counts", "daily_counts is missing"],
])("refuses a database with other tables: %s", async (statement, difference) => {
  const opened = await open(await place(false));
  await query(opened.db, statement);
  await expect(migrate(opened)).rejects.toThrow(difference);
});

it("refuses a newer version's database", async () => {
  const opened = await open(await place(false));
  await noteMigrations(opened, ["29990101_later"]);
  await expect(migrate(opened)).rejects.toThrow("of a newer version, which has the migration 29990101_later");
});

it("accepts a database that has run the migrations replaced by the first one", async () => {
  const opened = await open(await place(true));
  const [first] = migrationsOf(testDatabase);
  await opened.db.migrate({ migrations: first && [first] });
  const earlier = [BEFORE_THE_LAST, LAST_REPLACED[testDatabase]];
  await noteMigrations(opened, earlier);
  await migrate(opened);
  const names = migrationsOf(testDatabase).map(({ name }) => name);
  expect(await storedMigrations(opened.db)).toEqual([...earlier, ...names]);
  await migrate(opened);
});

it("says in one line what to do with a database that has run only some of them", async () => {
  const opened = await open(await place(false));
  await noteMigrations(opened, [BEFORE_THE_LAST]);
  const failure: unknown = await prepare(opened).catch((error: unknown) => error);
  expect(describeFailure(failure)).toBe(
    `The database is from before the first release and lacks the migration ${LAST_REPLACED[testDatabase]}, ` +
      "which this version no longer has: start the last version that has it, or restore a backup that this one can read.",
  );
  expect(await storedMigrations(opened.db)).toEqual([BEFORE_THE_LAST]);
});

/** Makes a database say that it has run only these migrations. */
async function noteMigrations({ db }: Payload, names: string[]): Promise<void> {
  await query(db, "DELETE FROM payload_migrations WHERE true");
  for (const [index, name] of names.entries())
    await query(db, "INSERT INTO payload_migrations (id, name, batch) VALUES (?, ?, 1)", [
      `00000000-0000-7000-8000-00000000000${index}`,
      name,
    ]);
}

it("lets one process at a time work on a database's tables", async () => {
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
  it("doesn't wait for a process that was killed during it", async () => {
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
    // The output ends with the process, even if it could not start.
    const said: AsyncIterator<unknown> = other.stdout[Symbol.asyncIterator]();
    expect(String((await said.next()).value)).toBe("locked\n");
    const working = withStartLock(payload.db, dataDir, async () => existsSync(evidence));
    // Without the lock, the work would be done by now.
    await new Promise(setImmediate);
    other.stdin.write("end\n");
    expect(await working).toBe(true);
  });
} else {
  it("refuses an empty PostgreSQL database while the site's SQLite database exists", async () => {
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

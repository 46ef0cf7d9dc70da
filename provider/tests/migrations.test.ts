import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { z } from "zod";

import { isSqlite } from "../src/lib/db/transactions";
import { startProvider } from "./support/provider";

const { payload } = await startProvider();
const { query } = await import("../src/lib/db/query");
const { migrations: sqlite } = await import("../src/migrations/sqlite");
const { migrations: postgres } = await import("../src/migrations/postgres");

/** What drizzle-kit is asked by `payload migrate:create`. */
type DrizzleKit = { generateDrizzleJson: (schema: unknown) => Promise<unknown> };

const adapter = z.object({
  migrationDir: z.string(),
  schema: z.record(z.string(), z.unknown()),
  requireDrizzleKit: z.custom<() => DrizzleKit>((value) => typeof value === "function"),
});

/** What drizzle-kit knows of a database, apart from which snapshot came before which. */
const snapshot = z
  .looseObject({ id: z.string(), prevId: z.string() })
  .transform(({ id, prevId, ...rest }) => rest);

const indexes = z.object({
  rawTables: z.record(
    z.string(),
    z.object({ indexes: z.record(z.string(), z.object({ name: z.string() })).optional() }),
  ),
});

const { migrationDir, schema, requireDrizzleKit } = adapter.parse(payload.db);

it("the migrations make the tables that the code describes: `npm run migrate:create` would find nothing to do", async () => {
  const now: unknown = JSON.parse(JSON.stringify(await requireDrizzleKit().generateDrizzleJson(schema)));
  const snapshots = readdirSync(migrationDir).filter((name) => name.endsWith(".json"));
  expect(snapshots).toHaveLength(1);
  const kept: unknown = JSON.parse(readFileSync(path.join(migrationDir, snapshots[0] ?? ""), "utf8"));
  expect(snapshot.parse(kept)).toEqual(snapshot.parse(now));
});

it("every migration is carried out, in the order of its name", () => {
  const { db } = payload;
  const files = readdirSync(migrationDir).filter((name) => /^\d.*\.ts$/.test(name));
  const names = (isSqlite(db) ? sqlite : postgres).map(({ name }) => name);
  expect(names).toEqual(files.sort().map((name) => path.parse(name).name));
});

it("every index that the code describes is in the database", async () => {
  const { db } = payload;
  const sql = isSqlite(db)
    ? "SELECT name FROM sqlite_master WHERE type = 'index'"
    : "SELECT indexname AS name FROM pg_indexes WHERE schemaname = current_schema()";
  const present = z.array(z.object({ name: z.string() })).parse(await query(db, sql));
  const { rawTables } = indexes.parse(db);
  const described = Object.values(rawTables).flatMap((table) => Object.values(table.indexes ?? {}));
  expect(present.map(({ name }) => name)).toEqual(expect.arrayContaining(described.map(({ name }) => name)));
});

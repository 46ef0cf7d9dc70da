import type { Payload } from "payload";

import { migrations as postgresMigrations } from "../../migrations/postgres";
import { migrations as sqliteMigrations } from "../../migrations/sqlite";
import { allOrNothing, isSqlite } from "./transactions";

/** A method's parameter may be narrower than `unknown`: each database's migrations take arguments of their own. */
type AnyMigration = { name: string; up(args: unknown): Promise<void>; down(args: unknown): Promise<void> };

/** Brings the tables up to date. A migration that fails leaves the database as it was. */
export async function migrate(payload: Payload): Promise<void> {
  const migrations: AnyMigration[] = isSqlite(payload.db) ? sqliteMigrations : postgresMigrations;
  await allOrNothing(payload, () => payload.db.migrate({ migrations }));
}

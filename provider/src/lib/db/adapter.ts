import path from "node:path";

import { postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";

import { type Environment, providerRoot } from "../environment";
import { withCheckedCommits } from "./commit-transaction";
import { POOL_TIMES } from "./silent-connections";

const BUSY_TIMEOUT_MS = 5_000;

export function sqliteFile(dataDir: string): string {
  return path.join(dataDir, "lampstand.db");
}

/** Chooses PostgreSQL when it has an address, otherwise SQLite in the data folder. Only migrations create tables. */
export function databaseAdapter({ databaseUrl, dataDir }: Pick<Environment, "databaseUrl" | "dataDir">) {
  const migrations = path.join(providerRoot(), "src", "migrations");
  if (databaseUrl) {
    return withCheckedCommits(
      postgresAdapter({
        pool: { connectionString: databaseUrl, ...POOL_TIMES },
        idType: "uuidv7",
        push: false,
        migrationDir: path.join(migrations, "postgres"),
      }),
    );
  }
  return sqliteAdapter({
    client: { url: `file:${sqliteFile(dataDir)}` },
    idType: "uuidv7",
    push: false,
    wal: true,
    busyTimeout: BUSY_TIMEOUT_MS,
    migrationDir: path.join(migrations, "sqlite"),
  });
}

import { rm } from "node:fs/promises";
import path from "node:path";

import { getPayload } from "payload";

import { sqliteFile } from "../lib/db/adapter";
import { environment } from "../lib/environment";
import { fileStore } from "../lib/files/file-store";
import { SERVED_FOLDERS } from "../lib/files/stored-files";
import { makeDataFolders } from "../lib/files/temporary-files";
import config from "../payload.config";
import { prepareDatabase } from "../prepare";

/** Starts over: removes the database and the uploads, and fills a new database. The provider must not be running. */
async function reset(): Promise<void> {
  const { databaseUrl, dataDir, s3 } = environment();
  await rm(path.join(dataDir, "uploads"), { recursive: true, force: true });
  await makeDataFolders();
  if (s3) await emptyStore();
  if (!databaseUrl) await removeSqlite(sqliteFile(dataDir));
  const payload = await getPayload({ config });
  if (databaseUrl) await payload.db.migrateFresh({ forceAcceptWarning: true });
  await prepareDatabase(payload);
}

async function emptyStore(): Promise<void> {
  const store = await fileStore();
  for (const folder of [...SERVED_FOLDERS, "site"] as const) {
    for (const { filename } of await store.list(folder)) await store.remove({ folder, filename });
  }
}

async function removeSqlite(file: string): Promise<void> {
  for (const suffix of ["", "-wal", "-shm"]) await rm(`${file}${suffix}`, { force: true });
}

await reset();
// Payload keeps a PostgreSQL connection open even after `destroy`.
process.exit(0);

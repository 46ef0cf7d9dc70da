import { rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { getPayload } from "payload";

import { sqliteFile } from "../database/adapter";
import { makeDataFolders } from "../database/data-folders";
import { environment } from "../environment";
import config from "../payload.config";
import { prepare } from "../prepare";

/**
 * Starts over: removes the database and the uploads, and fills a new database. The provider must not be running.
 * Leaves the file that `SEED_RESET_PROOF` names, if any, once it is done.
 */
async function reset(): Promise<void> {
  const { databaseUrl, dataDir } = environment();
  await rm(path.join(dataDir, "uploads"), { recursive: true, force: true });
  await makeDataFolders();
  if (!databaseUrl) await removeSqlite(sqliteFile(dataDir));
  const payload = await getPayload({ config, disableOnInit: true });
  if (databaseUrl) await payload.db.migrateReset();
  await prepare(payload);
  await payload.destroy();
  const proof = process.env.SEED_RESET_PROOF;
  if (proof) await writeFile(proof, "");
}

async function removeSqlite(file: string): Promise<void> {
  for (const suffix of ["", "-wal", "-shm"]) await rm(`${file}${suffix}`, { force: true });
}

await reset();

import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import globalTeardown from "./global-teardown.mjs";
import { execute, findPostgres, startPostgres } from "../../../scripts/support/postgres-server.mjs";

const providerDir = fileURLToPath(new URL("../..", import.meta.url));

/** Fills a database of each kind with the example content; every test file works on a copy. */
export default async function globalSetup() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-provider-"));
  process.env.TEST_FOLDER = folder;
  try {
    await Promise.all([seed(path.join(folder, "sqlite")), findPostgres() && seedPostgres(folder)]);
  } catch (error) {
    await globalTeardown();
    throw error;
  }
}

/** @param {string} folder */
async function seedPostgres(folder) {
  // The server runs as another user where tests run as root.
  chmodSync(folder, 0o755);
  const server = await startPostgres(path.join(folder, "server"));
  globalThis.testPostgres = server;
  process.env.TEST_POSTGRES_URL = server.url;
  await execute(server.url, "CREATE DATABASE example");
  await seed(path.join(folder, "postgres"), { DATABASE_URL: `${server.url}/example` });
}

/**
 * Lets a provider store its first content in a data folder, and in the database of that address instead of SQLite.
 *
 * @param {string} dataDir
 * @param {Record<string, string>} variables
 */
async function seed(dataDir, variables = {}) {
  const { DATABASE_URL: _, NODE_OPTIONS: __, ...env } = process.env;
  // The condition: as the scripts load Payload (`scripts/support/paths.mjs`).
  const args = ["--conditions=production", "--import", "tsx", "tests/support/seed.ts"];
  const seeding = spawn(process.execPath, args, {
    cwd: providerDir,
    env: { ...env, DATA_DIR: dataDir, ...variables },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await once(seeding, "exit");
  if (seeding.exitCode !== 0) throw new Error(`The example content could not be stored: ${seeding.exitCode}`);
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { payloadNodeOption, providerDir } from "../../../scripts/support/paths.mjs";

/** Returns the folder for this test run's files, removed at its end. */
export function runFolder() {
  process.env.TEST_FOLDER ??= mkdtempSync(path.join(os.tmpdir(), "lampstand-provider-"));
  return process.env.TEST_FOLDER;
}

/**
 * Lets a provider store its first content in a data folder, and in the database of that address instead of SQLite.
 *
 * @param {string} dataDir
 * @param {Record<string, string>} variables
 */
export async function seed(dataDir, variables = {}) {
  const { DATABASE_URL: _, NODE_OPTIONS: __, ...env } = process.env;
  const args = [payloadNodeOption, path.join(runFolder(), "programs", "seed.mjs")];
  const seeding = spawn(process.execPath, args, {
    cwd: providerDir,
    env: { ...env, DATA_DIR: dataDir, ...variables },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await once(seeding, "exit");
  if (seeding.exitCode !== 0) throw new Error(`The example content could not be stored: ${seeding.exitCode}`);
}

import { chmodSync } from "node:fs";
import path from "node:path";

import { bundlePackages, bundlePrograms } from "./bundle-packages.mjs";
import { runFolder, seed } from "./example-data.mjs";
import globalTeardown from "./global-teardown.mjs";
import { execute, startPostgres } from "../../../scripts/support/postgres-server.mjs";

/**
 * Starts a server and fills a database with the example content; every test file works on a copy. Also prepares one on
 * SQLite: backups hold rows as SQLite, and a site moves from there.
 */
export default async function globalSetup() {
  const folder = runFolder();
  try {
    await bundlePackages();
    await bundlePrograms(folder);
    // The server runs as another user when tests run as root.
    chmodSync(folder, 0o755);
    const server = await startPostgres(path.join(folder, "server"));
    globalThis.testPostgres = server;
    process.env.TEST_POSTGRES_URL = server.url;
    await execute(server.url, "CREATE DATABASE example");
    await Promise.all([
      seed(path.join(folder, "postgres"), { DATABASE_URL: `${server.url}/example` }),
      seed(path.join(folder, "sqlite")),
    ]);
  } catch (error) {
    await globalTeardown();
    throw error;
  }
}

import { rmSync } from "node:fs";

/** Stops the database server and removes all of the run's files. */
export default async function globalTeardown() {
  await globalThis.testPostgres?.stop();
  rmSync(process.env.TEST_FOLDER ?? "", { recursive: true, force: true });
}

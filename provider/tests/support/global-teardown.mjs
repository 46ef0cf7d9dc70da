import { rmSync } from "node:fs";

/** Stops the database server and removes every file of the run. */
export default async function globalTeardown() {
  await globalThis.testPostgres?.stop();
  rmSync(process.env.TEST_FOLDER ?? "", { recursive: true, force: true });
}

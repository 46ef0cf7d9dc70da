import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Returns the folder for this test run's files, which the run removes at its end. */
export function runFolder(): string {
  process.env.E2E_FOLDER ??= mkdtempSync(path.join(os.tmpdir(), "lampstand-e2e-"));
  return process.env.E2E_FOLDER;
}

/** Returns a data folder as the embedded provider fills it on its first start. Copied, never used. */
export function seededDataFolder(): string {
  return path.join(runFolder(), "seeded");
}

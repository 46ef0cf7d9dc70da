import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * Makes a folder that is removed when this process ends, even by an unexpected failure.
 *
 * @param {string} name the beginning of its name
 */
export function makeTemporaryFolder(name) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

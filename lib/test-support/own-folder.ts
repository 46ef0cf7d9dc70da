import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Returns an empty folder for this file's tests. */
export function ownFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-test-"));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

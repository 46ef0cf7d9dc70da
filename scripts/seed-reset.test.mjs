/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import getPort from "get-port";
import { siteDir } from "./support/paths.mjs";

it("deletes nothing without a terminal and says how to continue", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "seed-reset-"));
  try {
    const file = path.join(folder, "lampstand.db");
    writeFileSync(file, "a site");
    const env = { DATA_DIR: folder, PROVIDER_PORT: String(await getPort()) };
    const reset = await execa(process.execPath, ["scripts/seed-reset.mjs"], {
      cwd: siteDir,
      env,
      stdin: "ignore",
      reject: false,
    });
    expect(reset.exitCode).toBe(1);
    expect(reset.stderr).toContain("npm run seed:reset -- --yes");
    expect(readFileSync(file, "utf8")).toBe("a site");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

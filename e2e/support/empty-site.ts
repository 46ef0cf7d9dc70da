import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { nextCommand, siteDir } from "../../scripts/support/paths.mjs";

const folder = path.join(siteDir, "e2e/support/empty-site");

/** Builds a site of one page with nothing on it, by the same Next as ours. */
export async function buildEmptySite() {
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  await promisify(execFile)(process.execPath, [nextCommand, "build", folder], { cwd: folder, env });
  return {
    html: await readFile(path.join(folder, ".next/server/app/index.html"), "utf8"),
    readScript: (address: string) => readFile(path.join(folder, address.replace("/_next", ".next"))),
  };
}

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";

/**
 * Installs packages that only one command needs, unless they match their lock file already.
 *
 * @param {string} folder of their `package.json`
 * @param {AbortSignal} [interrupted]
 * @throws {Error} when they can't be installed
 */
export async function installTools(folder, interrupted) {
  const lock = readFileSync(path.join(folder, "package-lock.json"), "utf8");
  const installed = path.join(folder, "node_modules/installed");
  if (existsSync(installed) && readFileSync(installed, "utf8") === lock) return;
  console.log(`Installing the packages of ${path.relative(process.cwd(), folder)} …`);
  await execa("npm", ["install", "--no-save", "--ignore-scripts"], {
    cwd: folder,
    stdio: "inherit",
    ...(interrupted && { cancelSignal: interrupted }),
  });
  writeFileSync(installed, lock);
}

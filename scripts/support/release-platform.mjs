import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { siteDir } from "./paths.mjs";

/** Names the machines that a release is for. A repository has none. */
export const RELEASE_FILE = "RELEASE";

/** @returns {string} the kind of machine, since compiled files run only on their own kind */
export function thisPlatform() {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  const system =
    process.platform === "linux" && !header.glibcVersionRuntime ? "linux-musl" : process.platform;
  return `${system}-${process.arch}`;
}

/**
 * Returns whether this is an unpacked release, which has nothing to build, rather than the repository.
 *
 * @param {string} [folder]
 * @param {string} [platform]
 * @throws {Error} with one line when it is for other machines
 */
export function isRelease(folder = siteDir, platform = thisPlatform()) {
  const file = path.join(folder, RELEASE_FILE);
  if (!existsSync(file)) return false;
  const made = readFileSync(file, "utf8").trim();
  if (made !== platform) {
    throw new Error(
      `This release is for ${made}, but this machine is ${platform}. Build from the source here`,
    );
  }
  return true;
}

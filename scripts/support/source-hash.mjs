import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const ignored = /\.(test|spec)\.[a-z]+$|^\.DS_Store$/;

/**
 * A digest of the names and contents of files and folders, tests aside. What does not exist counts as absent.
 *
 * @param {string} root
 * @param {string[]} entries files and folders, relative to the root
 */
export function sourceHash(root, entries) {
  const hash = createHash("sha256");
  for (const file of entries.flatMap((entry) => filesOf(path.join(root, entry))).sort()) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * @param {string} entry
 * @returns {string[]}
 */
function filesOf(entry) {
  const stats = statSync(entry, { throwIfNoEntry: false });
  if (!stats || ignored.test(path.basename(entry))) return [];
  if (!stats.isDirectory()) return [entry];
  return readdirSync(entry).flatMap((name) => filesOf(path.join(entry, name)));
}

/** The files that take the place of others in the site that is built for Cloudflare's runtime. */
import { cpSync, existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** What the site on Node has not got. */
const ADDITIONS = new Set(["public/_headers"]);

const notCopied = /(^|\/)(node_modules|coverage)$|\.test\.[a-z]+$/;

/**
 * Copies sources, without their tests.
 *
 * @param {string} from
 * @param {string} to
 */
export function copySources(from, to) {
  cpSync(from, to, { recursive: true, filter: (source) => !notCopied.test(source) });
}

/**
 * Makes sure that each file of an overlay takes the place of one of the site: after a file was moved, what stood in for it
 * would do so no more, unnoticed.
 *
 * @param {string} overlay
 * @param {string} site
 * @throws {Error} that names the files without a counterpart
 */
export function requireCounterparts(overlay, site) {
  const alone = readdirSync(overlay, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notCopied.test(entry.name))
    .map(({ parentPath, name }) => path.relative(overlay, path.join(parentPath, name)))
    .filter((file) => !ADDITIONS.has(file) && !existsSync(path.join(site, file)));
  if (alone.length > 0) throw new Error(`These replace no file of the site: ${alone.sort().join(", ")}`);
}

/**
 * Stored pages and data that instances of the site share. Those of another build, or made with other settings, are not
 * found: every version reads its own alone.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { cacheTime } from "./exchange.mjs";
import { redisConnection, withRedis } from "../redis/connection.mjs";

/** The largest that is shared, in bytes. */
const MAX_BYTES = 2 * 1024 * 1024;

/** How long they are kept at most, in seconds. */
const LONGEST_LIFETIME_S = 24 * 60 * 60;

/**
 * A page or data, with the number of the last announcement that it knows of.
 *
 * @typedef {{ entry: import("./cache-handler.mjs").Entry, number: number }} SharedPage
 */

/** @type {string | undefined} */
let build;

/**
 * Says which build the pages are of; without one, none are shared.
 *
 * @param {string | undefined} serverFolder the folder of the build's server
 */
export function nameBuild(serverFolder) {
  if (build || !serverFolder || !redisConnection() || process.env.NODE_ENV === "development") return;
  build = readFileSync(path.join(serverFolder, "../BUILD_ID"), "utf8");
}

/** @param {import("../redis/connection.mjs").Connection} connection @param {string} key */
function keyOf({ prefix, content }, key) {
  return `${prefix}pages:${build ?? ""}:${content}:${key}`;
}

/**
 * @param {string} key
 * @returns {Promise<SharedPage | undefined>}
 */
export async function readSharedPage(key) {
  if (!build) return undefined;
  return withRedis(async (connection) => {
    const bytes = await connection.client.getBuffer(keyOf(connection, key));
    if (!bytes) return undefined;
    /** @type {unknown} */
    const stored = deserialize(bytes);
    const page = /** @type {SharedPage} */ (stored);
    // Of a clock that is ahead: it would count as fresh for longer.
    page.entry.lastModified = Math.min(page.entry.lastModified, cacheTime());
    return page;
  }, undefined);
}

/**
 * @param {string} key
 * @param {SharedPage} page
 */
export async function writeSharedPage(key, page) {
  if (!build) return;
  await withRedis(async (connection) => {
    const bytes = serialize(page);
    if (bytes.length > MAX_BYTES) {
      await connection.client.del(keyOf(connection, key));
      return;
    }
    const lifetime = Math.max(1, page.entry.cacheControl?.expire ?? LONGEST_LIFETIME_S);
    await connection.client.set(keyOf(connection, key), bytes, "EX", Math.min(lifetime, LONGEST_LIFETIME_S));
  }, undefined);
}

/** @param {string} key */
export async function removeSharedPage(key) {
  if (build) await withRedis((connection) => connection.client.del(keyOf(connection, key)), 0);
}

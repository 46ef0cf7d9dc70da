import { readFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { redisConnection, withRedis } from "../redis/connection.mjs";
import { cacheTime } from "./page-request.mjs";

const MAX_BYTES = 2 * 1024 * 1024;

const LONGEST_LIFETIME_S = 24 * 60 * 60;

/** @typedef {{ entry: import("./cache-handler.mjs").Entry, number: number }} SharedPage */

/** @type {string | undefined} */
let build;

export function nameBuild(/** @type {string | undefined} */ serverFolder) {
  if (build || !serverFolder || !redisConnection() || process.env.NODE_ENV === "development") return;
  build = readFileSync(path.join(serverFolder, "../BUILD_ID"), "utf8");
}

/** @param {import("../redis/connection.mjs").Connection} connection @param {string} key */
function keyOf({ prefix, content }, key) {
  return `${prefix}pages:${build ?? ""}:${content}:${key}`;
}

/** @param {string} key @returns {Promise<SharedPage | undefined>} */
export async function readSharedPage(key) {
  if (!build) return undefined;
  return withRedis(async (connection) => {
    const bytes = await connection.client.getBuffer(keyOf(connection, key));
    if (!bytes) return undefined;
    /** @type {unknown} */
    const stored = deserialize(bytes);
    const page = /** @type {SharedPage} */ (stored);
    // Otherwise it would stay fresh for too long if the other instance's clock is ahead.
    page.entry.lastModified = Math.min(page.entry.lastModified, cacheTime());
    return page;
  }, undefined);
}

export async function writeSharedPage(/** @type {string} */ key, /** @type {SharedPage} */ page) {
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

export async function removeSharedPage(/** @type {string} */ key) {
  if (build) await withRedis((connection) => connection.client.del(keyOf(connection, key)), 0);
}

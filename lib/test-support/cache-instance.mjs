/**
 * Runs an instance of the site's cache in its own process, controlled by messages. Arguments: the build's folder,
 * Redis's address (or none) and how many milliseconds its clock is ahead.
 */
import { createRequire } from "node:module";
import CacheHandler from "../page-cache/cache-handler.mjs";
import { revalidationVersion } from "../page-cache/outdated-tags.mjs";
import { pageRequests } from "../page-cache/page-request.mjs";
import { followRevalidations, revalidateTags } from "../page-cache/revalidations.mjs";
import { connectRedis } from "../redis/connection.mjs";

/** @typedef {Parameters<CacheHandler["set"]>} Stored */

const [build = "", url = "", ahead = "0"] = process.argv.slice(2);
const realNow = Date.now;
Date.now = () => realNow() + Number(ahead);

/** @type {string[]} */
const notices = [];

const calls = {
  /** @param {string} key @param {Stored[1]} value @param {Stored[2]} context @param {{ status?: number, version?: number }} [pageRequest] */
  set: async (key, value, context, pageRequest) => {
    const own = { startedAt: Date.now(), version: revalidationVersion(), nonce: "nonce", ...pageRequest };
    await pageRequests.run(own, () => handler.set(key, value, context));
  },
  /** @param {string} key @param {Parameters<CacheHandler["get"]>[1]} context */
  get: (key, context) => handler.get(key, context),
  /** @param {string[]} tags */
  revalidate: (tags) => revalidateTags(tags),
  version: async () => revalidationVersion(),
  notices: async () => notices,
  hasLoadedRedis: async () =>
    Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes("/ioredis/")),
};

if (url) {
  await connectRedis({
    url,
    prefix: "test:",
    content: "content",
    heartbeats: [followRevalidations],
    // Generous, since the test machine may be busy.
    answerTimeout: 1_000,
    tell: (notice) => void notices.push(notice),
  });
}
const handler = new CacheHandler({ serverDistDir: `${build}/server` });

process.on(
  "message",
  (/** @type {{ id: number, name: keyof typeof calls, args: unknown[] }} */ { id, name, args }) => {
    const call = /** @type {(...args: unknown[]) => Promise<unknown>} */ (calls[name]);
    void call(...args).then((result) => process.send?.({ id, result }));
  },
);
process.on("disconnect", () => process.exit());

process.send?.({ id: 0 });

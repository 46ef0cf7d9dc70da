/**
 * Next has whoever asks for a page join the render of it that is running, also one that began before an announcement. Here
 * each announcement begins anew: what is asked for after it joins nothing older.
 */
import { createRequire } from "node:module";
import { z } from "zod";
import { announcementVersion } from "./announcements.mjs";

/** Where Next has the classes of its route modules, as a build loads them, and their names (16.4). */
export const ROUTE_MODULES = /** @type {const} */ ([
  ["next/dist/compiled/next-server/app-page-turbo.runtime.prod.js", "AppPageRouteModule"],
  ["next/dist/compiled/next-server/app-route-turbo.runtime.prod.js", "AppRouteRouteModule"],
]);

/**
 * What is used of them: each answers one route, and makes its `responseCache` when it has none. That holds nothing but the
 * renders that run.
 *
 * @type {z.ZodType<{ prototype: RouteModule }>}
 */
const routeModuleClass = z.custom(
  (value) => typeof value === "function" && "getResponseCache" in Object(value.prototype),
  "Next's route modules have changed",
);

let isDone = false;

/** Once a process, when Next has begun to answer: its modules cannot be loaded sooner. */
export function separateRenders() {
  if (isDone || process.env.NODE_ENV === "development") return;
  const require = createRequire(import.meta.url);
  for (const [file, name] of ROUTE_MODULES) {
    const { prototype } = routeModuleClass.parse(Reflect.get(require(file), name));
    prototype.getResponseCache = anewAfterAnnouncements(prototype.getResponseCache);
  }
  isDone = true;
}

/**
 * @typedef {{ responseCache?: object, getResponseCache: (this: RouteModule, ...args: unknown[]) => object }} RouteModule
 * @param {RouteModule["getResponseCache"]} getResponseCache
 * @returns {RouteModule["getResponseCache"]}
 */
function anewAfterAnnouncements(getResponseCache) {
  /** @type {WeakMap<RouteModule, number>} */
  const versions = new WeakMap();
  return function (...args) {
    const version = announcementVersion();
    if (versions.get(this) !== version) this.responseCache = undefined;
    versions.set(this, version);
    return getResponseCache.apply(this, args);
  };
}

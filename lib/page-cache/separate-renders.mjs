/** Next (16.4) lets requests join a running render. Here they don't join one that began before a revalidation. */
import { createRequire } from "node:module";
import { z } from "zod";
import { revalidationVersion } from "./outdated-tags.mjs";

export const ROUTE_MODULES = /** @type {const} */ ([
  ["next/dist/compiled/next-server/app-page-turbo.runtime.prod.js", "AppPageRouteModule"],
  ["next/dist/compiled/next-server/app-route-turbo.runtime.prod.js", "AppRouteRouteModule"],
]);

/** Their `responseCache` holds only running renders. @type {z.ZodType<{ prototype: RouteModule }>} */
const routeModuleClass = z.custom(
  (value) => typeof value === "function" && "getResponseCache" in Object(value.prototype),
  "Next's route modules have changed",
);

let isDone = false;

/** Works only once Next has begun to answer: its modules cannot be loaded sooner. */
export function separateRenders() {
  if (isDone || process.env.NODE_ENV === "development") return;
  const require = createRequire(import.meta.url);
  for (const [file, name] of ROUTE_MODULES) {
    const { prototype } = routeModuleClass.parse(Reflect.get(require(file), name));
    prototype.getResponseCache = anewAfterRevalidations(prototype.getResponseCache);
  }
  isDone = true;
}

/** @typedef {{ responseCache?: object, getResponseCache: (this: RouteModule, ...args: unknown[]) => object }} RouteModule */
/** @param {RouteModule["getResponseCache"]} getResponseCache @returns {RouteModule["getResponseCache"]} */
function anewAfterRevalidations(getResponseCache) {
  /** @type {WeakMap<RouteModule, number>} */
  const versions = new WeakMap();
  return function (...args) {
    const version = revalidationVersion();
    if (versions.get(this) !== version) this.responseCache = undefined;
    versions.set(this, version);
    return getResponseCache.apply(this, args);
  };
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The methods that read any address. */
const READING = ["GET", "HEAD"];

/** The names of a route's functions that answer requests, as Next knows them. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * @typedef {{ page: string, regex: string }} Route
 * @typedef {{ regex: string, destination: string }} Rewrite
 * @typedef {{ routeModule: { ensureUserland: () => Promise<void>, userland: Record<string, unknown> } }} RouteFile
 * @typedef {Record<string, { workers: Record<string, unknown> }>} Actions
 */

/**
 * Reads from a program's build which methods its addresses answer. A route answers those of its functions. A page
 * answers `GET` and `HEAD`, and `POST` if it has a server action. Addresses without a route can be read, as the 404
 * page.
 *
 * @param {string} program its folder
 * @returns {(url: string) => readonly string[] | Promise<readonly string[]>} a promise until the address's route is
 * loaded
 * @throws {Error} without a build, or when its format is unknown
 */
export function methodsOfBuild(program) {
  const build = path.join(program, ".next");
  /** @type {{ staticRoutes: Route[], dynamicRoutes: Route[], rewrites: { afterFiles: Rewrite[] } }} */
  const manifest = readJson(build, "routes-manifest.json");
  /** @type {Record<string, string>} */
  const paths = readJson(build, "app-path-routes-manifest.json");
  /** @type {{ node: Actions }} */
  const actions = readJson(build, "server/server-reference-manifest.json");
  const withActions = new Set(Object.values(actions.node).flatMap(({ workers }) => Object.keys(workers)));
  const entries = new Map(Object.entries(paths).map(([entry, route]) => [route, entry]));
  const fixed = manifest.staticRoutes.map(withPattern);
  const dynamic = manifest.dynamicRoutes.map(withPattern);
  const rewrites = manifest.rewrites.afterFiles.map(withPattern);
  const load = createRequire(path.join(build, "server/app/route.js"));
  /** @type {Map<string, readonly string[]>} */
  const known = new Map();

  /** @param {string} page @param {string} entry */
  const methodsOfRoute = async (page, entry) => {
    /** @type {unknown} */
    const loaded = await load(path.join(build, "server/app", `${entry}.js`));
    const { routeModule } = /** @type {RouteFile} */ (loaded);
    await routeModule.ensureUserland();
    const methods = withHead(METHODS.filter((method) => method in routeModule.userland));
    known.set(page, methods);
    return methods;
  };

  return (url) => {
    const [asked = ""] = url.split("?", 1);
    const isFor =
      (/** @type {string} */ path) =>
      (/** @type {{ pattern: RegExp }} */ { pattern }) =>
        pattern.test(path);
    const rewrite = rewrites.find(isFor(asked));
    const path = rewrite ? rewrite.destination.replace(/\/:path$/, asked) : asked;
    const { page = "" } = fixed.find(isFor(asked)) ?? dynamic.find(isFor(path)) ?? {};
    const entry = entries.get(page);
    if (entry === undefined) return READING;
    if (!entry.endsWith("/route")) return withActions.has(`app${entry}`) ? [...READING, "POST"] : READING;
    return known.get(page) ?? methodsOfRoute(page, entry);
  };
}

/**
 * @template {{ regex: string }} Route
 * @param {Route} route
 */
function withPattern(route) {
  return { ...route, pattern: new RegExp(route.regex) };
}

/**
 * Next answers `HEAD` with the function for `GET`.
 *
 * @param {string[]} methods
 */
function withHead(methods) {
  return methods.includes("GET") ? [...new Set([...READING, ...methods])] : methods;
}

/**
 * @template Content
 * @param {string} folder
 * @param {string} name
 * @returns {Content}
 */
function readJson(folder, name) {
  /** @type {unknown} */
  const content = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
  return /** @type {Content} */ (content);
}

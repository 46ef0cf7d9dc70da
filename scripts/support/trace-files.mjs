import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { nodeFileTrace } from "@vercel/nft";
import { z } from "zod";

/** What Next writes beside everything that it builds: a list of the files that it needs. */
const NEXT_TRACE = ".nft.json";
const nextTrace = z.object({ files: z.array(z.string()) });

/**
 * What is imported somewhere but never reached by a program that is built: what builds, what only `next dev` loads, what only
 * makes migrations or types.
 */
const NEVER_LOADED = [
  /^scripts\/support\/(builds|bundle-[a-z]+)\.mjs$/,
  /^node_modules\/next\/dist\/cli\/(?!next-(start|test)\.js$)[^/]+\.js$/,
  /^node_modules\/next\/dist\/compiled\/next-devtools\//,
  /^node_modules\/next\/dist\/.*\.runtime\.dev\.js$/,
  /^node_modules\/(drizzle-kit|esbuild|esbuild-register|sass|@esbuild)\//,
  /^node_modules\/(@libsql|@img)\/[a-z0-9-]*musl[a-z0-9-]*\//,
  /\.map$/,
];

/** What Next takes for files that may be read, since they are beside those that are. */
const NEVER_READ = /^(docs|e2e|bench|provider\/(src|tests|tools))\//;

/** @param {string} file */
function isLoaded(file) {
  return !NEVER_LOADED.some((pattern) => pattern.test(file));
}

/** By which entries packages are found: as the worker is started (see payloadNodeOption), and as Node 20.19 does by itself. */
const CONDITIONS = ["node", "production", "module-sync"];

/**
 * Finds every file that programs import, as paths relative to a folder that holds them all.
 *
 * @param {string} root absolute
 * @param {string[]} entries relative to it
 * @returns {Promise<string[]>} symbolic links and what they point at among them
 */
export async function traceImports(root, entries) {
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => path.join(root, entry)),
    {
      base: root,
      processCwd: root,
      conditions: CONDITIONS,
      ignore: (file) => !isLoaded(file),
      // What is read rather than imported is Next's to tell, and ours.
      analysis: { emitGlobs: false, computeFileReferences: false, evaluatePureExpressions: false },
    },
  );
  return [...fileList];
}

/**
 * Reads which files a Next server loads, as its build wrote it down.
 *
 * @param {string} root absolute
 * @param {string} build the folder `.next`, relative to it
 * @returns {string[]} relative to the root
 */
export function readNextTraces(root, build) {
  const traces = readdirSync(path.join(root, build), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(NEXT_TRACE),
  );
  const files = traces.flatMap((trace) => {
    const file = path.join(root, build, trace);
    const { files } = nextTrace.parse(JSON.parse(readFileSync(file, "utf8")));
    return files.map((name) => path.relative(root, path.resolve(path.dirname(file), name)));
  });
  return [...new Set(files)].filter((file) => isLoaded(file) && !NEVER_READ.test(file));
}

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { nodeFileTrace } from "@vercel/nft";
import { z } from "zod";

/** Next writes a list of needed files beside everything that it builds. */
const NEXT_TRACE = ".nft.json";
const nextTrace = z.object({ files: z.array(z.string()) });

/** Imported somewhere but never loaded by a built program: build tools, `next dev`, migration and type generators. */
const NEVER_LOADED = [
  /^scripts\/support\/(builds|bundle-[a-z]+)\.mjs$/,
  /^node_modules\/next\/dist\/cli\/(?!next-(start|test)\.js$)[^/]+\.js$/,
  /^node_modules\/next\/dist\/compiled\/next-devtools\//,
  /^node_modules\/next\/dist\/.*\.runtime\.dev\.js$/,
  /^node_modules\/(drizzle-kit|esbuild|esbuild-register|sass|@esbuild)\//,
  /^node_modules\/(@libsql|@img)\/[a-z0-9-]*musl[a-z0-9-]*\//,
  /\.map$/,
];

/** Next lists these as readable because they are next to files that are. */
const NEVER_READ = /^(docs|e2e|bench|provider\/(src|tests|tools))\//;

/** @param {string} file */
function isLoaded(file) {
  return !NEVER_LOADED.some((pattern) => pattern.test(file));
}

/** The conditions by which packages are found: the worker's (see payloadNodeOption), and Node 20.19's defaults. */
const CONDITIONS = ["node", "production", "module-sync"];

/**
 * Finds every file that programs import, as paths relative to a common root folder.
 *
 * @param {string} root absolute
 * @param {string[]} entries relative to it
 * @returns {Promise<string[]>} including symbolic links and their targets
 */
export async function traceImports(root, entries) {
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => path.join(root, entry)),
    {
      base: root,
      processCwd: root,
      conditions: CONDITIONS,
      ignore: (file) => !isLoaded(file),
      // Next and our own lists know the files that are read rather than imported.
      analysis: { emitGlobs: false, computeFileReferences: false, evaluatePureExpressions: false },
    },
  );
  return [...fileList];
}

/**
 * Reads which files a Next server loads, as recorded by its build.
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

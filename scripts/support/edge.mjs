/** The site as a worker for Cloudflare's runtime: what builds it, and what runs it on this machine. */
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { siteBuild, sourceHash } from "./builds.mjs";
import { installTools } from "./install-tools.mjs";
import { siteDir } from "./paths.mjs";
import { runNode, startNode } from "./processes.mjs";

/** Its settings and its worker. */
const edgeDir = path.join(siteDir, "deploy/edge");

/** Its tools, which are installed when somebody builds it. */
const toolsDir = path.join(edgeDir, "tools");

/** A copy of the site's sources, for which Next knows the imports of the worker alone; and the build. */
const buildDir = path.join(edgeDir, ".build");

const copied = [
  "app",
  "components",
  "contract",
  "deploy/edge/host",
  "lib",
  "public",
  "runtime",
  "postcss.config.mjs",
  "tailwind.config.ts",
  "tsconfig.json",
];

/** What the worker was built of, which it also tells itself by. */
const stamp = path.join(buildDir, "source-hash.mjs");

/** The least that the tools run on. */
const NODE_VERSION = 22;

/** The Node that the tools run on: this one, or the one that was installed with them. */
function edgeNode() {
  if (Number(process.versions.node.split(".")[0]) >= NODE_VERSION) return process.execPath;
  return tool(`node-${process.platform}-${process.arch}/bin/node`);
}

/** @param {string} file */
function tool(file) {
  return path.join(toolsDir, "node_modules", file);
}

/**
 * Builds the worker, unless there is one of the present sources.
 *
 * @param {AbortSignal} [interrupted]
 * @throws {Error} when the tools cannot be had, or the build fails
 */
export async function buildEdge(interrupted) {
  const hash = edgeHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === stampOf(hash)) return;
  await installTools(toolsDir, interrupted);
  rmSync(buildDir, { recursive: true, force: true });
  for (const name of copied) copySources(path.join(siteDir, name), path.join(buildDir, name));
  // Next has a proxy run on Node, and a middleware anywhere.
  cpSync(path.join(siteDir, "proxy.site.ts"), path.join(buildDir, "middleware.site.ts"));
  // What Next and Cloudflare read themselves, which nothing imports.
  copySources(path.join(edgeDir, "site"), buildDir);
  const manifest = readFileSync(path.join(siteDir, "package.json"), "utf8");
  writeFileSync(path.join(buildDir, "package.json"), workerManifest(manifest));
  symlinkSync("../../../node_modules", path.join(buildDir, "node_modules"));
  const node = edgeNode();
  await runNode({
    name: "Building the worker",
    node,
    args: [
      tool("@opennextjs/cloudflare/dist/cli/index.js"),
      "build",
      "--config=../wrangler.jsonc",
      "--openNextConfigPath=../open-next.config.ts",
    ],
    cwd: buildDir,
    env: environment({ PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` }),
    interrupted,
  });
  writeFileSync(stamp, stampOf(hash));
}

/**
 * Copies sources, without their tests.
 *
 * @param {string} from
 * @param {string} to
 */
export function copySources(from, to) {
  const notCopied = /(^|\/)(node_modules|coverage)$|\.test\.[a-z]+$/;
  cpSync(from, to, { recursive: true, filter: (source) => !notCopied.test(source) });
}

const manifestSchema = z.looseObject({ imports: z.record(z.string(), z.object({ workerd: z.string() })) });

/**
 * The site's package.json, in which imports that differ by host lead to the worker's files: Next knows no condition of ours.
 *
 * @param {string} text
 */
export function workerManifest(text) {
  const { imports, ...manifest } = manifestSchema.parse(JSON.parse(text));
  const ofWorker = Object.fromEntries(Object.entries(imports).map(([name, { workerd }]) => [name, workerd]));
  return JSON.stringify({ ...manifest, imports: ofWorker });
}

/** @param {string} hash */
function stampOf(hash) {
  return `export default "${hash}";\n`;
}

/** A digest of all that the build is made from: the site's sources and those of the host. */
function edgeHash() {
  return sourceHash(siteDir, siteBuild) + sourceHash(edgeDir, { others: /^$/ });
}

/**
 * Runs the worker in workerd on a port of this machine.
 *
 * @param {number} port
 * @param {Record<string, string>} variables what the worker is started with
 * @param {{ folder: string, output?: import("./processes.mjs").ProcessOptions["output"] }} options where it keeps what
 *   Cloudflare would keep
 */
export function startEdge(port, variables, { folder, output }) {
  return startNode({
    name: "worker",
    node: edgeNode(),
    args: [
      tool("wrangler/bin/wrangler.js"),
      "dev",
      `--port=${port}`,
      "--ip=127.0.0.1",
      "--inspector-port=0",
      "--show-interactive-dev-session=false",
      `--persist-to=${folder}`,
      ...Object.entries(variables).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ],
    cwd: edgeDir,
    env: environment(),
    output,
  });
}

/**
 * @param {Record<string, string>} [others]
 * @returns {NodeJS.ProcessEnv}
 */
function environment(others = {}) {
  const { PATH, HOME } = process.env;
  return {
    PATH,
    HOME,
    NODE_ENV: "production",
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
    NEXT_TELEMETRY_DISABLED: "1",
    ...others,
  };
}

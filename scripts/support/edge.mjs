/** Builds the site as a worker for Cloudflare's runtime, and runs it on this machine. */
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { siteBuild, sourceHash } from "./builds.mjs";
import { installTools } from "./install-tools.mjs";
import { siteDir } from "./paths.mjs";
import { runNode, startNode } from "./processes.mjs";

/** The worker and its settings. */
const edgeDir = path.join(siteDir, "deploy/edge");

/** Tools that only a build of the worker installs. */
const toolsDir = path.join(edgeDir, "tools");

/** The build, and a copy of the site's sources in which Next sees only the worker's imports. */
const buildDir = path.join(edgeDir, ".build");

/** The site's files that the worker is built from. */
export const copied = [
  "app",
  "components",
  "contract",
  "deploy/edge/host",
  "lib",
  "messages",
  "public",
  "runtime",
  "postcss.config.mjs",
  "tailwind.config.ts",
  "tsconfig.json",
];

/** The hash of the worker's sources, which the worker also reads. */
const stamp = path.join(buildDir, "source-hash.mjs");

/** The oldest Node that the tools support. */
const NODE_VERSION = 22;

/** Returns the Node for the tools: this one, or the one installed with them. */
function edgeNode() {
  if (Number(process.versions.node.split(".")[0]) >= NODE_VERSION) return process.execPath;
  return tool(`node-${process.platform}-${process.arch}/bin/node`);
}

/** @param {string} file */
function tool(file) {
  return path.join(toolsDir, "node_modules", file);
}

/**
 * Builds the worker unless a build of the current sources exists.
 *
 * @param {AbortSignal} [interrupted]
 * @throws {Error} when the tools can't be installed or the build fails
 */
export async function buildEdge(interrupted) {
  const hash = edgeHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === stampOf(hash)) return;
  await installTools(toolsDir, interrupted);
  rmSync(buildDir, { recursive: true, force: true });
  for (const name of copied) copySources(path.join(siteDir, name), path.join(buildDir, name));
  // Next runs a proxy only on Node, but a middleware anywhere.
  cpSync(path.join(siteDir, "proxy.site.ts"), path.join(buildDir, "middleware.site.ts"));
  // Files that Next and Cloudflare read without an import.
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
 * Returns the site's package.json with the host's imports pointing to the worker's files: Next doesn't know our
 * condition.
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

/** Returns a digest of the build's input: the sources of the site and of the host. */
function edgeHash() {
  return sourceHash(siteDir, siteBuild) + sourceHash(edgeDir, { others: /^$/ });
}

/**
 * Runs the worker in workerd on a port of this machine.
 *
 * @param {number} port
 * @param {Record<string, string>} variables for the worker
 * @param {{ folder: string, output?: import("./processes.mjs").ProcessOptions["output"] }} options the folder for what
 * Cloudflare would keep
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

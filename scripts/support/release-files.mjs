import { existsSync, lstatSync, readdirSync } from "node:fs";
import path from "node:path";
import { readNextTraces, traceImports } from "./trace-files.mjs";

/** The npm commands that work in a release. All others need the sources. */
export const RELEASE_COMMANDS = [
  "start",
  "start:site",
  "start:provider",
  "start:worker",
  "mail:test",
  "backup",
  "restore",
  "move-database",
  "update",
];

const BUILDS = [".next", "provider/.next"];

/** Build output that no server reads. */
const NOT_SERVED =
  /^(cache|dev|diagnostics|trace|trace-build|turbopack|types)(\/|$)|\.(nft\.json|map)$|^server\/route-cache\//;

/** Files that programs read without an import, and files for people. */
const OWN_FILES = [
  ".env.example",
  "CHANGELOG.md",
  "LICENSE",
  "README.md",
  "deploy",
  "docs/operations.md",
  "docs/operations-reference.md",
  "next.config.mjs",
  // Next looks these up by name when it reads its configuration.
  "node_modules/next/dist/compiled/@babel/runtime/package.json",
  "node_modules/next/dist/compiled/webpack",
  "provider/next.config.mjs",
  "provider/package.json",
  "provider/src/seed/media",
  "public",
];

/** The Cloudflare site is built from source, and hidden files belong to this machine, such as its secrets. */
const NOT_SHIPPED = /^deploy\/(edge\/|(.*\/)?\.)/;

/** What Node loads besides the commands' scripts. */
const ENTRIES = [
  "node_modules/next/dist/bin/next",
  "next.config.mjs",
  "provider/next.config.mjs",
  "scripts/support/preload.mjs",
  "provider/src/lib/files/film-program.mjs",
];

/** This machine's secrets, in any folder. */
const VARIABLES = /(^|\/)\.env(?!\.example$)/;

const LICENCE = /^(licen[cs]e|copying|notice)/i;

/**
 * Returns a release's files except package.json: both builds, the installed files that they and the commands load, and
 * the licences of those.
 *
 * @param {string} root the repository, built
 * @param {Record<string, string>} commands those of package.json that a release has
 * @returns {Promise<string[]>} relative to the root, each once
 */
export async function releaseFiles(root, commands) {
  const bundles = readdirSync(path.join(root, "provider/.next")).filter((name) => name.endsWith(".mjs"));
  const entries = [
    ...ENTRIES,
    ...scriptsOf(commands).filter((script) => existsSync(path.join(root, script))),
    ...bundles.map((name) => `provider/.next/${name}`),
  ];
  const loaded = [
    ...(await traceImports(root, entries)),
    ...BUILDS.flatMap((build) => readNextTraces(root, build)),
  ];
  const builds = BUILDS.flatMap((build) =>
    filesBelow(root, build).filter((file) => !NOT_SERVED.test(path.relative(build, file))),
  );
  const files = [
    ...loaded.filter((file) => !BUILDS.some((build) => file.startsWith(`${build}/`))),
    ...licencesOf(root, loaded),
    ...ownFiles(root),
    ...builds,
  ];
  return [...new Set(files)].filter((file) => file !== "package.json").sort();
}

/**
 * @param {string} root
 * @param {string[]} [names] files and folders
 * @returns {string[]} relative to the root
 */
export function ownFiles(root, names = OWN_FILES) {
  return names.flatMap((name) => filesBelow(root, name)).filter((file) => !NOT_SHIPPED.test(file));
}

/**
 * Returns the scripts that commands run.
 *
 * @param {Record<string, string>} commands
 * @returns {string[]} relative to the root
 */
export function scriptsOf(commands) {
  const scripts = Object.values(commands).flatMap((command) => {
    const [, folder = ""] = /^cd (\S+) && /.exec(command) ?? [];
    return [...command.matchAll(/\S+\.mjs/g)].map(([file]) => path.join(folder, file));
  });
  return [...new Set(scripts)];
}

/**
 * @param {string} root
 * @param {string[]} files
 */
function licencesOf(root, files) {
  const packages = new Set(
    files.flatMap((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? []),
  );
  return [...packages].flatMap((folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && LICENCE.test(entry.name))
      .map((entry) => path.posix.join(folder, entry.name)),
  );
}

/**
 * Returns a folder's files without following links, as Node 22 would with `recursive`.
 *
 * @param {string} root
 * @param {string} name a file or a folder
 * @returns {string[]} files and symbolic links
 */
function filesBelow(root, name) {
  if (!lstatSync(path.join(root, name)).isDirectory()) return VARIABLES.test(name) ? [] : [name];
  return readdirSync(path.join(root, name)).flatMap((entry) => filesBelow(root, path.join(name, entry)));
}

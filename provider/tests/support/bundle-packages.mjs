import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

import { installedPackages } from "../../../scripts/support/bundle-provider.mjs";
import { providerDir, siteDir } from "../../../scripts/support/paths.mjs";

/**
 * The provider's imports from packages with hundreds of ES modules, which Jest would load one by one for each test
 * file.
 */
const ENTRIES = [
  "@libsql/client",
  "@payloadcms/db-postgres",
  "@payloadcms/db-sqlite",
  "@payloadcms/next/routes",
  "@payloadcms/richtext-lexical",
  "@payloadcms/richtext-lexical/html",
  "@payloadcms/richtext-lexical/plaintext",
  "csv-stringify/sync",
  "execa",
  "file-type",
  "libphonenumber-js/min",
  "otpauth",
  "payload",
  "payload/i18n/en",
  "payload/shared",
  "uqr",
  "use-intl/core",
  "zod",
  "zod/mini",
];

/** The conditions with which scripts load Payload (`scripts/support/paths.mjs`). */
export const CONDITIONS = ["node", "node-addons", "production"];

/** Packages that aren't bundled: CommonJS, compiled, or seldom used. */
const EXTERNAL = [
  "@aws-sdk/*",
  "@libsql/isomorphic-ws",
  "@next/env",
  "busboy",
  "drizzle-kit",
  "libsql",
  "next",
  "nodemailer",
  "pg",
  "pino",
  "prettier",
  "react",
  "react-dom",
  "sharp",
  "ws",
];

/**
 * Bundled CommonJS requires Node's own modules. Globals are slow in Jest, and Drizzle uses these two a thousand times
 * per query.
 */
const BANNER = `
import { createRequire as makeRequire } from "node:module";
const require = makeRequire(import.meta.url);
const { Array, Object } = globalThis;
`;

/** Other versions of packages get another folder; an unchanged folder keeps Jest's compiled files valid. */
const key = createHash("sha256")
  .update(readFileSync(path.join(siteDir, "package-lock.json")))
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest("hex");
const cacheFolder = path.join(siteDir, ".cache", "provider-packages");
const folder = path.join(cacheFolder, key.slice(0, 16));

const bundled = new Map(ENTRIES.map((name) => [name, path.join(folder, `${name}.mjs`)]));

/** Where Jest finds the bundled packages. */
export const bundledPackages = Object.fromEntries([...bundled].map(([name, file]) => [`^${name}$`, file]));

/** @satisfies {import("esbuild").BuildOptions} */
const OPTIONS = {
  absWorkingDir: providerDir,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node20.19",
  format: "esm",
  logLevel: "warning",
};

/** Bundles the packages into few files, unless they exist. Modules that two of them share stay a single module. */
export async function bundlePackages() {
  if (existsSync(folder)) return;
  mkdirSync(cacheFolder, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  await build({
    ...OPTIONS,
    entryPoints: Object.fromEntries(ENTRIES.map((name) => [name, name])),
    outdir: unfinished,
    conditions: CONDITIONS,
    external: EXTERNAL,
    banner: { js: BANNER },
  });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another run was faster.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Bundles the programs that tests run in separate processes, which then load in a fraction of the time.
 *
 * @param {string} runFolder
 */
export async function bundlePrograms(runFolder) {
  await build({
    ...OPTIONS,
    entryPoints: ["src/manage-data.ts", "tests/support/seed.ts"],
    entryNames: "[name]",
    outdir: path.join(runFolder, "programs"),
    plugins: [installedPackages(bundled)],
  });
  symlinkSync(path.join(siteDir, "node_modules"), path.join(runFolder, "programs", "node_modules"));
}

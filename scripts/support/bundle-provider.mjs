import path from "node:path";
import { build } from "esbuild";
import { providerDir, workerFile } from "./paths.mjs";

/** Installed modules whose file isn't named like their import. */
const fileNames = new Map([["next/server", "next/server.js"]]);

/**
 * Leaves out installed packages and bundles this repository's own, which are TypeScript.
 *
 * @param {Map<string, string>} [files] the paths of packages that aren't in their usual place
 * @returns {import("esbuild").Plugin}
 */
export const installedPackages = (files = new Map()) => ({
  name: "installed-packages",
  setup(bundling) {
    bundling.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
      if (kind === "entry-point" || name.startsWith("@lampstand/")) return undefined;
      return { path: files.get(name) ?? fileNames.get(name) ?? name, external: true };
    });
  },
});

/**
 * Bundles the provider's programs that run without Next, so Node starts them without a loader.
 *
 * @throws {Error} when a source cannot be read
 */
export async function bundleProvider() {
  await build({
    entryPoints: ["worker.ts", "manage-data.ts"].map((file) => path.join(providerDir, "src", file)),
    outdir: path.dirname(workerFile),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    target: "node20.19",
    format: "esm",
    sourcemap: true,
    logLevel: "warning",
    plugins: [installedPackages()],
  });
}

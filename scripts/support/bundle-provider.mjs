import path from "node:path";
import { build } from "esbuild";
import { providerDir, workerFile } from "./paths.mjs";

/** Of what is installed, what has no file of the name that it is imported by. */
const fileNames = new Map([["next/server", "next/server.js"]]);

/**
 * Leaves out what is installed; this repository's own packages are TypeScript and go in.
 *
 * @param {Map<string, string>} [files] where packages are found that are elsewhere than installed
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
 * Makes the files of the provider's programs that run without Next, which Node starts without a loader.
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

import path from "node:path";

/** The site's folder: the repository's root. */
export const siteDir = path.resolve(import.meta.dirname, "../..");

/** The embedded provider's folder. */
export const providerDir = path.join(siteDir, "provider");

/** The script behind the `next` command. */
export const nextCommand = path.join(siteDir, "node_modules/next/dist/bin/next");

/** The script behind the `payload` command. */
export const payloadCommand = path.join(siteDir, "node_modules/payload/bin.js");

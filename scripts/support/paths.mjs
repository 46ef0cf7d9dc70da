import path from "node:path";

/** The site's folder: the repository's root. */
export const siteDir = path.resolve(import.meta.dirname, "../..");

/** The embedded provider's folder. */
export const providerDir = path.join(siteDir, "provider");

/** The provider's worker as one file, beside the provider's build. */
export const workerFile = path.join(providerDir, ".next/worker.mjs");

/** The program that backs up, restores and moves the provider's data, in the same place. */
export const manageDataFile = path.join(providerDir, ".next/manage-data.mjs");

/** The script behind the `next` command. */
export const nextCommand = path.join(siteDir, "node_modules/next/dist/bin/next");

/**
 * Node's option wherever Payload loads without Next. Lexical's entry for Node loads itself again while loading, which
 * sometimes never ends.
 */
export const payloadNodeOption = "--conditions=production";

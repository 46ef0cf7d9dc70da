import siteConfig from "../../../next.config.mjs";

/**
 * The site's own configuration, except that a worker stores no pages, can't load the cache handler's file, and draws
 * nothing with fonts.
 *
 * @param {string} phase
 */
export default async function config(phase) {
  const { cacheHandler: _, ...edgeConfig } = await siteConfig(phase);
  return { ...edgeConfig, outputFileTracingIncludes: {} };
}

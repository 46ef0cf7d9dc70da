import nextConfig from "../../../next.config.mjs";

/**
 * The site's own configuration, except that a worker stores no pages, can't load the cache handler's file, and draws
 * nothing with fonts.
 */
const { cacheHandler: _, ...edgeConfig } = nextConfig;

export default { ...edgeConfig, outputFileTracingIncludes: {} };

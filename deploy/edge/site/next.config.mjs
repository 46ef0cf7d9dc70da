import nextConfig from "../../../next.config.mjs";

/** The site's own, but that a worker keeps no stored pages, has no file to load the cache handler from, and draws nothing with fonts. */
const { cacheHandler: _, ...edgeConfig } = nextConfig;

export default { ...edgeConfig, outputFileTracingIncludes: {} };

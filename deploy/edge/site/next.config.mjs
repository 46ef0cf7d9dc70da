import nextConfig from "../../../next.config.mjs";

/** The site's own, but that a worker keeps no stored pages, and has no file to load the cache handler from. */
const { cacheHandler: _, ...edgeConfig } = nextConfig;

export default edgeConfig;

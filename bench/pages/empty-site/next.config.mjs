/**
 * Without a configuration of its own, Next would take the site's.
 *
 * @type {import("next").NextConfig}
 */
const nextConfig = { poweredByHeader: false };

export default nextConfig;

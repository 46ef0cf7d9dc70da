/**
 * Without this file, Next would use the site's configuration.
 *
 * @type {import("next").NextConfig}
 */
const nextConfig = { poweredByHeader: false };

export default nextConfig;

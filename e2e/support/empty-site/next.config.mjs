/**
 * Without its own configuration, Next would use the site's.
 *
 * @type {import("next").NextConfig}
 */
const nextConfig = {};

export default nextConfig;

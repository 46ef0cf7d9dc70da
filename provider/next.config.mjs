import { fileURLToPath } from "node:url";

import { withPayload } from "@payloadcms/next/withPayload";

/**
 * Loaded once by Node instead of being built into the start and the routes separately: two copies do not know each
 * other's errors, and staff would not be told which field is wrong.
 */
const sharedPackages = [
  "ioredis",
  "payload",
  "@payloadcms/db-postgres",
  "@payloadcms/db-sqlite",
  "@payloadcms/drizzle",
  // What is built separately counts with the same counters.
  "pino",
  "prom-client",
];

const repositoryRoot = fileURLToPath(new URL("..", import.meta.url));

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  transpilePackages: ["@lampstand/contract", "@lampstand/runtime"],
  reactStrictMode: true,
  devIndicators: false,
  // Pictures of what was taken down would be kept in a folder that nobody clears: `/_next/image` answers 404.
  images: { unoptimized: true },
  // `npm test` checks the types; a fresh machine is ready sooner without doing it again.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingRoot: repositoryRoot,
  turbopack: { root: repositoryRoot },
  experimental: { turbopackFileSystemCacheForBuild: process.env.WITHOUT_BUILD_CACHE !== "1" },
  serverExternalPackages: sharedPackages,
};

const { headers, ...withAdmin } = withPayload(config);

/**
 * Payload's headers would keep shared caches from storing files, so only the admin gets them. Security headers are added
 * by `src/lib/process/security-headers.ts`.
 */
async function adminHeaders() {
  const rules = (await headers?.()) ?? [];
  return rules.map((rule) => ({ ...rule, source: "/admin/:path*" }));
}

/** @type {import("next").NextConfig} */
const providerConfig = { ...withAdmin, headers: adminHeaders };

export default providerConfig;

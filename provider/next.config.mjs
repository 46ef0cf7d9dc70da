import { fileURLToPath } from "node:url";

import { withPayload } from "@payloadcms/next/withPayload";

/**
 * Node loads these once; otherwise the build would copy them into the start and each route. Two copies don't recognize
 * each other's errors, and staff wouldn't read which field is wrong.
 */
const sharedPackages = [
  "ioredis",
  "payload",
  "@payloadcms/db-postgres",
  "@payloadcms/db-sqlite",
  "@payloadcms/drizzle",
  // Separately built parts share its counters.
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
  // Nobody would clear the folder of resized pictures, even after a takedown: `/_next/image` answers 404.
  images: { unoptimized: true },
  // `npm test` checks the types; skipping it here gets a fresh machine ready sooner.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingRoot: repositoryRoot,
  turbopack: { root: repositoryRoot },
  experimental: { turbopackFileSystemCacheForBuild: process.env.WITHOUT_BUILD_CACHE !== "1" },
  serverExternalPackages: sharedPackages,
};

const { headers, ...withAdmin } = withPayload(config);

/**
 * Payload's headers would keep shared caches from storing files, so only the admin gets them. Security headers are
 * added by `src/lib/http/security-headers.ts`.
 */
async function adminHeaders() {
  const rules = (await headers?.()) ?? [];
  return rules.map((rule) => ({ ...rule, source: "/admin/:path*" }));
}

/** @type {import("next").NextConfig} */
const providerConfig = { ...withAdmin, headers: adminHeaders };

export default providerConfig;

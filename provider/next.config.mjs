import { fileURLToPath } from "node:url";

import { withPayload } from "@payloadcms/next/withPayload";

const repositoryRoot = fileURLToPath(new URL("..", import.meta.url));

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // `npm test` checks the types; a fresh machine is ready sooner without doing it again.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingRoot: repositoryRoot,
  turbopack: { root: repositoryRoot },
};

const { headers, ...withAdmin } = withPayload(config);

/** The admin's headers would keep shared caches from storing files, so the rest does without them. */
async function adminHeaders() {
  const rules = await headers?.();
  return (rules ?? []).map((rule) => ({ ...rule, source: "/admin/:path*" }));
}

/** @type {import("next").NextConfig} */
const providerConfig = { ...withAdmin, headers: adminHeaders };

export default providerConfig;

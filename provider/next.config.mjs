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

export default withPayload(config);

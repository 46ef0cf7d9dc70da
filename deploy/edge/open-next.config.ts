import { pageRequests } from "../../lib/page-cache/page-request.mjs";
import { RENDERED } from "./rendered.mjs";

/** What OpenNext hands over to be stored. The headers are those of the response, too. */
type Stored = { meta?: { headers?: Record<string, string | undefined> } };

/**
 * Stores no pages: what is kept for an outage are answers of the provider (last-answers.ts). A page that Next renders once for
 * several requests at a time says in its headers by which nonce its scripts are known, and what status it asked for.
 */
const incrementalCache = {
  name: "nothing-stored",
  get: async () => null,
  set: async (_key: string, { meta }: Stored) => {
    const pageRequest = pageRequests.getStore();
    if (!pageRequest || !meta?.headers) return;
    const { nonce, status } = pageRequest;
    meta.headers[RENDERED] = JSON.stringify({ nonce, status });
  },
  delete: async () => undefined,
};

const override = {
  converter: "edge",
  proxyExternalRequest: "fetch",
  incrementalCache: async () => incrementalCache,
  tagCache: "dummy",
  queue: "dummy",
};

/** OpenNext's settings, as its Cloudflare adapter demands them: it is installed by `npm run build:edge` alone. */
const config = {
  buildCommand: "node node_modules/next/dist/bin/next build",
  default: { override: { ...override, wrapper: "cloudflare-node" } },
  edgeExternals: ["node:crypto", "node:async_hooks"],
  middleware: { external: true, override: { ...override, wrapper: "cloudflare-edge" } },
};

export default config;

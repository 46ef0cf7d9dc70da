import { pageRequests } from "../../lib/page-cache/page-request.mjs";
import { RENDERED } from "./rendered.mjs";

/** What OpenNext hands over for storage, with the response's headers. */
type Stored = { meta?: { headers?: Record<string, string | undefined> } };

/**
 * Stores no pages: last-answers.ts keeps a provider's answers for outages. A page that Next renders once for several
 * requests states its scripts' nonce and its requested status in headers.
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

/** OpenNext's settings, as its Cloudflare adapter requires. Only `npm run build:edge` installs the adapter. */
const config = {
  buildCommand: "node node_modules/next/dist/bin/next build",
  default: { override: { ...override, wrapper: "cloudflare-node" } },
  edgeExternals: ["node:crypto", "node:async_hooks"],
  middleware: { external: true, override: { ...override, wrapper: "cloudflare-edge" } },
};

export default config;

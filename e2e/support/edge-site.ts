import path from "node:path";
import { startEdge } from "../../scripts/support/edge.mjs";
import { waitForSite } from "../../scripts/support/programs.mjs";
import { environmentOf } from "../../scripts/support/secrets.mjs";
import { createProgram, type Program } from "./program";
import type { Stack } from "./stack";

/** The worker's variables: as on Node, except the port. */
const VARIABLES = [
  "MEDIA_INTERNAL_URL",
  "API_TOKEN",
  "REVALIDATE_SECRET",
  "SESSION_SECRET",
  "SITE_URL",
  "TRUSTED_PROXIES",
];

/** Creates a stack's site as a worker in workerd, which keeps Cloudflare's data while stopped. */
export function createEdgeSite(stack: Stack, others: Record<string, string>): Program {
  const env = environmentOf(stack.env, "site");
  const given = Object.fromEntries(VARIABLES.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const folder = path.join(stack.dataDir, "../worker");
  return createProgram({
    url: stack.site.url,
    launch: () => startEdge(Number(env.PORT), { ...given, ...others }, { folder }),
    waitUntilReady: waitForSite,
  });
}

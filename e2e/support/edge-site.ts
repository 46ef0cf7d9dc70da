import path from "node:path";
import { startEdge } from "../../scripts/support/edge.mjs";
import { waitForSite } from "../../scripts/support/programs.mjs";
import { startS3 } from "../../scripts/support/s3-server.mjs";
import { environmentOf } from "../../scripts/support/secrets.mjs";
import { startLine } from "./line";
import { createProgram, type Program } from "./program";
import { createStack, type Stack } from "./stack";
import { test } from "./test";

/** How often to make each kind of request: errors between an isolate's requests appear from the second one on. */
export const TIMES = Array.from({ length: 10 }, (_, index) => index);

/** The worker's variables: as on Node, except the port. */
const VARIABLES = [
  "MEDIA_INTERNAL_URL",
  "API_TOKEN",
  "REVALIDATE_SECRET",
  "SESSION_SECRET",
  "SITE_URL",
  "TRUSTED_PROXIES",
];

export type EdgeStack = Awaited<ReturnType<typeof startEdgeStack>>;

/** Starts a provider and, with an S3 store for uploads, a site as a worker. */
async function startEdgeStack() {
  const [stack, s3] = await Promise.all([createStack(), startS3()]);
  const line = await startLine(stack.provider.url);
  const site = createEdgeSite(stack, { ...s3.variables, API_BASE_URL: line.url });
  await Promise.all([stack.provider.start(), site.start()]);
  return {
    stack,
    site,
    /** The line from the worker to the provider. */
    line,
    stop: async () => {
      await site.stop();
      await Promise.all([stack.stop(), s3.stop(), line.stop()]);
    },
  };
}

/** Starts a stack before a file's tests, which run in order and share it, and stops it after them. */
export function shareEdgeStack(onStart: (edge: EdgeStack) => void): void {
  let edge: EdgeStack | undefined;
  test.describe.configure({ mode: "serial" });
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    edge = await startEdgeStack();
    onStart(edge);
  });
  test.afterAll(() => edge?.stop());
}

/** Creates a stack's site as a worker in workerd, which keeps Cloudflare's data while stopped. */
function createEdgeSite(stack: Stack, others: Record<string, string>): Program {
  const env = environmentOf(stack.env, "site");
  const given = Object.fromEntries(VARIABLES.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const folder = path.join(stack.dataDir, "../worker");
  return createProgram({
    url: stack.site.url,
    launch: () => startEdge(Number(env.PORT), { ...given, ...others }, { folder }),
    waitUntilReady: waitForSite,
  });
}

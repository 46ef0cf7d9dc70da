import { readFile } from "node:fs/promises";
import { expect, test } from "../support/test";

const METRICS_TOKEN = "the-token-of-the-metrics";
const ID = "0af7651916cd43dd8448eb211c80319c";

interface Line {
  level: string;
  program: string;
  requestId?: string;
  event?: string;
  route?: string;
  status?: number;
}

/** Returns a request's lines in a log. */
async function linesOf(file: string, requestId: string): Promise<Line[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line) => JSON.parse(line) as Line).filter((line) => line.requestId === requestId);
}

test("a request's id finds it in both programs' logs", async ({ request, startStack }) => {
  const stack = await startStack({ variables: { LOG_LEVEL: "debug" } });
  const response = await request.get(`${stack.site.url}/api/health?secret=1`);
  const id = response.headers()["x-request-id"] ?? "";
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await expect
    .poll(() => linesOf(stack.siteLog, id))
    .toEqual([
      expect.objectContaining({ program: "site", event: "request", route: "/api/health", status: 200 }),
    ]);
  await expect
    .poll(() => linesOf(stack.providerLog, id))
    .toEqual([
      expect.objectContaining({ program: "provider", route: "/web/setting-page-content", status: 200 }),
    ]);

  // The tests play the proxy.
  const headers = { "X-Request-Id": ID };
  const page = await request.get(`${stack.site.url}/blog/no-such-article`, { headers });
  expect([page.status(), page.headers()["x-request-id"]]).toEqual([404, ID]);
  await expect
    .poll(() => linesOf(stack.siteLog, ID))
    .toContainEqual(expect.objectContaining({ event: "request", route: "/blog/[slug]", status: 404 }));
  await expect.poll(async () => (await linesOf(stack.providerLog, ID)).length).toBeGreaterThan(0);
  const stored = [await request.get(`${stack.site.url}/blog`), await request.get(`${stack.site.url}/blog`)];
  expect(new Set(stored.map((answer) => answer.headers()["x-request-id"])).size).toBe(2);
  const foreign = await request.get(`${stack.provider.url}/health`, { headers });
  expect(foreign.headers()["x-request-id"]).not.toBe(ID);
});

test("metrics need the token, and count requests", async ({ request, startStack }) => {
  const { site, provider } = await startStack({ variables: { METRICS_TOKEN } });
  const authorization = `Bearer ${METRICS_TOKEN}`;
  for (const { url } of [site, provider]) {
    expect((await request.get(`${url}/metrics`)).status()).toBe(401);
    expect((await request.get(`${url}/metrics`, { headers: { authorization: "Bearer no" } })).status()).toBe(
      401,
    );
  }
  for (let visit = 0; visit < 3; visit += 1) await request.get(`${site.url}/blog`);
  await request.get(`${site.url}/a-secret/b/c`);
  const metrics = await request.get(`${site.url}/metrics`, { headers: { authorization } });
  expect(metrics.status()).toBe(200);
  expect(metrics.headers()["cdn-cache-control"]).toBeUndefined();
  const text = await metrics.text();
  expect(text).toContain('_count{route="/blog",method="GET",status="2xx"} 3');
  expect(text).toContain('_count{route="other",method="GET",status="4xx"} 1');
  expect(text).toMatch(/^lampstand_provider_reads_total\{outcome="fresh"\} [1-9]/m);
  expect(text).toMatch(/^lampstand_cache_requests_total\{cache="pages",outcome="miss"\} [1-9]/m);
  expect(text).toMatch(/^lampstand_cache_entries\{cache="pages"\} [1-9]/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(text).not.toContain("a-secret");

  const provided = await (
    await request.get(`${provider.url}/metrics`, { headers: { authorization } })
  ).text();
  expect(provided).toMatch(/_count\{route="\/web\/setting-page-content",method="GET",status="2xx"\} [1-9]/);
  expect(provided).toMatch(/^lampstand_clips\{state="\w+"\} [1-9]/m);
});

test("without a token there are no metrics", async ({ request, siteUrl, providerUrl }) => {
  for (const url of [siteUrl, providerUrl]) {
    const headers = { authorization: "Bearer undefined" };
    expect((await request.get(`${url}/metrics`, { headers })).status()).toBe(404);
  }
});

test("a site is ready, degraded with only stored pages, and unavailable without any", async ({
  request,
  startStack,
}) => {
  const { site, provider } = await startStack();
  const readiness = async () => {
    const response = await request.get(`${site.url}/api/health/ready`);
    return { ...((await response.json()) as object), code: response.status() };
  };
  const ready = await request.get(`${provider.url}/health/ready`);
  expect([ready.status(), ((await ready.json()) as { status: string }).status]).not.toContain(503);
  await request.get(`${site.url}/blog`);
  await expect.poll(readiness).toEqual({ code: 200, status: "ready" });
  await provider.stop();
  await expect.poll(readiness).toEqual({ code: 200, status: "degraded", reasons: ["provider"] });
  await site.stop();
  await site.start();
  await expect.poll(readiness).toEqual({ code: 503, status: "unavailable", reasons: ["provider"] });
});

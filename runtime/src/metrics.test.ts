import { register } from "prom-client";
import { counter, gauge, measureProcess, measureRequest, metricsResponse, readCounter } from "./metrics";

const TOKEN = "the-token-of-the-metrics";

beforeEach(() => register.clear());

const request = { id: "x", method: "GET", route: "/blog/[slug]", status: 200, seconds: 0.02 };

const readAll = async () => (await metricsResponse(TOKEN, `Bearer ${TOKEN}`)).text();

describe("metricsResponse", () => {
  it.each([
    ["no token is set", undefined, `Bearer ${TOKEN}`, 404],
    ["none is shown", TOKEN, null, 401],
    ["another one is shown", TOKEN, `Bearer ${TOKEN}2`, 401],
    ["it is shown in another way", TOKEN, TOKEN, 401],
  ])("returns no metrics if %s", async (_, token, authorization, status) => {
    measureRequest(request);
    const response = await metricsResponse(token, authorization);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe("");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("returns all metrics to a client with the token", async () => {
    measureRequest(request);
    const response = await metricsResponse(TOKEN, `Bearer ${TOKEN}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await response.text()).toContain(
      'lampstand_http_request_duration_seconds_count{route="/blog/[slug]",method="GET",status="2xx"} 1',
    );
  });
});

it("makes no series for an invented method", async () => {
  for (const method of ["BREW", "PROPFIND", "DELETE"]) measureRequest({ ...request, method, status: 405 });
  const text = await readAll();
  expect(text).toContain('_count{route="/blog/[slug]",method="other",status="4xx"} 2');
  expect(text).toContain('_count{route="/blog/[slug]",method="DELETE",status="4xx"} 1');
});

it("keeps counting with an existing counter", async () => {
  const reads = () => counter({ name: "reads_total", help: "Reads", labelNames: ["outcome"] });
  reads().inc({ outcome: "fresh" });
  reads().inc({ outcome: "fresh" });
  expect(await readAll()).toContain('reads_total{outcome="fresh"} 2');
});

it("returns the other metrics when one takes too long", async () => {
  jest.useFakeTimers();
  gauge({ name: "hanging", help: "Never read" }, () => new Promise<never>(() => undefined));
  gauge({ name: "waiting", help: "Waiting" }, async () => [{ labels: {}, value: 3 }]);
  const text = readAll();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await text).toContain("waiting 3");
  jest.useRealTimers();
});

it("reads figures on request, and returns the others if one can't be read", async () => {
  let waiting = 3;
  gauge({ name: "waiting", help: "Waiting", labelNames: ["state"] }, async () => [
    { labels: { state: "new" }, value: waiting },
  ]);
  gauge({ name: "broken", help: "Broken" }, () => Promise.reject(new Error("The database is out")));
  readCounter({ name: "hits_total", help: "Hits", labelNames: [] }, () => [{ labels: {}, value: 7 }]);
  expect(await readAll()).toContain('waiting{state="new"} 3');
  waiting = 4;
  const text = await readAll();
  expect(text).toContain('waiting{state="new"} 4');
  expect(text).toContain("hits_total 7");
  expect(text).toContain('lampstand_unread_figures_total{metric="broken"}');
});

it("measures the process, its memory and its event loop", async () => {
  measureProcess();
  measureProcess();
  const text = await readAll();
  for (const name of ["process_resident_memory_bytes", "nodejs_eventloop_lag_seconds"]) {
    expect(text).toContain(`${name} `);
  }
});

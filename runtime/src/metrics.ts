import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from "prom-client";
import type { EndedRequest } from "./request-context";
import { isSameText } from "./same-text";

/** Methods with a series of their own; invented ones get none. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Upper bounds of the duration buckets, in seconds: for stored pages, rendered pages and forwarded stories. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

/** How long to keep figures that cost a query or a disk read, in milliseconds. */
export const FIGURES_MS = 10_000;

/** In milliseconds. Scrapers usually wait for ten seconds, and still want the other figures. */
const FIGURE_TIMEOUT_MS = 3_000;

type Description<Label extends string> = { name: string; help: string; labelNames?: Label[] };

/** Returns the counter of this name, one per process however often Next bundles this module. */
export function counter<Label extends string>(description: Description<Label>): Counter<Label> {
  const known = register.getSingleMetric(description.name);
  return known instanceof Counter ? known : new Counter(description);
}

type Figure<Label extends string> = { labels: Record<Label, string>; value: number };

/** Registers a gauge, once per process, whose values are read when the metrics are requested. */
export function gauge<Label extends string>(
  description: Description<Label>,
  read: () => Promise<Figure<Label>[]>,
): void {
  if (register.getSingleMetric(description.name)) return;
  new Gauge({
    ...description,
    async collect() {
      this.reset();
      try {
        for (const { labels, value } of await Promise.race([read(), late()])) this.set(labels, value);
      } catch {
        // The other metrics are still returned, such as when the database is down.
        unreadFigures().inc({ metric: description.name });
      }
    },
  });
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("A metric took too long")), FIGURE_TIMEOUT_MS).unref();
  });
}

function unreadFigures() {
  return counter({
    name: "lampstand_unread_figures_total",
    help: "Figures that could not be read when they were asked for",
    labelNames: ["metric"],
  });
}

/** Registers, in the same way, a counter whose value is kept elsewhere. */
export function readCounter<Label extends string>(
  description: Description<Label>,
  read: () => Figure<Label>[],
): void {
  if (register.getSingleMetric(description.name)) return;
  new Counter({
    ...description,
    collect() {
      this.reset();
      for (const { labels, value } of read()) this.inc(labels, value);
    },
  });
}

/** Registers a gauge without labels, which has no value if `read` returns none. */
export function plainGauge(
  { name, help }: Omit<Description<never>, "labelNames">,
  read: () => Promise<number | undefined>,
): void {
  gauge({ name, help }, async () => {
    const value = await read();
    return value === undefined ? [] : [{ labels: {}, value }];
  });
}

/** Starts to measure the process itself: memory, processor and event loop. */
export function measureProcess(): void {
  if (!register.getSingleMetric("process_cpu_user_seconds_total")) collectDefaultMetrics();
}

/** Counts a finished request and records how long it took. */
export function measureRequest({ route, method, status, seconds }: EndedRequest): void {
  const labels = {
    route,
    method: METHODS.has(method) ? method : "other",
    status: `${Math.floor(status / 100)}xx`,
  };
  requestDurations().observe(labels, seconds);
}

function requestDurations(): Histogram<"route" | "method" | "status"> {
  const name = "lampstand_http_request_duration_seconds";
  const known = register.getSingleMetric(name);
  if (known instanceof Histogram) return known;
  return new Histogram({
    name,
    help: "How long requests took, by the pattern of their address, method and class of status",
    labelNames: ["route", "method", "status"],
    buckets: DURATION_BUCKETS,
  });
}

/** Answers `GET /metrics`: 404 if no token is set, as if the address didn't exist, and 401 without the right token. */
export async function metricsResponse(
  token: string | undefined,
  authorization: string | null,
): Promise<Response> {
  const headers = { "cache-control": "no-store", "x-robots-tag": "noindex" };
  if (token === undefined) return new Response(null, { status: 404, headers });
  if (!isSameText(authorization ?? "", `Bearer ${token}`)) {
    return new Response(null, { status: 401, headers: { ...headers, "www-authenticate": "Bearer" } });
  }
  return new Response(await register.metrics(), {
    headers: { ...headers, "content-type": register.contentType },
  });
}

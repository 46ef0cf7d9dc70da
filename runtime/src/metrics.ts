import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from "prom-client";
import type { EndedRequest } from "./request-context";
import { isSameText } from "./same-text";

/** The methods that are told apart; whoever sends another one does not make a series of it. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Upper ends of the classes of durations, in seconds: of a stored page, a rendered one, a story that is passed on. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

/** How long figures are kept that cost a query or a look at the disk, in milliseconds. */
export const FIGURES_MS = 10_000;

/** How long a figure may take, in milliseconds: whoever asks waits for ten seconds as a rule, and wants the others. */
const FIGURE_TIMEOUT_MS = 3_000;

type Description<Label extends string> = { name: string; help: string; labelNames?: Label[] };

/** The counter of this name: one a process, however often Next builds what counts. */
export function counter<Label extends string>(description: Description<Label>): Counter<Label> {
  const known = register.getSingleMetric(description.name);
  return known instanceof Counter ? known : new Counter(description);
}

type Figure<Label extends string> = { labels: Record<Label, string>; value: number };

/** Registers a gauge whose values are read when somebody asks for them, once a process. */
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
        // The others are told all the same, as while the database is out.
        unreadFigures().inc({ metric: description.name });
      }
    },
  });
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("A figure took too long")), FIGURE_TIMEOUT_MS).unref();
  });
}

function unreadFigures() {
  return counter({
    name: "lampstand_unread_figures_total",
    help: "Figures that could not be read when they were asked for",
    labelNames: ["metric"],
  });
}

/** Registers a counter that something else counts, likewise. */
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

/** Registers a gauge without labels; where there is no value to be told, it has none. */
export function plainGauge(
  { name, help }: Omit<Description<never>, "labelNames">,
  read: () => Promise<number | undefined>,
): void {
  gauge({ name, help }, async () => {
    const value = await read();
    return value === undefined ? [] : [{ labels: {}, value }];
  });
}

/** Begins to measure the process itself: memory, processor, event loop. */
export function measureProcess(): void {
  if (!register.getSingleMetric("process_cpu_user_seconds_total")) collectDefaultMetrics();
}

/** Counts a request that has ended, and how long it took. */
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

/**
 * The answer to `GET /metrics`: 404 where there is no token, as if there were no such address, 401 to whoever does not
 * show it.
 */
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

import { createServer, type Server } from "node:http";

import { measureProcess, metricsResponse } from "@lampstand/runtime/metrics";
import type { Payload } from "payload";

import { environment } from "../../lib/environment";
import { withoutValues } from "../../lib/log";
import { registerTaskFigures } from "./provider-figures";

const LOOPBACK = "127.0.0.1";

/** Tells the worker's metrics at `WORKER_METRICS_PORT` of this machine, and nothing where there is none. */
export function startWorkerMetrics(payload: Payload): void {
  const { workerMetricsPort, metricsToken } = environment();
  if (workerMetricsPort === undefined) return;
  measureProcess();
  registerTaskFigures();
  const server = metricsServer(metricsToken);
  // Videos are prepared without it, too.
  server.on("error", (error) =>
    payload.logger.error({ err: withoutValues(error), msg: "The worker's metrics are not told" }),
  );
  server.listen(workerMetricsPort, LOOPBACK);
}

/** Answers `GET /metrics` and nothing else. */
export function metricsServer(token: string | undefined): Server {
  return createServer((request, response) => {
    const isMetrics = request.method === "GET" && request.url === "/metrics";
    const { authorization = null } = request.headers;
    void metricsResponse(isMetrics ? token : undefined, authorization).then(async (answer) => {
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(await answer.text());
    });
  });
}

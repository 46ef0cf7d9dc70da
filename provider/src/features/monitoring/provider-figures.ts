import { createServer, type Server } from "node:http";

import { FIGURES_MS, gauge, measureProcess, metricsResponse, plainGauge } from "@lampstand/runtime/metrics";
import { keptFor } from "@lampstand/runtime/shared-runs";
import { healthOf } from "@lampstand/runtime/readiness";
import type { Payload, Where } from "payload";

import { environment } from "../../lib/environment";
import { freeBytes } from "../../lib/files/free-bytes";
import { withoutValues } from "../../lib/log";
import { knownTasks } from "../../lib/tasks";
import { readLastBackup } from "../backup/last-backup";
import { countFailedEdits } from "../clips/clip-tasks";
import { workerSeenAt } from "../clips/worker-state";
import { PREPARATIONS } from "../preparation/prepared";
import { countDuePurges } from "../purges/outbox";
import { isCertificateEnding } from "./certificate";
import { providerReadiness } from "./readiness";

/** Mails by state; failing ones also count as waiting. */
const MAILS: Record<string, Where> = {
  waiting: { dueAt: { exists: true } },
  failing: { and: [{ dueAt: { exists: true } }, { problem: { exists: true } }] },
  given_up: { dueAt: { exists: false } },
};

/** Registers figures that are read only when somebody requests the metrics. */
export function registerProviderFigures(payload: Payload): void {
  gauge(
    { name: "lampstand_clips", help: "Clips, by how far they are prepared", labelNames: ["state"] },
    keptFor(FIGURES_MS, () =>
      Promise.all(
        PREPARATIONS.map(async ({ value: state }) => {
          const { totalDocs } = await payload.count({
            collection: "clips",
            where: { preparation: { equals: state } },
          });
          return { labels: { state }, value: totalDocs };
        }),
      ),
    ),
  );
  gauge(
    { name: "lampstand_mails", help: "Mails that have not been sent", labelNames: ["state"] },
    keptFor(FIGURES_MS, () =>
      Promise.all(
        Object.entries(MAILS).map(async ([state, where]) => {
          const { totalDocs } = await payload.count({ collection: "outgoing-mails", where });
          return { labels: { state }, value: totalDocs };
        }),
      ),
    ),
  );
  plainGauge(
    { name: "lampstand_edits_failed", help: "Videos that lack a cut or a cover that could not be made" },
    keptFor(FIGURES_MS, () => countFailedEdits(payload)),
  );
  registerTaskFigures();
  plainGauge(
    { name: "lampstand_revalidations_waiting", help: "Changes the site hasn't been notified of" },
    keptFor(FIGURES_MS, async () => (await payload.count({ collection: "pending-revalidations" })).totalDocs),
  );
  plainGauge(
    { name: "lampstand_purges_waiting", help: "Changes whose files the CDN has yet to drop" },
    keptFor(FIGURES_MS, () => countDuePurges(payload)),
  );
  plainGauge(
    {
      name: "lampstand_worker_seen_timestamp_seconds",
      help: "When the worker that prepares videos last said that it is there",
    },
    keptFor(FIGURES_MS, async () => {
      const at = await workerSeenAt(payload);
      return at && at.getTime() / 1000;
    }),
  );
  plainGauge(
    {
      name: "lampstand_backup_last_timestamp_seconds",
      help: "When the last backup was made in which nothing is missing",
    },
    keptFor(FIGURES_MS, async () => {
      const last = await readLastBackup(payload);
      return last && Date.parse(last.at) / 1000;
    }),
  );
  plainGauge(
    { name: "lampstand_storage_reachable", help: "1 when pictures and videos can be reached, 0 when not" },
    keptFor(FIGURES_MS, async () => {
      const readiness = await providerReadiness(payload);
      return Number(healthOf(readiness, "storage").httpStatus === 200);
    }),
  );
  plainGauge(
    {
      name: "lampstand_certificate_ending",
      help: "1 when a certificate of the site or the admin ends in less than 14 days",
    },
    async () => Number(isCertificateEnding()),
  );
  gauge(
    {
      name: "lampstand_disk_free_bytes",
      help: "What is free on the disk of a folder",
      labelNames: ["folder"],
    },
    keptFor(FIGURES_MS, async () => [
      { labels: { folder: "data" }, value: await freeBytes(environment().dataDir) },
    ]),
  );
}

function registerTaskFigures(): void {
  gauge(
    { name: "lampstand_task_failing", help: "1 while a task of the process fails", labelNames: ["task"] },
    async () =>
      [...knownTasks()].map(([task, isFailing]) => ({ labels: { task }, value: Number(isFailing) })),
  );
}

const LOOPBACK = "127.0.0.1";

/** Serves the worker's metrics at `WORKER_METRICS_PORT` of this machine; does nothing when it is not set. */
export function startWorkerMetrics(payload: Payload): void {
  const { workerMetricsPort, metricsToken } = environment();
  if (workerMetricsPort === undefined) return;
  measureProcess();
  registerTaskFigures();
  const server = metricsServer(metricsToken);
  // Videos are prepared without it too.
  server.on("error", (error) =>
    payload.logger.error({ err: withoutValues(error), msg: "The worker's metrics can't be sent" }),
  );
  server.listen(workerMetricsPort, LOOPBACK);
}

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

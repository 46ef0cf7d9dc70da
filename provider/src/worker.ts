import type { Payload } from "payload";

import { startLogging } from "./lib/log";
import { describeFailure } from "./lib/operator-error";
import { giveWay } from "./lib/priority";

/** How often to try a database that the provider has not prepared yet. */
const DATABASE_RETRY_MS = 2_000;

/** Runs `npm run start:worker`: prepares videos next to the provider, which must have created the database. */
async function main(): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      stop.abort(new Error("The worker is stopping"));
    });
  }
  // While modules load and the database is away, nothing else may keep the process alive.
  const staying = setInterval(() => undefined, DATABASE_RETRY_MS);
  startLogging("worker");
  giveWay(process.pid);
  const { makeDataFolders } = await import("./lib/files/temporary-files");
  await makeDataFolders();
  const payload = await openDatabase(stop.signal);
  if (payload) {
    const { startAnnouncing } = await import("./start-workers");
    startAnnouncing(payload);
    const { startWorkerMetrics } = await import("./features/monitoring/provider-figures");
    startWorkerMetrics(payload);
    const { startWatchdog } = await import("./lib/watchdog");
    startWatchdog({
      heartbeat: () => payload.count({ collection: "clip-jobs" }),
      onSilence: giveUp(payload),
    });
    const { runWorker } = await import("./features/clips/worker");
    await runWorker(payload, stop.signal);
  }
  clearInterval(staying);
}

/** Returns the database once the provider has created its tables; `undefined` if stopped before. */
async function openDatabase(stop: AbortSignal) {
  const { getPayload } = await import("payload");
  const { default: config } = await import("./payload.config");
  const { overwriteDeleted } = await import("./lib/db/erase");
  const { endSilentConnections } = await import("./lib/db/silent-connections");
  const payload = await getPayload({ config });
  await overwriteDeleted(payload);
  for (let isLogged = false; !stop.aborted;) {
    try {
      await payload.count({ collection: "clip-jobs" });
      endSilentConnections(payload.db);
      return payload;
    } catch {
      if (!isLogged) payload.logger.info("Waiting for the provider to prepare the database");
      isLogged = true;
      await new Promise((resolve) => setTimeout(resolve, DATABASE_RETRY_MS));
    }
  }
  return undefined;
}

/** Exits, since a new process may not have the same trouble. The service manager starts it again. */
function giveUp({ logger }: Payload) {
  return () => {
    logger.fatal("The database has not answered for minutes: the worker ends, to be started again");
    process.exit(1);
  };
}

try {
  await main();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
}

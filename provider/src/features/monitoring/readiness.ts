import { type Readiness, readinessOf } from "@lampstand/runtime/readiness";
import { keptFor } from "@lampstand/runtime/shared-runs";
import type { Payload } from "payload";

import { pendingMigrations } from "../../lib/db/migrations";
import { environment } from "../../lib/environment";
import { fileStore } from "../../lib/files/file-store";
import { freeBytes } from "../../lib/files/free-bytes";
import { DISK_RESERVE } from "../../lib/files/receive-file";
import { inTime } from "../../lib/in-time";
import { failingTasks } from "../../lib/tasks";
import { daysWithoutBackup, readLastBackup } from "../backup/last-backup";
import { countFailedEdits } from "../clips/clip-tasks";
import { isWorkerMissing, workerIsFailing } from "../clips/worker-state";
import { isMailFailing } from "../mail/mail-problems";
import { arePurgesFailing } from "../purges/outbox";
import { isCertificateEnding } from "./certificate";
import { NEARLY_FULL_BYTES } from "./disk-space";

/** How long the database and the file store may take to answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 2_000;

/** How long an answer is cached, in milliseconds, so frequent checks cost nothing. */
const KEPT_MS = 2_000;

export type Looking = { now?: Date; readFreeBytes?: (folder: string) => Promise<number> };

/** Returns whether the provider can serve (database migrated and answering, room on the disk), and what is degraded. */
export async function readReadiness(
  payload: Payload,
  { now = new Date(), readFreeBytes = freeBytes }: Looking = {},
): Promise<Readiness> {
  // A missing folder has no room either.
  const free = await readFreeBytes(environment().dataDir).catch(() => 0);
  const full = free < DISK_RESERVE && "disk-full";
  const storage = inTime(
    fileStore().then((store) => store.check()),
    ANSWER_TIMEOUT_MS,
  ).then(
    () => false as const,
    () => "storage",
  );
  const database = await inTime(readDatabase(payload, now), ANSWER_TIMEOUT_MS).catch(() => undefined);
  if (!database) return readinessOf({ failed: ["database", full], degraded: [] });
  return readinessOf({
    failed: [database.isBehind && "migrations", full],
    degraded: [
      database.isMailFailing && "mail",
      environment().smtpUrl === undefined && "no-mail-server",
      database.isWorkerMissing && "worker",
      (database.isWorkerFailing || failingTasks().length > 0) && "tasks",
      database.failedEdits > 0 && "edits",
      database.arePurgesFailing && "cdn",
      database.daysWithoutBackup !== undefined && "backup",
      database.isBackupDamaged && "backup-damaged",
      isCertificateEnding(now) && "certificate",
      free < NEARLY_FULL_BYTES && "disk-low",
      // Other instances share this store, and texts work without it.
      await storage,
    ],
  });
}

async function readDatabase(payload: Payload, now: Date) {
  const [pending, mail, worker, isWorkerFailing, failedEdits, purges, days, backup] = await Promise.all([
    pendingMigrations(payload),
    isMailFailing(payload, now),
    isWorkerMissing(payload, now),
    workerIsFailing(payload, now),
    countFailedEdits(payload),
    arePurgesFailing(payload, now),
    daysWithoutBackup(payload, now),
    readLastBackup(payload),
  ]);
  return {
    isBehind: pending.length > 0,
    isMailFailing: mail,
    isWorkerMissing: worker,
    isWorkerFailing,
    failedEdits,
    arePurgesFailing: purges,
    daysWithoutBackup: days,
    isBackupDamaged: Boolean(backup?.readBack?.damaged.length),
  };
}

let kept: (() => Promise<Readiness>) | undefined;

/** Returns readiness, cached for two seconds. */
export function providerReadiness(payload: Payload): Promise<Readiness> {
  kept ??= keptFor(KEPT_MS, () => readReadiness(payload));
  return kept();
}

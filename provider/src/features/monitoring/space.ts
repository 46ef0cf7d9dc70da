import { keptFor } from "@lampstand/runtime/shared-runs";
import type { Payload } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { recordBatches } from "../../lib/db/record-batches";
import { freeBytes } from "../../lib/files/free-bytes";
import { readLastBackup } from "../backup/last-backup";

const DAY_MS = 24 * 60 * 60 * 1000;
const PACE_DAYS = 30;

/** A shorter period gives no reliable pace. */
const LEAST_DAYS = 14;

const DAYS_A_MONTH = 30;
const MONTHS_SAID = 24;

const BATCH = 100;
const KEPT_MS = 60 * 60 * 1000;

/** Space used, in bytes. */
export type Space = {
  /** When it was measured, as an ISO date and time. */
  at: string;
  originals: number;
  /** The part of them that removing prepared videos' originals would free. */
  spareable: number;
  renditions: number;
  backups: number | undefined;
  /** `undefined` when files are in a bucket. */
  free: number | undefined;
  /** How long the disk lasts at the pace of the last 30 days; `undefined` when too little is known. */
  lasts: string | undefined;
};

const sized = z.array(z.object({ filesize: z.number() }).nullable()).catch([]);

export async function readSpace(payload: Payload, now = new Date()): Promise<Space> {
  const sums = { originals: 0, spareable: 0, renditions: 0, recent: 0 };
  const recentFrom = now.getTime() - PACE_DAYS * DAY_MS;
  let first = now.getTime();
  for await (const clips of recordBatches(payload, {
    collection: "clips",
    where: {},
    size: BATCH,
    trash: true,
  }))
    for (const clip of clips) {
      const createdAt = Date.parse(clip.createdAt);
      const original = clip.originalRemovedAt ? 0 : (clip.filesize ?? 0);
      const files = [...sized.parse(clip.renditions), ...sized.parse([clip.large ?? null])];
      const made = files.reduce((sum, file) => sum + (file?.filesize ?? 0), 0);
      sums.originals += original;
      sums.renditions += made;
      if (clip.preparation === "ready") sums.spareable += original;
      if (createdAt >= recentFrom) sums.recent += original + made;
      first = Math.min(first, createdAt);
    }
  const { dataDir, s3 } = environment();
  const backup = await readLastBackup(payload);
  const free = s3 ? undefined : await freeBytes(dataDir);
  const days = Math.min(PACE_DAYS, (now.getTime() - first) / DAY_MS);
  // The next backup holds new files too.
  const perDay = (sums.recent * (backup?.isOnSameDisk ? 2 : 1)) / days;
  return {
    at: now.toISOString(),
    originals: sums.originals,
    spareable: sums.spareable,
    renditions: sums.renditions,
    backups: backup?.bytes,
    free,
    lasts: free === undefined || days < LEAST_DAYS || perDay === 0 ? undefined : inWords(free / perDay),
  };
}

function inWords(days: number): string {
  const months = Math.floor(days / DAYS_A_MONTH);
  if (months > MONTHS_SAID) return "more than two years";
  if (months >= 2) return `about ${months} months`;
  return days >= 2 ? `about ${Math.floor(days)} days` : "less than two days";
}

let kept: (() => Promise<Space>) | undefined;

/** Returns the same, at most an hour old. Maintenance reads it, so nobody who opens the dashboard waits. */
export function spaceOf(payload: Payload): Promise<Space> {
  kept ??= keptFor(KEPT_MS, () => readSpace(payload));
  return kept();
}

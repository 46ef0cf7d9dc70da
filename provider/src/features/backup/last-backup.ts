import { stat } from "node:fs/promises";

import type { Payload } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import type { Backup } from "./backup";
import { completeBackups, readManifest } from "./manifest";
import { openDatabase } from "./open-database";
import type { Places } from "./places";

const KEY = "lampstand:last-backup";

const DAY_MS = 24 * 60 * 60 * 1000;

const lastBackup = z.object({
  at: z.iso.datetime(),
  /** The size of all backups in the folder, in bytes. Files that they share count once. */
  bytes: z.number(),
  /** Whether the backups are on the same disk as the site. */
  isOnSameDisk: z.boolean(),
});

export type LastBackup = z.output<typeof lastBackup>;

/** Notes a backup with nothing missing in the site's database, for monitoring. */
export async function noteBackup(places: Places, to: string, { manifest }: Backup): Promise<void> {
  if (manifest.missing.length > 0) return;
  const note: LastBackup = {
    at: manifest.madeAt,
    bytes: await bytesOfBackups(to),
    isOnSameDisk: (await stat(to)).dev === (await stat(places.dataDir)).dev,
  };
  await (await openDatabase({ databaseUrl: places.databaseUrl, dataDir: places.dataDir })).kv.set(KEY, note);
}

/** Returns the last backup with nothing missing; `undefined` if there is none. */
export async function readLastBackup(payload: Payload): Promise<LastBackup | undefined> {
  return lastBackup.safeParse(await payload.kv.get(KEY)).data;
}

/** Returns the days since the last backup, or the first account, if more than `BACKUP_DAYS`. */
export async function daysWithoutBackup(payload: Payload, now = new Date()): Promise<number | undefined> {
  const { backupDays } = environment();
  if (backupDays === 0) return undefined;
  const since = (await readLastBackup(payload))?.at ?? (await firstAccountAt(payload));
  if (since === undefined) return undefined;
  const days = Math.floor((now.getTime() - Date.parse(since)) / DAY_MS);
  return days > backupDays ? days : undefined;
}

async function firstAccountAt(payload: Payload): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: "staff",
    sort: "createdAt",
    limit: 1,
    select: { createdAt: true },
    depth: 0,
    pagination: false,
  });
  return docs[0]?.createdAt;
}

/** An unchanged file is shared with the previous backup and has the same digest there. */
async function bytesOfBackups(folder: string): Promise<number> {
  const sizes = new Map<string, number>();
  for (const backup of await completeBackups(folder)) {
    const manifest = await readManifest(backup).catch(() => undefined);
    for (const { path: name, sha256, size } of manifest?.files ?? []) sizes.set(`${name} ${sha256}`, size);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

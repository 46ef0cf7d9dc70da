import path from "node:path";
import { stat } from "node:fs/promises";

import type { Payload } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { OperatorError } from "../../lib/operator-error";
import type { Backup } from "./backup";
import { cannotRead, findBackups, readManifest } from "./manifest";
import { openDatabase } from "./open-database";
import type { Places } from "./places";
import { damagedIn } from "./save-files";

const KEY = "lampstand:last-backup";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days until a backup is read back again. */
const READ_BACK_DAYS = 30;

/** How many damaged files the note names. */
const NAMED = 3;

const savedBackup = z.object({
  name: z.string(),
  madeAt: z.iso.datetime(),
  version: z.string(),
  /** Its size in bytes, with files that it shares with others. */
  bytes: z.number(),
});

const readBack = z.object({
  at: z.iso.datetime(),
  files: z.number(),
  /** The first files that are missing or not as they were saved, by their paths in the backup. */
  damaged: z.array(z.string()),
});

const lastBackup = z.object({
  at: z.iso.datetime(),
  /** The size of all backups in the folder, in bytes. Files that they share count once. */
  bytes: z.number(),
  /** Whether the backups are on the same disk as the site. */
  isOnSameDisk: z.boolean(),
  /** Where the backups are. The provider may not be able to read that folder. */
  folder: z.string().default(""),
  /** The backups in that folder, the newest first. */
  backups: z.array(savedBackup).default([]),
  /** What was found when a backup was last read back. */
  readBack: readBack.optional(),
});

export type SavedBackup = z.output<typeof savedBackup>;

export type LastBackup = z.output<typeof lastBackup>;

type Made = Pick<Backup, "folder" | "manifest">;

/**
 * Reads a backup with nothing missing back if the last one that was read is a month old or damaged.
 * @returns What was found; `undefined` when it isn't due.
 */
export async function readBackIfDue(
  places: Places,
  { folder, manifest }: Made,
  now = new Date(),
): Promise<LastBackup["readBack"]> {
  if (manifest.missing.length > 0) return undefined;
  const before = (await readLastBackup(await openSite(places)))?.readBack;
  if (before?.damaged.length === 0 && daysSince(before.at, now) < READ_BACK_DAYS) return undefined;
  return {
    at: now.toISOString(),
    files: manifest.files.length,
    damaged: (await damagedIn(folder, manifest)).slice(0, NAMED),
  };
}

function openSite({ databaseUrl, dataDir }: Places): Promise<Payload> {
  return openDatabase({ databaseUrl, dataDir });
}

/** Notes a backup with nothing missing in the site's database, for monitoring and the admin. */
export async function noteBackup(
  places: Places,
  to: string,
  { manifest }: Made,
  found: LastBackup["readBack"],
): Promise<void> {
  if (manifest.missing.length > 0) return;
  const payload = await openSite(places);
  const { bytes, backups } = await describeBackups(to);
  const note: LastBackup = {
    at: manifest.madeAt,
    isOnSameDisk: (await stat(to)).dev === (await stat(places.dataDir)).dev,
    folder: to,
    bytes,
    backups,
    readBack: found ?? (await readLastBackup(payload))?.readBack,
  };
  await payload.kv.set(KEY, note);
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
  const days = Math.floor(daysSince(since, now));
  return days > backupDays ? days : undefined;
}

function daysSince(moment: string, now: Date): number {
  return (now.getTime() - Date.parse(moment)) / DAY_MS;
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

type Described = Pick<LastBackup, "bytes" | "backups"> & {
  /** What is wrong with the others, in sentences. */
  problems: string[];
};

/** Describes the backups in a folder. An unchanged file is shared with the previous backup and has the same digest there. */
export async function describeBackups(folder: string): Promise<Described> {
  const sizes = new Map<string, number>();
  const backups: SavedBackup[] = [];
  const { complete, unreadable } = await findBackups(folder);
  const problems = unreadable.map(({ reason }) => reason.message);
  for (const backup of complete) {
    const manifest = await readManifest(backup).catch((error: unknown) =>
      error instanceof OperatorError ? error : cannotRead(backup, error),
    );
    if (manifest instanceof OperatorError) {
      problems.push(manifest.message);
      continue;
    }
    const { madeAt, version, files } = manifest;
    for (const { path: name, sha256, size } of files) sizes.set(`${name} ${sha256}`, size);
    const bytes = sum(files.map(({ size }) => size));
    backups.unshift({ name: path.basename(backup), madeAt, version, bytes });
  }
  return { bytes: sum([...sizes.values()]), backups, problems };
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

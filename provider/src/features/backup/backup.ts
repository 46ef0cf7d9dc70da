import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

import { isFull } from "../../lib/files/disk-full";
import { hasEnded, ownName, TEMPORARY } from "../../lib/files/temporary-files";
import { OperatorError } from "../../lib/operator-error";
import {
  backupName,
  findBackups,
  type Manifest,
  MANIFEST,
  ownVersion,
  readManifest,
  ROWS_FILE,
} from "./manifest";
import { missingUploads } from "./missing-uploads";
import { type Places, sourcesOf, UPLOADS } from "./places";
import { createFileSaver, digestOf, filesOnDisk, type Source, whenMissing } from "./save-files";
import { findRows } from "./save-rows";
import { storedUploads } from "./stored-uploads";

/** Holds a folder per process for backups in progress or interrupted. */
const UNFINISHED = ".unfinished";

/** The age at which leftovers of another machine are removed. */
const ABANDONED_MS = 48 * 60 * 60 * 1000;

export type BackupOptions = {
  places: Places;
  to: string;
  /** The names of secrets that are set from outside. */
  secretsNotIncluded: string[];
};

export type Backup = { folder: string; manifest: Manifest; linked: number };

/**
 * Saves everything that a site needs into a new folder, while the site runs. The backup includes everything
 * acknowledged before it began. Lost uploads don't stop the rest from being saved.
 * @throws OperatorError when there is nothing to save or saving fails.
 */
export async function backUp({ places, to, secretsNotIncluded }: BackupOptions): Promise<Backup> {
  const begun = new Date();
  const sources = sourcesOf(places);
  refuseInside(sources, to);
  await requireSite(places);
  // Checks before copying any file: without rows, or with DATABASE_URL forgotten, the copying would be wasted.
  const saveRows = await findRows(places);
  const work = path.join(to, UNFINISHED, ownName());
  await mkdir(path.dirname(work), { recursive: true, mode: 0o700 });
  await removeAbandoned(path.dirname(work));
  const unfinished = path.join(work, "backup");
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const saver = createFileSaver(unfinished, await latestOf(to));
    // Files are saved before the rows, to catch those deleted meanwhile, and again after them, to catch new ones.
    await saver.save(filesOnDisk(sources));
    await saver.save(storedUploads(places));
    const rows = await saveRows(work, path.join(unfinished, ROWS_FILE));
    await saver.save(filesOnDisk(sources));
    await saver.save(storedUploads(places));
    const files = saver.files();
    const missing = await missingUploads(path.join(unfinished, ROWS_FILE), files);
    const manifest: Manifest = {
      ...ownVersion(),
      madeAt: begun.toISOString(),
      ...rows,
      secretsNotIncluded,
      files: [await describeRows(unfinished), ...files],
      missing,
    };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(path.join(unfinished, MANIFEST), text, { mode: 0o600, flush: true });
    const folder = path.join(to, backupName(begun));
    await rename(unfinished, folder);
    return { folder, manifest, linked: saver.linked() };
  } catch (error) {
    throw inWords(error, to);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Explains a full disk to the operator. Returns any other error unchanged. */
export function inWords(error: unknown, to: string): unknown {
  if (!isFull(error)) return error;
  return new OperatorError(
    `There is not enough space for the backup in ${to}. Free some space, for example by removing the oldest backup, and try again. No backup was changed.`,
  );
}

function refuseInside(sources: Source[], to: string): void {
  const around = sources.find(({ from }) => !path.relative(from, to).startsWith(".."));
  if (around)
    throw new OperatorError(
      `The backup cannot be stored in ${around.from} because that folder is part of the backup.`,
    );
}

/** Refuses a wrong data folder: rows without the site's uploads would look like a backup. */
async function requireSite({ dataDir, s3 }: Places): Promise<void> {
  const made = path.join(dataDir, s3 ? TEMPORARY : UPLOADS);
  const isThere = await stat(made).then((stats) => stats.isDirectory(), whenMissing(false));
  if (!isThere)
    throw new OperatorError(
      `There is no site to back up in ${dataDir}: the folder ${made}, which every start creates, is missing. Does DATA_DIR have the same value as for the site?`,
    );
}

async function latestOf(to: string) {
  const folder = (await findBackups(to)).complete.at(-1);
  if (folder === undefined) return undefined;
  // A damaged backup, or one of another version, can't be reused, but mustn't stop this one.
  const manifest = await readManifest(folder).catch((error: unknown) => {
    if (error instanceof OperatorError) return undefined;
    throw error;
  });
  return manifest && { folder, files: manifest.files };
}

async function describeRows(folder: string) {
  const file = path.join(folder, ROWS_FILE);
  const { mtimeMs } = await stat(file);
  return { path: ROWS_FILE, ...(await digestOf(file)), modifiedAt: Math.floor(mtimeMs) };
}

/**
 * Removes all complete backups except the newest ones. Moves each away before deleting it, so half a backup never looks
 * complete.
 * @returns How many it removed.
 */
export async function removeOlder(to: string, keep: number): Promise<number> {
  const older = (await findBackups(to)).complete.slice(0, -keep);
  const work = path.join(to, UNFINISHED, ownName());
  await mkdir(work, { recursive: true, mode: 0o700 });
  for (const folder of older) {
    const away = path.join(work, path.basename(folder));
    await rename(folder, away);
    await rm(away, { recursive: true });
  }
  await rm(work, { recursive: true });
  return older.length;
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const entry = path.join(folder, name);
    const { mtimeMs } = await stat(entry);
    if (hasEnded(name) || Date.now() - mtimeMs > ABANDONED_MS)
      await rm(entry, { recursive: true, force: true });
  }
}

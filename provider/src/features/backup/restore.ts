import path from "node:path";
import { access, cp, link, lstat, mkdir, readdir, rename, rm, utimes } from "node:fs/promises";
import { constants } from "node:fs";

import { withStartLock } from "../../lib/db/start-lock";
import { errorCode } from "../../lib/files/error-code";
import { LOST_AND_FOUND } from "../../lib/files/private-files";
import { OperatorError } from "../../lib/operator-error";
import { mergeRemovals, REMOVALS } from "../removals/journal";
import { noteRestoring } from "./finish-restore";
import { loadRows, refuseRows } from "./load-rows";
import { findBackups, type Manifest, MANIFEST, readManifest, ROWS_FILE } from "./manifest";
import { openDatabase } from "./open-database";
import { occupiedBy, type Places, sourcesOf } from "./places";
import { copyWithDigest, damagedIn } from "./save-files";
import { uploadRestorer } from "./stored-uploads";

/** Files wait here, in the data folder, until all are there. */
const UNFINISHED = ".restoring";

/** How many damaged files the message names. */
const NAMED = 3;

/** Some of these files may be missing. Rows, secrets, ended sessions and the removals are restored whole. */
const SPARED = ["uploads/", "outbox/"];

/** Error codes of disks without hard links. */
const NO_LINKS = ["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP"];

export type RestoreOptions = {
  /** Leaves out uploads and kept emails that are damaged or missing in the backup, instead of refusing to restore. */
  withoutDamaged?: boolean;
  /** Moves away what is there, once everything is copied. Without it, nothing may be there. */
  clear?: (() => Promise<void>) | undefined;
};

export type Restored = {
  manifest: Manifest;
  /** The files that were left out, by their paths in the backup. */
  leftOut: string[];
};

/**
 * Checks a backup and restores it, on any machine and into either kind of database. A provider that starts meanwhile
 * waits for it; if that provider has already made its database, the restore is refused.
 * @throws OperatorError when the backup is damaged or of a newer version, or a site already exists.
 */
export async function restore(
  folder: string,
  places: Places,
  { withoutDamaged = false, clear }: RestoreOptions = {},
): Promise<Restored> {
  const manifest = await readManifest(folder);
  const sources = sourcesOf(places);
  const { dataDir, databaseUrl } = places;
  if (!clear) await refuseOverwriting(places);
  const later = await laterJournals(folder);
  const target = databaseUrl ? await openDatabase({ databaseUrl, dataDir }) : undefined;
  if (target) await refuseRows(target);
  const leftOut = await readWhole(folder, manifest, withoutDamaged);
  const unfinished = path.join(dataDir, UNFINISHED);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await withStartLock(target?.db, dataDir, async () => {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700 });
    try {
      const uploads = await uploadRestorer(places, unfinished);
      for (const file of manifest.files) {
        if (leftOut.includes(file.path)) continue;
        if (uploads.takes(file)) {
          await uploads.put(path.join(folder, file.path), file);
          continue;
        }
        const copy = path.join(unfinished, file.path);
        await mkdir(path.dirname(copy), { recursive: true, mode: 0o700 });
        const copied = await copyWithDigest(path.join(folder, file.path), copy);
        if (copied.sha256 !== file.sha256)
          throw new OperatorError(`${file.path} changed during the restore.`);
        await utimes(copy, new Date(file.modifiedAt), new Date(file.modifiedAt));
      }
      await clear?.();
      // A site may have been set up here since the first check.
      await refuseOverwriting(places);
      await collectRemovals([path.join(unfinished, REMOVALS), ...later], dataDir);
      await noteRestoring(dataDir, manifest.madeAt);
      for (const { name, from } of sources) {
        if (name !== REMOVALS) await putInPlace(path.join(unfinished, name), from);
      }
      // Rows come last: they make it a site, and its files must be there by then.
      if (target) await loadRows(unfinished, target);
      else await putRowsInPlace(path.join(unfinished, ROWS_FILE), path.join(dataDir, ROWS_FILE));
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  });
  return { manifest, leftOut };
}

/** Merges the journals of this machine, the backup and the later backups beside it. */
async function collectRemovals(journals: string[], dataDir: string): Promise<void> {
  for (const journal of journals) await mergeRemovals(journal, path.join(dataDir, REMOVALS));
}

/** @throws OperatorError when a later backup can't be read: it may be the only one that knows of a removal. */
async function laterJournals(folder: string): Promise<string[]> {
  try {
    const { complete, unreadable } = await findBackups(path.dirname(path.resolve(folder)));
    const beside = [...complete, ...unreadable.map(({ backup }) => backup)];
    const later = beside.filter((other) => path.basename(other) > path.basename(folder));
    for (const backup of later) await access(path.join(backup, MANIFEST), constants.R_OK);
    return later.map((backup) => path.join(backup, REMOVALS));
  } catch (error) {
    throw new OperatorError(
      `What is beside ${folder} cannot be read (${errorCode(error) ?? String(error)}), and later backups know what was ` +
        "taken away since: give the folder that holds them to the account that restores (chown -R), or move away what it may not read.",
      { cause: error },
    );
  }
}

async function refuseOverwriting(places: Places): Promise<void> {
  for (const { from } of occupiedBy(places)) if (await isOccupied(from)) throw occupied(from);
}

function occupied(entry: string): OperatorError {
  return new OperatorError(
    `${entry} already exists and is never overwritten. Move it away first, or set DATA_DIR to a new folder.`,
  );
}

async function isOccupied(entry: string): Promise<boolean> {
  try {
    const stats = await lstat(entry);
    return !stats.isDirectory() || (await readdir(entry)).some((name) => name !== LOST_AND_FOUND);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
}

/**
 * Reads the whole backup before anything is written.
 * @returns The damaged or missing files to leave out.
 */
async function readWhole(folder: string, manifest: Manifest, withoutDamaged: boolean): Promise<string[]> {
  const damaged = await damagedIn(folder, manifest);
  const canBeSpared = damaged.every((name) => SPARED.some((start) => name.startsWith(start)));
  if (damaged.length === 0 || (withoutDamaged && canBeSpared)) return damaged;
  const others = damaged.length > NAMED ? ` and ${damaged.length - NAMED} more` : "";
  const spare = canBeSpared ? ", or this one with --without-damaged, which leaves them out" : "";
  throw new OperatorError(
    `The backup ${folder} is damaged, so nothing was restored: ${damaged.slice(0, NAMED).join(", ")}${others} ` +
      `are missing or not as they were saved. Restore another backup${spare}.`,
  );
}

/** Never replaces an existing file. */
async function putRowsInPlace(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const code = errorCode(error) ?? "";
    if (code === "EEXIST") throw occupied(to);
    if (!NO_LINKS.includes(code)) throw error;
    await rename(from, to);
  }
}

/** Copies if a rename fails, as onto a mounted disk or a folder in use. The backup may lack the folder. */
async function putInPlace(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to).catch(async (error: unknown) => {
    if (errorCode(error) === "ENOENT") return;
    await cp(from, to, { recursive: true, preserveTimestamps: true, force: false });
  });
}

import path from "node:path";
import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";

import { z } from "zod";

import { sqliteFile } from "../../lib/db/adapter";
import { refusalOf } from "../../lib/db/migrations";
import { providerRoot } from "../../lib/environment";
import { errorCode } from "../../lib/files/error-code";
import { OperatorError } from "../../lib/operator-error";

/** A folder that contains this file is a complete backup. */
export const MANIFEST = "backup.json";

/** A backup's rows, from either kind of database: a SQLite file, as in a data folder. */
export const ROWS_FILE = path.basename(sqliteFile(""));

/** Raise it when older versions can't read what is written. */
const FORMAT = 1;

/** Backups are named after their start, so names sort by age. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Keeps paths inside the backup, even if someone edits the list. */
const relativePath = z
  .string()
  .refine((name) => name === path.posix.normalize(name) && !/^(\.\.)?\//.test(name) && name !== "..");

const savedFile = z.object({
  path: relativePath,
  /** In bytes. */
  size: z.number().int().nonnegative(),
  sha256: z.string().length(64),
  /** In milliseconds since 1970. */
  modifiedAt: z.number(),
});

const manifest = z.object({
  format: z.literal(FORMAT),
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The source of the rows. They are always stored as SQLite. */
  database: z.enum(["sqlite", "postgres"]),
  migrations: z.array(z.string()),
  rows: z.record(z.string(), z.number()),
  /** Secrets set from outside. The backup doesn't contain them. */
  secretsNotIncluded: z.array(z.string()),
  files: z.array(savedFile),
  /** The paths of uploads that rows name but that no longer existed. */
  missing: z.array(z.string()).default([]),
});

export type SavedFile = z.output<typeof savedFile>;

export type Manifest = z.output<typeof manifest>;

/** Describes this version for a backup's manifest. */
export function ownVersion() {
  const file = path.join(providerRoot(), "package.json");
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, "utf8")));
  return { format: FORMAT, version } as const;
}

/** Returns the name of a backup that began at this time. */
export function backupName(begun: Date): string {
  return begun.toISOString().replaceAll(/[:.]/g, "-");
}

/** Returns the complete backups in a folder, oldest first, and those that can't be read. */
export async function findBackups(folder: string) {
  const complete: string[] = [];
  const unreadable: { backup: string; reason: OperatorError }[] = [];
  for (const name of (await readdir(folder)).filter((entry) => NAME.test(entry)).toSorted()) {
    const backup = path.join(folder, name);
    try {
      if ((await readdir(backup)).includes(MANIFEST)) complete.push(backup);
    } catch (error) {
      if (!isMissing(error)) unreadable.push({ backup, reason: cannotRead(backup, error) });
    }
  }
  return { complete, unreadable };
}

/** Says what to do about a file or folder that this account may not read. */
export function cannotRead(entry: string, error: unknown): OperatorError {
  return new OperatorError(
    `${entry} cannot be read (${errorCode(error) ?? String(error)}). Give it to the account that starts Lampstand (chown -R), or move it away.`,
  );
}

/** Returns whether there is no such file or folder. */
function isMissing(error: unknown): boolean {
  return errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR";
}

/**
 * Reads a backup's manifest.
 * @throws OperatorError when there is no backup, it is unfinished, or this version can't read it.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const content = await readContent(path.join(folder, MANIFEST));
  if (content === undefined)
    throw new OperatorError(`${folder} is not a complete backup: it has no ${MANIFEST}.`);
  const { format } = z.object({ format: z.number().optional() }).catch({}).parse(content);
  const parsed = manifest.safeParse(content);
  if (format !== undefined && format > FORMAT)
    throw new OperatorError(
      `The backup ${folder} was made by a newer version. Restore it with that version.`,
    );
  const refusal = parsed.data && refusalOf("sqlite", parsed.data.migrations);
  if (refusal)
    throw new OperatorError(`The backup ${folder} ${refusal.reason}: restore it with ${refusal.version}.`);
  if (!parsed.success)
    throw new OperatorError(`The backup ${folder} is damaged: its ${MANIFEST} cannot be read.`);
  return parsed.data;
}

async function readContent(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw cannotRead(file, error);
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

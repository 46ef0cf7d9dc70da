import path from "node:path";
import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";

import { z } from "zod";

import { sqliteFile } from "../../lib/db/adapter";
import { refusalOf } from "../../lib/db/migrations";
import { providerRoot } from "../../lib/environment";
import { errorCode } from "../../lib/files/error-code";
import { OperatorError } from "../../lib/operator-error";

/** The file whose presence makes a folder a complete backup. */
export const MANIFEST = "backup.json";

/** The rows of a backup, whichever database they are from: a SQLite file, as in a data folder. */
export const ROWS_FILE = path.basename(sqliteFile(""));

/** Raised when an older version could not read what is written. */
const FORMAT = 1;

/** Backups are named by when they were begun, so that their names sort by age. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Nothing outside the backup, whatever a changed list says. */
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
  /** What the rows came from; they are kept as SQLite in any case. */
  database: z.enum(["sqlite", "postgres"]),
  migrations: z.array(z.string()),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.number()),
  /** Secrets that were set from outside. They are not in the backup. */
  secretsNotIncluded: z.array(z.string()),
  files: z.array(savedFile),
  /** The uploads that rows name and that were there no more, by the paths that they would have. */
  missing: z.array(z.string()).default([]),
});

/** A file of a backup, by its path in it. */
export type SavedFile = z.output<typeof savedFile>;

export type Manifest = z.output<typeof manifest>;

/** What this version writes of itself into a backup. */
export function ownVersion() {
  const file = path.join(providerRoot(), "package.json");
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, "utf8")));
  return { format: FORMAT, version } as const;
}

/** The name of a backup that is begun at a moment. */
export function backupName(begun: Date): string {
  return begun.toISOString().replaceAll(/[:.]/g, "-");
}

/** The complete backups in a folder, the oldest first. */
export async function completeBackups(folder: string): Promise<string[]> {
  const complete: string[] = [];
  for (const name of (await readdir(folder)).filter((entry) => NAME.test(entry)).toSorted()) {
    if ((await readdir(path.join(folder, name))).includes(MANIFEST)) complete.push(path.join(folder, name));
  }
  return complete;
}

/**
 * Reads what a backup says of itself.
 * @throws OperatorError when it is none, was not finished, or is of a version that this one does not follow on.
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
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

import path from "node:path";
import { parseArgs } from "node:util";
import { stat } from "node:fs/promises";

import type { RestoreOptions } from "./features/backup/restore";
import { environment } from "./lib/environment";
import { errorCode } from "./lib/files/error-code";
import { keepNewFilesPrivate } from "./lib/files/private-files";
import { describeFailure, OperatorError } from "./lib/operator-error";

const USAGE = {
  backup: "npm run backup -- [--to FOLDER] [--keep NUMBER]",
  restore: "npm run restore -- FOLDER [--without-damaged] [--set-aside]",
  "move-database": "npm run move-database",
} as const;

type Command = keyof typeof USAGE;

const options = {
  to: { type: "string" },
  keep: { type: "string" },
  "without-damaged": { type: "boolean" },
  /** Moves the site that is here out of the way first. */
  "set-aside": { type: "boolean" },
  /** The folder in which the command was started: folder arguments are relative to it. */
  from: { type: "string", default: "." },
  /** The names of secrets that are set from outside, separated by commas. */
  "outside-secrets": { type: "string", default: "" },
} as const;

/** Runs `npm run backup`, `npm run restore` or `npm run move-database`. */
async function main(): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  keepNewFilesPrivate();
  const [command, ...args] = process.argv.slice(2);
  switch (command) {
    case "backup":
      await runBackup(args);
      break;
    case "restore":
      await runRestore(args);
      break;
    case "move-database":
      await runMove(args);
      break;
    default:
      throw new OperatorError(`Usage: ${Object.values(USAGE).join(" | ")}`);
  }
}

async function runBackup(args: string[]): Promise<void> {
  const { from, to, keep, secrets } = read("backup", args, 0);
  const { backUp, removeOlder } = await import("./features/backup/backup");
  const { describeMissing } = await import("./features/backup/missing-uploads");
  const places = environment();
  const chosen = to === undefined ? undefined : path.resolve(from, to);
  if (chosen !== undefined) await requireFolder(chosen);
  const { describeBackups, noteBackup, readBackIfDue } = await import("./features/backup/last-backup");
  const into = chosen ?? path.join(places.dataDir, "backups");
  const made = await backUp({ places, to: into, secretsNotIncluded: secrets });
  const { folder, manifest, linked } = made;
  const readBack = await readBackIfDue(places, made);
  // An older backup may hold what is missing or damaged.
  const isWhole = manifest.missing.length === 0 && !readBack?.damaged.length;
  const removed = keep !== undefined && isWhole ? await removeOlder(into, keep) : 0;
  await noteBackup(places, into, made, readBack);
  const bytes = manifest.files.reduce((sum, { size }) => sum + size, 0);
  say(`Backed up to ${folder}`);
  say(
    `${rowsIn(manifest.rows)} and ${manifest.files.length} files, ${megabytes(bytes)}; ${linked} files are shared with the backup before.`,
  );
  for (const problem of (await describeBackups(into)).problems) say(problem);
  if (removed > 0) say(`Older backups removed: ${removed}`);
  if (secrets.length > 0)
    say(
      `Not in the backup because they are set in the environment: ${secrets.join(", ")}. Keep them somewhere else.`,
    );
  // The exit status tells the nightly job about missing and damaged files.
  if (manifest.missing.length > 0) throw new OperatorError(describeMissing(manifest.missing));
  if (readBack && readBack.damaged.length > 0)
    throw new OperatorError(
      `This backup is damaged. These files are not as they were saved: ${readBack.damaged.join(", ")}. Check the disk of the backups, and keep an older backup.`,
    );
  if (readBack)
    say("Read this backup back, as we do once a month: all rows and files are as they were saved.");
}

async function runRestore(args: string[]): Promise<void> {
  const { from, folders, withoutDamaged, isSetAside } = read("restore", args, 1);
  const folder = path.resolve(from, folders[0] ?? "");
  const { readManifest } = await import("./features/backup/manifest");
  await readManifest(folder);
  const { restoreOver } = await import("./features/backup/set-aside");
  const run = (clear?: () => Promise<void>) => restoreFrom(folder, { withoutDamaged, clear });
  const { failed, before } = isSetAside
    ? await restoreOver(environment(), run)
    : { failed: await run(), before: undefined };
  if (before)
    say(`What was here before is in ${before}. Delete it when the site works: it contains personal data.`);
  if (failed) throw new OperatorError(failed);
}

/** Returns what staff must check because it couldn't be removed again. */
async function restoreFrom(folder: string, options: RestoreOptions): Promise<string | undefined> {
  const { restore } = await import("./features/backup/restore");
  const { describeFailed, describeReplayed, finishRestore } =
    await import("./features/backup/finish-restore");
  const places = environment();
  const { manifest, leftOut } = await restore(folder, places, options);
  say(`Restored the site as it was on ${manifest.madeAt} into ${places.dataDir}`);
  say(
    `${rowsIn(manifest.rows)} and ${manifest.files.length - leftOut.length} files. Start it with "npm start".`,
  );
  if (leftOut.length > 0)
    say(`Left out because they are damaged or missing in the backup:\n${leftOut.join("\n")}`);
  if (manifest.secretsNotIncluded.length > 0)
    say(`Set them as they were before you start it: ${manifest.secretsNotIncluded.join(", ")}`);
  const replayed = await finishRestore();
  if (!replayed) return undefined;
  for (const line of describeReplayed(replayed)) say(line);
  return replayed.failed.length > 0 ? describeFailed(replayed) : undefined;
}

async function runMove(args: string[]): Promise<void> {
  read("move-database", args, 0);
  const { moveDatabase } = await import("./features/backup/move-database");
  const { rows, movedTo } = await moveDatabase(environment());
  say(`Moved ${rowsIn(rows)} to PostgreSQL, and compared them there.`);
  say(`The SQLite database is now ${movedTo} and is no longer used.`);
}

/** If a disk is not mounted, its files would fill the disk with the mount point. */
async function requireFolder(folder: string): Promise<void> {
  const stats = await stat(folder).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return undefined;
    throw error;
  });
  if (!stats?.isDirectory())
    throw new OperatorError(
      `There is no folder ${folder} for backups. Mount its disk, or create the folder first.`,
    );
}

/** @throws OperatorError that explains how to use the command. */
function read(command: Command, args: string[], folders: number) {
  const wrong = new OperatorError(`Usage: ${USAGE[command]}`);
  const { values, positionals } = parsed(args, wrong);
  const { to, keep, "without-damaged": withoutDamaged = false, "set-aside": isSetAside = false } = values;
  const isBackup = command === "backup";
  if (positionals.length !== folders || (!isBackup && (to ?? keep) !== undefined)) throw wrong;
  if (command !== "restore" && (withoutDamaged || isSetAside)) throw wrong;
  if (to === "" || (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))) throw wrong;
  return {
    from: values.from,
    to,
    keep: keep === undefined ? undefined : Number(keep),
    withoutDamaged,
    isSetAside,
    secrets: values["outside-secrets"].split(",").filter(Boolean),
    folders: positionals,
  };
}

function parsed(args: string[], wrong: Error) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw wrong;
  }
}

function rowsIn(rows: Record<string, number>): string {
  return `${Object.values(rows).reduce((sum, count) => sum + count, 0)} rows`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await main();
  // Payload keeps a PostgreSQL connection open even after `destroy`.
  process.exit(0);
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
}

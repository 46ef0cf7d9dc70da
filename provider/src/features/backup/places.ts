import path from "node:path";

import type { S3Settings } from "@lampstand/runtime/s3-settings";

import { outboxFolder } from "../mail/kept-mails";
import { REMOVALS } from "../removals/journal";
import { ROWS_FILE } from "./manifest";
import type { Source } from "./save-files";

/** Where a site keeps what a backup holds. */
export type Places = {
  dataDir: string;
  sessionsDir: string;
  databaseUrl?: string | undefined;
  /** Set when uploads are outside the data folder. */
  s3?: S3Settings | undefined;
};

/** The folder for uploads in a backup, wherever the site keeps them. */
export const UPLOADS = "uploads";

/** Says which site the uploads belong to. Left out, because a restored copy belongs to another. */
const OWNER_NOTES = "site";

/** Ended sessions: one file each, whose name says everything, so two such folders can be merged. */
export const SESSIONS = "sessions";

/** Folders that record what has ended or was removed. A restore merges them with what is already there. */
const GROWING: readonly string[] = [SESSIONS, REMOVALS];

/** The rows, and the logs that SQLite would apply to a file of rows placed beside them. */
const ROWS = ["", "-wal", "-shm", "-journal"].map((ending) => ROWS_FILE + ending);

/** Returns what a backup takes from this machine besides the rows, but not unfinished uploads or files in S3. */
export function sourcesOf({ dataDir, sessionsDir, s3 }: Places): Source[] {
  return [
    ...(s3 ? [] : [{ name: UPLOADS, from: path.join(dataDir, UPLOADS), without: OWNER_NOTES }]),
    { name: "outbox", from: outboxFolder(dataDir) },
    { name: "secrets.json", from: path.join(dataDir, "secrets.json") },
    { name: SESSIONS, from: sessionsDir },
    { name: REMOVALS, from: path.join(dataDir, REMOVALS) },
  ];
}

/** Returns what a restore never overwrites on this machine. */
export function occupiedBy(places: Places): Source[] {
  const rows = ROWS.map((name) => ({ name, from: path.join(places.dataDir, name) }));
  return [...rows, ...sourcesOf(places).filter(({ name }) => !GROWING.includes(name))];
}

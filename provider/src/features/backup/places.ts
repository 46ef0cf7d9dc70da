import path from "node:path";

import type { S3Settings } from "@lampstand/runtime/s3-settings";

import { outboxFolder } from "../mail/kept-mails";
import { REMOVALS } from "../removals/journal";
import type { Source } from "./save-files";

/** Where a site keeps what a backup holds. */
export type Places = {
  dataDir: string;
  sessionsDir: string;
  databaseUrl?: string | undefined;
  /** Where uploads are, unless they are in the data folder. */
  s3?: S3Settings | undefined;
};

/** What uploads are called in a backup, wherever they are kept. */
export const UPLOADS = "uploads";

/** Of uploads, what says whose they are: those of a restored copy are another's. */
const OWNER_NOTES = "site";

/** Which sessions have ended: a file for each, whose name says all, so that two such folders can be put together. */
export const SESSIONS = "sessions";

/** What says what has ended or was taken away: it grows, and what is there already is put together with what is restored. */
export const GROWING: readonly string[] = [SESSIONS, REMOVALS];

/**
 * What a backup holds of this machine besides the rows. Uploads that visitors have not finished are not among it, nor what
 * is in an S3 store.
 */
export function sourcesOf({ dataDir, sessionsDir, s3 }: Places): Source[] {
  return [
    ...(s3 ? [] : [{ name: UPLOADS, from: path.join(dataDir, UPLOADS), without: OWNER_NOTES }]),
    { name: "outbox", from: outboxFolder(dataDir) },
    { name: "secrets.json", from: path.join(dataDir, "secrets.json") },
    { name: SESSIONS, from: sessionsDir },
    { name: REMOVALS, from: path.join(dataDir, REMOVALS) },
  ];
}

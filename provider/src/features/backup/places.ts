import path from "node:path";

import { outboxFolder } from "../mail/kept-mails";
import type { Source } from "./save-files";

/** Where a site keeps what a backup holds. */
export type Places = { dataDir: string; sessionsDir: string; databaseUrl?: string | undefined };

/** Which sessions have ended: a file for each, whose name says all, so that two such folders can be put together. */
export const SESSIONS = "sessions";

/** What a backup holds besides the rows. Uploads that visitors have not finished are not among it. */
export function sourcesOf({ dataDir, sessionsDir }: Places): Source[] {
  return [
    { name: "uploads", from: path.join(dataDir, "uploads") },
    { name: "outbox", from: outboxFolder(dataDir) },
    { name: "secrets.json", from: path.join(dataDir, "secrets.json") },
    { name: SESSIONS, from: sessionsDir },
  ];
}

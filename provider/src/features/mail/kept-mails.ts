import path from "node:path";
import type { Dirent } from "node:fs";
import { open, readdir, rm, stat } from "node:fs/promises";

import { normalizeEmail } from "@lampstand/contract/email";

import { errorCode } from "../../lib/files/error-code";

const DAY_MS = 24 * 60 * 60 * 1000;

/** More than the header of any email written here, in bytes. */
const HEADER_BYTES = 8 * 1024;

/** Returns the folder for emails that are kept as files for lack of a mail server. */
export function outboxFolder(dataDir: string): string {
  return path.join(dataDir, "outbox");
}

export async function removeOldMails(dataDir: string, days: number): Promise<void> {
  const oldest = Date.now() - days * DAY_MS;
  for (const file of await keptMails(dataDir)) {
    const { mtimeMs } = await stat(file).catch(gone({ mtimeMs: Infinity }));
    if (mtimeMs < oldest) await rm(file, { force: true });
  }
}

/** Removes kept emails to somebody, or whose replies go to them. `removeOldMails` removes unreadable ones later. */
export async function removeMailsOf(
  dataDir: string,
  emails: Iterable<string>,
  log: { warn: (message: string) => void },
): Promise<void> {
  const theirs = new Set([...emails].map(comparable));
  for (const file of await keptMails(dataDir)) {
    try {
      const addresses = addressesIn(await readHeader(file));
      if (addresses.some((address) => theirs.has(comparable(address)))) await rm(file, { force: true });
    } catch (error) {
      const { base } = path.parse(file);
      log.warn(`Can't tell who the saved mail ${base} was sent to (${errorCode(error) ?? String(error)})`);
    }
  }
}

function comparable(address: string): string {
  return normalizeEmail(address) ?? address;
}

async function keptMails(dataDir: string): Promise<string[]> {
  const folder = outboxFolder(dataDir);
  const entries = await readdir(folder, { withFileTypes: true }).catch(gone<Dirent[]>([]));
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".eml"))
    .map(({ name }) => path.join(folder, name));
}

async function readHeader(file: string): Promise<string> {
  const handle = await open(file).catch(gone(undefined));
  if (!handle) return "";
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES));
    const [header = ""] = buffer.toString("utf8", 0, bytesRead).split(/\r?\n\r?\n/, 1);
    return header;
  } finally {
    await handle.close();
  }
}

function addressesIn(header: string): string[] {
  const lines = header.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  return lines.flatMap((line) => {
    const [, value = ""] = /^(?:To|Reply-To):\s*(.*)$/i.exec(line) ?? [];
    return value.match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/g) ?? [];
  });
}

/** Another process may remove a file at any moment. */
function gone<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (errorCode(error) === "ENOENT") return instead;
    throw error;
  };
}

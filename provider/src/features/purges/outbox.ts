import type { Payload, PayloadRequest } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { createOutboxSender } from "../../lib/outbox-sender";
import { wakeWorker } from "../../lib/worker";

const collection = "pending-purges";

/** The most files Cloudflare accepts per call. */
const FILES_MAX = 30;

/** More than the rows due at once while the CDN answers; the rest are read next time. */
const MAX_ROWS = 1_000;

/** When to purge again after a change, in milliseconds: the CDN may have fetched the old file meanwhile. */
export const AGAIN_MS = 5 * 60 * 1000;

/** An unreadable row names no file, so it does not block others. */
const row = z.object({ id: z.string(), files: z.array(z.string()).catch([]) });

/**
 * Notes, before a change, the files that it may remove from the site. They are purged after five minutes in any case.
 * @param record Identifies the record.
 * @param files Their paths.
 */
export async function notePurge(
  payload: Payload,
  record: string,
  files: string[],
  req?: PayloadRequest,
): Promise<void> {
  await store(payload, { files, record, dueAt: new Date(Date.now() + AGAIN_MS) }, req);
}

/**
 * Purges the noted files after a record has changed: soon after the commit, and repeatedly until the CDN answers, even
 * if this process ends.
 * @param files Others that it shows now.
 */
export async function purgeNoted(
  payload: Payload,
  record: string,
  files: string[],
  req?: PayloadRequest,
): Promise<void> {
  const where = { record: { equals: record } };
  const { docs } = await payload.db.find({ collection, where, pagination: false, req });
  const noted = docs.flatMap((doc) => row.parse(doc).files);
  await store(payload, { files: [...noted, ...files], record: null, dueAt: new Date() }, req);
  await wakeWorker("purges", req);
}

type Purge = { files: string[]; record: string | null; dueAt: Date };

async function store(payload: Payload, { files, record, dueAt }: Purge, req?: PayloadRequest): Promise<void> {
  if (!environment().mediaPurge) return;
  const all = [...new Set(files)];
  for (let start = 0; start < all.length; start += FILES_MAX) {
    const data = { files: all.slice(start, start + FILES_MAX), record, dueAt: dueAt.toISOString() };
    await payload.db.create({ collection, data, req });
  }
}

/** Removes stored purges at start when there is no CDN any more. */
export async function forgetPurges(payload: Payload): Promise<void> {
  if (!environment().mediaPurge) await payload.db.deleteMany({ collection, where: {} });
}

/** Counts the changes whose files the CDN should have purged by this time. */
export async function countDuePurges(payload: Payload, until = new Date()): Promise<number> {
  return (await payload.count({ collection, where: dueBy(until) })).totalDocs;
}

/** How long the CDN may be silent before somebody should look, in milliseconds. */
const LONG_MS = 5 * 60 * 1000;

/** Returns whether files that are off the site have waited five minutes to be purged. */
export async function arePurgesFailing(payload: Payload, now = new Date()): Promise<boolean> {
  return (await countDuePurges(payload, new Date(now.getTime() - LONG_MS))) > 0;
}

function dueBy(until: Date) {
  return { dueAt: { less_than_equal: until.toISOString() } };
}

/** Creates the task that tells the CDN which files to purge; `undefined` without a CDN. */
export function createPurger(payload: Payload): (() => Promise<Date | undefined>) | undefined {
  const { mediaPurge, publicUrl } = environment();
  if (!mediaPurge) return undefined;
  return createOutboxSender({
    receiver: `The CDN at ${new URL(mediaPurge.url).host}`,
    subject: "removed files",
    ...mediaPurge,
    callFor(pending) {
      const rows: typeof pending = [];
      const files = new Set<string>();
      for (const next of pending) {
        const added = next.items.filter((file) => !files.has(file));
        if (files.size + added.length > FILES_MAX) break;
        for (const file of added) files.add(file);
        rows.push(next);
      }
      return { rows, items: [...files], body: { files: [...files].map((file) => `${publicUrl}${file}`) } };
    },
    store: {
      async read() {
        const where = dueBy(new Date());
        const options = { collection, where, sort: "dueAt", limit: MAX_ROWS, pagination: false } as const;
        const { docs } = await payload.db.find(options);
        return docs.map((doc) => row.parse(doc)).map(({ id, files }) => ({ id, items: files }));
      },
      async remove(ids) {
        await payload.db.deleteMany({ collection, where: { id: { in: ids } } });
      },
    },
    fetch: (input, init) => fetch(input, init),
    log: {
      info: (message) => payload.logger.info(message),
      warn: (message) => payload.logger.warn(message),
    },
  });
}

import { TAGS } from "@lampstand/contract/tags";
import type { Payload, PayloadRequest } from "payload";
import { z } from "zod";
import { TAGS_MAX } from "@lampstand/contract/limits";

import { environment } from "../../lib/environment";
import { createOutboxSender } from "../../lib/outbox-sender";
import { wakeWorker } from "../../lib/worker";

/** Prefix in a stored row for a tag with removed content. */
const GONE = "gone:";

export function goneItem(tag: string): string {
  return GONE + tag;
}

/** A stored row: the tags of what one write changed and removed (`goneItem`). */
type PendingTags = { id: string; tags: string[] };

type Store = {
  read: () => Promise<PendingTags[]>;
  create: (tags: string[]) => Promise<string>;
  remove: (ids: string[]) => Promise<void>;
};

type Options = {
  site: string;
  secret: string;
  store: Store;
} & Pick<Parameters<typeof createOutboxSender>[0], "fetch" | "log">;

/**
 * Creates the task that sends all tags stored for a site in one call. Unsent tags become one row.
 * @returns When to work again, if anything may be left to do.
 */
export function createTagSender({ site, secret, store, ...rest }: Options): () => Promise<Date | undefined> {
  return createOutboxSender({
    receiver: `The site at ${new URL(site).host}`,
    subject: "changes",
    url: `${site}/api/revalidate`,
    token: secret,
    callFor: (pending) => {
      const rows = inOneCall(pending);
      const items = rows.flatMap((row) => row.items);
      const gone = merged(goneOf(items));
      const tags = merged([...items.filter((item) => !isGone(item)), ...gone]);
      return { rows, items: [...tags, ...gone.map(goneItem)], body: { tags, gone } };
    },
    store: {
      ...store,
      read: async () => (await store.read()).map(({ id, tags }) => ({ id, items: tags })),
    },
    ...rest,
  });
}

function isGone(item: string): boolean {
  return item.startsWith(GONE);
}

function goneOf(items: string[]): string[] {
  return items.filter(isGone).map((item) => item.slice(GONE.length));
}

/** Returns the first rows whose removed tags fit into one call: `everything` would take the whole site down. */
function inOneCall<Row extends { items: string[] }>(pending: Row[]): Row[] {
  const gone = new Set<string>();
  const end = pending.findIndex(({ items }) => {
    for (const tag of goneOf(items)) gone.add(tag);
    return gone.size > TAGS_MAX;
  });
  return end < 0 ? pending : pending.slice(0, Math.max(end, 1));
}

/** Removes duplicates; above the site's limit per call, returns the tag that every read carries. */
function merged(all: string[]): string[] {
  const tags = new Set(all);
  return tags.size > TAGS_MAX || tags.has(TAGS.everything) ? [TAGS.everything] : [...tags];
}

const collection = "pending-revalidations";

/** More rows than a busy church's staff write while the site is down; the rest are read next time. */
const MAX_ROWS = 1_000;

/** An unreadable row could be about anything, and must not block the others. */
const EVERYTHING = [TAGS.everything, goneItem(TAGS.everything)];

const row = z.object({ id: z.string(), tags: z.array(z.string()).catch(EVERYTHING) });

/** What changed and what visitors may no longer see, as cache tags. */
export const revalidation = z.object({ tags: z.array(z.string()), gone: z.array(z.string()) });

/** Stores tags, to send to every site after the commit until it answers, even if this process ends. */
export async function queueRevalidation(
  payload: Payload,
  { tags, gone }: z.output<typeof revalidation>,
  req?: PayloadRequest,
): Promise<void> {
  const { revalidateSecret, siteUrls } = environment();
  if (tags.length + gone.length === 0 || req?.context.isSeeding || !revalidateSecret) return;
  const data = { tags: [...tags, ...gone.map(goneItem)] };
  for (const site of siteUrls) await payload.db.create({ collection, data: { ...data, site }, req });
  await wakeWorker("revalidation", req);
}

/** Removes rows for sites that are no longer configured. */
export async function forgetOtherSites(payload: Payload): Promise<void> {
  const { siteUrls } = environment();
  await payload.db.deleteMany({
    collection,
    where: { or: [{ site: { not_in: siteUrls } }, { site: { exists: false } }] },
  });
}

/** Creates a task for each site; none without the secret that sites require. */
export function createRevalidators(payload: Payload): (() => Promise<Date | undefined>)[] {
  const { revalidateSecret: secret, siteUrls } = environment();
  if (!secret) {
    payload.logger.warn(
      "REVALIDATE_SECRET is not set, so the site is not notified of changes and shows them with a delay",
    );
    return [];
  }
  return siteUrls.map((site) =>
    createTagSender({
      site,
      secret,
      fetch: (input, init) => fetch(input, init),
      log: {
        info: (message) => payload.logger.info(message),
        warn: (message) => payload.logger.warn(message),
      },
      store: {
        async read() {
          const where = { site: { equals: site } };
          const { docs } = await payload.db.find({ collection, where, limit: MAX_ROWS, pagination: false });
          return docs.map((doc) => row.parse(doc));
        },
        async create(tags) {
          return row.parse(await payload.db.create({ collection, data: { tags, site } })).id;
        },
        async remove(ids) {
          await payload.db.deleteMany({ collection, where: { id: { in: ids } } });
        },
      },
    }),
  );
}

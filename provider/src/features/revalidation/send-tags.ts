import { TAGS_MAX } from "@lampstand/contract/limits";
import { TAGS } from "@lampstand/contract/tags";

import { createOutboxSender } from "../../lib/outbox-sender";

/** In a stored row, what a tag begins with of which something is gone. */
const GONE = "gone:";

/** How a stored row says of a tag that something of it is gone. */
export function goneItem(tag: string): string {
  return GONE + tag;
}

/** A stored row: the tags of what one write changed, and took away (`goneItem`). */
type PendingTags = { id: string; tags: string[] };

/** The stored rows. */
type Store = {
  read: () => Promise<PendingTags[]>;
  create: (tags: string[]) => Promise<string>;
  remove: (ids: string[]) => Promise<void>;
};

type Options = {
  /** The site's address. */
  site: string;
  secret: string;
  store: Store;
} & Pick<Parameters<typeof createOutboxSender>[0], "fetch" | "log">;

/**
 * Makes the work of sending all tags that are stored for a site in one call. What could not be sent becomes one row.
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

/** The first rows, of which not more is gone than the site accepts in a call: `everything` would take the whole site off. */
function inOneCall<Row extends { items: string[] }>(pending: Row[]): Row[] {
  const gone = new Set<string>();
  const end = pending.findIndex(({ items }) => {
    for (const tag of goneOf(items)) gone.add(tag);
    return gone.size > TAGS_MAX;
  });
  return end < 0 ? pending : pending.slice(0, Math.max(end, 1));
}

/** Each tag once; of more than the site accepts in a call, the one that every read carries. */
function merged(all: string[]): string[] {
  const tags = new Set(all);
  return tags.size > TAGS_MAX || tags.has(TAGS.everything) ? [TAGS.everything] : [...tags];
}

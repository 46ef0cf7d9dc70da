import { TAGS } from "@lampstand/contract/tags";
import type { Payload, PayloadRequest } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { wakeWorker } from "../../lib/worker";
import { createTagSender, goneItem } from "./send-tags";

const collection = "pending-revalidations";

/** More rows than a full church's staff make while the site is away; the others are read next time. */
const MAX_ROWS = 1_000;

/** What a row that cannot be read is about, no one knows: it must not keep the others from being told. */
const EVERYTHING = [TAGS.everything, goneItem(TAGS.everything)];

const row = z.object({ id: z.string(), tags: z.array(z.string()).catch(EVERYTHING) });

/** What changed, and what of it visitors may no longer see, by cache tags. */
export const revalidation = z.object({ tags: z.array(z.string()), gone: z.array(z.string()) });

/**
 * Stores that every site has to revalidate what carries these tags. Each is told soon after the request's transaction has
 * committed, and until it has answered, even if this process ends meanwhile.
 */
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

/** Removes what is stored for sites that are told no longer. */
export async function forgetOtherSites(payload: Payload): Promise<void> {
  const { siteUrls } = environment();
  await payload.db.deleteMany({
    collection,
    where: { or: [{ site: { not_in: siteUrls } }, { site: { exists: false } }] },
  });
}

/** The work of telling the sites, each apart from the others; none without the secret that they ask for. */
export function createRevalidators(payload: Payload): (() => Promise<Date | undefined>)[] {
  const { revalidateSecret: secret, siteUrls } = environment();
  if (!secret) {
    payload.logger.warn(
      "REVALIDATE_SECRET is not set: the site is not told of changes and shows them by and by",
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

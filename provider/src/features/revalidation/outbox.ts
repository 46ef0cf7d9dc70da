import type { Payload, PayloadRequest } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { wakeWorker } from "../../lib/worker";
import { createTagSender } from "./send-tags";

const collection = "pending-revalidations";

/** More rows than a full church's staff make while the site is away; the others are read next time. */
const MAX_ROWS = 1_000;

const row = z.object({ id: z.string(), tags: z.array(z.string()) });

/**
 * Stores that the site has to revalidate what carries these tags. It is told soon after the request's transaction has
 * committed, and until it has answered, even if this process ends meanwhile.
 */
export async function queueRevalidation(
  payload: Payload,
  tags: readonly string[],
  req?: PayloadRequest,
): Promise<void> {
  if (tags.length === 0 || req?.context.isSeeding || !environment().revalidateSecret) return;
  await payload.db.create({ collection, data: { tags }, req });
  await wakeWorker("revalidation", req);
}

/** The work of telling the site; none without the secret that the site asks for. */
export function createRevalidator(payload: Payload): (() => Promise<Date | undefined>) | undefined {
  const { revalidateSecret, siteUrl } = environment();
  if (!revalidateSecret) {
    payload.logger.warn(
      "REVALIDATE_SECRET is not set: the site is not told of changes and shows them by and by",
    );
    return undefined;
  }
  return createTagSender({
    url: `${siteUrl}/api/revalidate`,
    secret: revalidateSecret,
    fetch: (input, init) => fetch(input, init),
    log: {
      info: (message) => payload.logger.info(message),
      warn: (message) => payload.logger.warn(message),
    },
    store: {
      async read() {
        const { docs } = await payload.db.find({ collection, limit: MAX_ROWS, pagination: false });
        return docs.map((doc) => row.parse(doc));
      },
      async create(tags) {
        return row.parse(await payload.db.create({ collection, data: { tags } })).id;
      },
      async remove(ids) {
        await payload.db.deleteMany({ collection, where: { id: { in: ids } } });
      },
    },
  });
}

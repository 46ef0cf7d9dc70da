import type { Payload } from "payload";

import { noteExamples } from "../features/dashboard/examples";
import { allOrNothing, inTransaction } from "../lib/db/transactions";
import { fill } from "./fill";

/** Stays in the database permanently, so that the seed doesn't return after staff delete everything. */
const MARK = "lampstand:first-content";

const CONTENT = ["staff", "videos", "pages", "blogs", "hashtags", "images", "clips"] as const;

/** Fills a database that was never used with the project's own content, once. */
export async function seedIfNew(payload: Payload): Promise<void> {
  if (await payload.kv.has(MARK)) return;
  const start = Date.now();
  const isNew = await isEmpty(payload);
  await allOrNothing(payload, async () => {
    if (isNew) {
      await inTransaction(payload, { isSeeding: true }, (req) => fill(req));
      await noteExamples(payload);
    }
    await payload.kv.set(MARK, { at: new Date().toISOString(), seeded: isNew });
  });
  if (isNew)
    payload.logger.info(`Filled the new database with its first content in ${Date.now() - start} ms`);
}

async function isEmpty(payload: Payload): Promise<boolean> {
  for (const collection of CONTENT) {
    if ((await payload.count({ collection })).totalDocs > 0) return false;
  }
  return true;
}

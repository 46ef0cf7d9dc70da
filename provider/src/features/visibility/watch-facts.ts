import type { Payload, PayloadRequest } from "payload";
import { z } from "zod";

import { inSameTransaction, lockInTransaction } from "../../lib/db/transactions";
import { type DatabaseWrite, watchWrites } from "../../lib/db/watch-writes";
import { FACT_COLLECTIONS, type FactCollection } from "./facts";
import { type Affected, IS_OUTCOME, recalculate, recalculateAll } from "./recalculate";

const reference = z.string().nullish();

/** How the records of each collection say what they are facts about. */
const row = z.object({
  id: z.string(),
  video: reference,
  story: reference,
  file: reference,
  clip: reference,
  videoLink: reference,
});

type Row = z.output<typeof row>;

/** Columns that are no facts: they are written often, or are the outcome. */
const NO_FACTS = new Set([
  "attempts",
  "leaseUntil",
  "transcription",
  "objection",
  "progress",
  "problem",
  "readAt",
  "readBy",
  "notes",
  "updatedAt",
  "large",
]);

/** The single document with the church's rules. */
const RULES = "story-form";

/** Has every change of a fact followed by what it means for the public, in the same transaction. */
export function watchFacts(payload: Payload): void {
  watchWrites(payload.db, async (write, run) => {
    const { req, data } = write;
    const collection = FACT_COLLECTIONS.find((slug) => slug === write.collection);
    const isFact = !data || Object.keys(data).some((name) => !NO_FACTS.has(name));
    const isRule = write.slug === RULES;
    if (!isFact || !(collection || isRule) || req?.context?.[IS_OUTCOME] || req?.context?.isSeeding)
      return run();
    return inSameTransaction(payload, req, async (own) => {
      await lockInTransaction(own);
      const before = collection ? await rowsOf(own, collection, write) : [];
      const done = await run(own);
      const after = collection ? await rowsOf(own, collection, write, done) : [];
      if (!collection) await recalculateAll(payload, own);
      else if (done !== null || after.length > 0)
        await recalculate(own, affectedBy(collection, [...before, ...after]));
      return done;
    });
  });
}

function affectedBy(collection: FactCollection, rows: Row[]): Affected {
  const idsOf = (slug: FactCollection) => (collection === slug ? rows.map(({ id }) => id) : []);
  return {
    videos: [...idsOf("videos"), ...rows.flatMap(({ video }) => video ?? [])],
    stories: [...idsOf("stories"), ...rows.flatMap(({ story }) => story ?? [])],
    clips: [
      ...idsOf("clips"),
      ...rows.flatMap(({ clip, file, videoLink }) => clip ?? file ?? videoLink ?? []),
    ],
  };
}

/** What a write is about, as the database has it. */
async function rowsOf(
  req: PayloadRequest,
  collection: FactCollection,
  { id, where }: DatabaseWrite,
  done?: unknown,
): Promise<Row[]> {
  const made = row.safeParse(done).data;
  if (made) return [made];
  const condition = id === undefined ? where : { id: { equals: id } };
  if (!condition) return [];
  const { docs } = await req.payload.db.find({ collection, where: condition, pagination: false, req });
  return z.array(row).parse(docs);
}

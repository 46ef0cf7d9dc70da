import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
} from "payload";

import { queueRevalidation } from "./outbox";
import { tagFinders, type ChangedRecord, type PublicCollection } from "./tag-finders";

type Hooks = {
  afterChange: CollectionAfterChangeHook<ChangedRecord>[];
  beforeDelete: CollectionBeforeDeleteHook[];
  afterDelete: CollectionAfterDeleteHook<ChangedRecord>[];
};

/** Hooks that tell the site of every change of a collection, under the record's old name and its new one. */
export function revalidateOnChange(collection: PublicCollection): Hooks {
  const find = tagFinders[collection];
  const noteOf = (id: string | number) => `tags of ${collection} ${id}`;
  return {
    afterChange: [
      async ({ doc, operation, previousDoc, req }) => {
        const before = operation === "update" ? await find(previousDoc, req) : [];
        await queueRevalidation(req.payload, [...new Set([...before, ...(await find(doc, req))])], req);
        return doc;
      },
    ],
    beforeDelete: [
      // What shows a record can only be found while it is still there.
      async ({ id, req }) => {
        const doc = await req.payload.findByID({ collection, id: String(id), depth: 0, trash: true, req });
        const tags = await find(doc, req);
        // Calls within the request replace its context, so it is looked up after them.
        req.context[noteOf(id)] = tags;
      },
    ],
    afterDelete: [
      async ({ id, req }) => {
        const tags = req.context[noteOf(id)];
        if (Array.isArray(tags)) await queueRevalidation(req.payload, tags.map(String), req);
      },
    ],
  };
}

/** After a single document was saved: tells the site. Its tag is its slug; others are of what is made of it, too. */
export function revalidateGlobal(slug: string, ...others: string[]): GlobalAfterChangeHook {
  return async ({ req }) => {
    await queueRevalidation(req.payload, [slug, ...others], req);
  };
}

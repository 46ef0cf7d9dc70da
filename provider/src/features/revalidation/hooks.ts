import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
} from "payload";

import { filesShownBy, goneWithChange, goneWithRecord, picturesTakenOff } from "./gone";
import { queueRevalidation, revalidation } from "./outbox";
import { tagFinders, type ChangedRecord, type PublicCollection } from "./tag-finders";

type Hooks = {
  afterChange: CollectionAfterChangeHook<ChangedRecord>[];
  beforeDelete: CollectionBeforeDeleteHook[];
  afterDelete: CollectionAfterDeleteHook<ChangedRecord>[];
};

/**
 * Hooks that tell the site of every change of a collection, under the record's old name and its new one, and of what
 * visitors may no longer see.
 */
export function revalidateOnChange(collection: PublicCollection): Hooks {
  const find = tagFinders[collection];
  const noteOf = (id: string | number) => `tags of ${collection} ${id}`;
  return {
    afterChange: [
      async ({ doc, operation, previousDoc, req }) => {
        const before = operation === "update" ? await find(previousDoc, req) : [];
        const tags = [...new Set([...before, ...(await find(doc, req))])];
        const change = { collection, tags, record: previousDoc };
        const gone = operation === "update" ? await goneWithChange(change, req) : [];
        await queueRevalidation(req.payload, { tags, gone }, req);
        return doc;
      },
    ],
    beforeDelete: [
      // What shows a record can only be found while it is still there.
      async ({ id, req }) => {
        const doc = await req.payload.findByID({ collection, id: String(id), depth: 0, trash: true, req });
        const tags = await find(doc, req);
        const files = await filesShownBy(collection, doc, req);
        // Calls within the request replace its context, so it is looked up after them.
        req.context[noteOf(id)] = { tags, gone: goneWithRecord({ collection, tags }, files) };
      },
    ],
    afterDelete: [
      async ({ id, req }) => {
        const noted = revalidation.safeParse(req.context[noteOf(id)]);
        if (noted.success) await queueRevalidation(req.payload, noted.data, req);
      },
    ],
  };
}

/** After a single document was saved: tells the site. Its tag is its slug; others are of what is made of it, too. */
export function revalidateGlobal(slug: string, ...others: string[]): GlobalAfterChangeHook {
  return async ({ doc, previousDoc, req }) => {
    const gone = await picturesTakenOff(previousDoc, doc, req);
    await queueRevalidation(req.payload, { tags: [slug, ...others], gone }, req);
  };
}

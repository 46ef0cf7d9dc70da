import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from "payload";

import { filesShownBy, goneWithChange, goneWithRecord, picturesTakenOff } from "./gone";
import { queueRevalidation, revalidation } from "./outbox";
import { tagFinders, type ChangedRecord, type PublicCollection } from "./tag-finders";

type Hooks = {
  beforeChange: CollectionBeforeChangeHook<ChangedRecord>;
  afterChange: CollectionAfterChangeHook<ChangedRecord>;
  beforeDelete: CollectionBeforeDeleteHook;
  afterDelete: CollectionAfterDeleteHook<ChangedRecord>;
};

/** The records as they were published before a request changed them, by their ids: Payload's hooks get the newest draft. */
const publishedBefore = new WeakMap<PayloadRequest, Map<string, ChangedRecord>>();

async function notePublished(collection: PublicCollection, id: string, req: PayloadRequest): Promise<void> {
  const where = { id: { equals: id } };
  const record = await req.payload.db.findOne<ChangedRecord>({ collection, where, req });
  if (!record) return;
  const records = publishedBefore.get(req) ?? new Map<string, ChangedRecord>();
  publishedBefore.set(req, records.set(id, record));
}

/**
 * Hooks that tell the site of every change of a collection, under the record's old name and its new one, and of what
 * visitors may no longer see.
 */
export function revalidateOnChange(collection: PublicCollection): Hooks {
  const find = tagFinders[collection];
  const noteOf = (id: string | number) => `tags of ${collection} ${id}`;
  return {
    beforeChange: async ({ data, operation, originalDoc, req }) => {
      if (operation === "update" && originalDoc) await notePublished(collection, originalDoc.id, req);
      return data;
    },
    afterChange: async ({ doc, req }) => {
      const before = publishedBefore.get(req)?.get(doc.id);
      const tags = [...new Set([...(before ? await find(before, req) : []), ...(await find(doc, req))])];
      const gone = before ? await goneWithChange({ collection, tags, record: before }, req) : [];
      await queueRevalidation(req.payload, { tags, gone }, req);
      return doc;
    },
    // What shows a record can only be found while it is still there.
    beforeDelete: async ({ id, req }) => {
      const doc = await req.payload.findByID({ collection, id: String(id), depth: 0, trash: true, req });
      const tags = await find(doc, req);
      const files = await filesShownBy(collection, doc, req);
      // Calls within the request replace its context, so it is looked up after them.
      req.context[noteOf(id)] = { tags, gone: goneWithRecord({ collection, tags }, files) };
    },
    afterDelete: async ({ id, req }) => {
      const noted = revalidation.safeParse(req.context[noteOf(id)]);
      if (noted.success) await queueRevalidation(req.payload, noted.data, req);
    },
  };
}

/** After a single document was saved: tells the site. Its tag is its slug; others are of what is made of it, too. */
export function revalidateGlobal(slug: string, ...others: string[]): GlobalAfterChangeHook {
  return async ({ doc, previousDoc, req }) => {
    const gone = await picturesTakenOff(previousDoc, doc, req);
    await queueRevalidation(req.payload, { tags: [slug, ...others], gone }, req);
  };
}

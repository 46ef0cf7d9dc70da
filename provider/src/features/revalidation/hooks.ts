import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  PayloadRequest,
  Plugin,
} from "payload";

import { filesShownBy, goneWithChange, goneWithRecord, picturesTakenOff } from "./gone";
import { queueRevalidation, revalidation } from "./outbox";
import { type ChangedRecord, type PublicCollection, tagFinders } from "./tag-finders";

type Hooks = {
  beforeChange: CollectionBeforeChangeHook<ChangedRecord>;
  afterChange: CollectionAfterChangeHook<ChangedRecord>;
  beforeDelete: CollectionBeforeDeleteHook;
  afterDelete: CollectionAfterDeleteHook<ChangedRecord>;
};

/**
 * Records as published before a change, by a key in the request's context. Payload's hooks get the newest draft and,
 * when a version is restored, a different object each for the same request.
 */
const publishedBefore = new WeakMap<object, ChangedRecord>();

const keyName = (collection: PublicCollection, id: string) => `published before: ${collection} ${id}`;

async function notePublished(collection: PublicCollection, id: string, req: PayloadRequest): Promise<void> {
  const where = { id: { equals: id } };
  const record = await req.payload.db.findOne<ChangedRecord>({ collection, where, req });
  if (!record) return;
  const key = {};
  publishedBefore.set(key, record);
  req.context[keyName(collection, id)] = key;
}

function findPublishedBefore(collection: PublicCollection, id: string, req: PayloadRequest) {
  const key = req.context[keyName(collection, id)];
  return typeof key === "object" && key !== null ? publishedBefore.get(key) : undefined;
}

/** Hooks that report changes to the site, under old and new names, and what visitors may no longer see. */
function revalidateOnChange(collection: PublicCollection): Hooks {
  const find = tagFinders[collection];
  const noteOf = (id: string | number) => `tags of ${collection} ${id}`;
  return {
    beforeChange: async ({ data, operation, originalDoc, req }) => {
      if (operation === "update" && originalDoc) await notePublished(collection, originalDoc.id, req);
      return data;
    },
    afterChange: async ({ doc, req }) => {
      const before = findPublishedBefore(collection, doc.id, req);
      const tags = [...new Set([...(before ? await find(before, req) : []), ...(await find(doc, req))])];
      const gone = before ? await goneWithChange({ collection, tags, record: before }, req) : [];
      await queueRevalidation(req.payload, { tags, gone }, req);
      return doc;
    },
    // Uses of a record can only be found while it exists.
    beforeDelete: async ({ id, req }) => {
      const doc = await req.payload.findByID({ collection, id: String(id), depth: 0, trash: true, req });
      const tags = await find(doc, req);
      const files = await filesShownBy(collection, doc, req);
      // Calls within the request replace its context, so read it afterwards.
      req.context[noteOf(id)] = { tags, gone: goneWithRecord({ collection, tags }, files) };
    },
    afterDelete: async ({ id, req }) => {
      const noted = revalidation.safeParse(req.context[noteOf(id)]);
      if (noted.success) await queueRevalidation(req.payload, noted.data, req);
    },
  };
}

/** Tells the site that a global was saved. Its tag is its slug; `others` are tags of what is derived from it. */
export function revalidateGlobal(slug: string, ...others: string[]): GlobalAfterChangeHook {
  return async ({ doc, previousDoc, req }) => {
    const gone = await picturesTakenOff(previousDoc, doc, req);
    await queueRevalidation(req.payload, { tags: [slug, ...others], gone }, req);
  };
}

/** Payload plugin: tells the site of every change it shows. */
export const revalidationPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const { slug } = collection;
    return isPublic(slug) ? withRevalidation(collection, slug) : collection;
  }),
});

function isPublic(slug: string): slug is PublicCollection {
  return slug in tagFinders;
}

/** Runs first before a deletion: other hooks remove the references to the record. */
function withRevalidation(collection: CollectionConfig, slug: PublicCollection): CollectionConfig {
  const { beforeChange = [], afterChange = [], beforeDelete = [], afterDelete = [] } = collection.hooks ?? {};
  const revalidate = revalidateOnChange(slug);
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeChange: [...beforeChange, revalidate.beforeChange],
      afterChange: [...afterChange, revalidate.afterChange],
      beforeDelete: [revalidate.beforeDelete, ...beforeDelete],
      afterDelete: [...afterDelete, revalidate.afterDelete],
    },
  };
}

import type { CollectionConfig, Plugin } from "payload";
import { z } from "zod";

import { type Change, queueChanges } from "./index-changes";

const related = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const recordOf = z.object({ id: z.string() });
const captions = z.object({ clip: related });

/** For each collection with words that are searched: what a change of one of its records changes. */
const changesOf: Partial<Record<string, (doc: unknown) => Change[]>> = {
  videos: (doc) => [{ source: "videos", record: recordOf.parse(doc).id }],
  "story-collections": (doc) => [{ source: "story-collections", record: recordOf.parse(doc).id }],
  blogs: (doc) => [{ source: "blogs", record: recordOf.parse(doc).id }],
  pages: (doc) => [{ source: "pages", record: recordOf.parse(doc).id }],
  hashtags: (doc) => [{ source: "hashtags", record: recordOf.parse(doc).id }],
  captions: (doc) => {
    const { data } = captions.safeParse(doc);
    return data ? [{ source: "clips", record: data.clip }] : [];
  },
};

/** Payload plugin: the search index hears of every change. */
export const searchPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withSearchHooks),
});

function withSearchHooks(collection: CollectionConfig): CollectionConfig {
  const find = changesOf[collection.slug];
  if (!find) return collection;
  const { afterChange = [], afterDelete = [], ...hooks } = collection.hooks ?? {};
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [
        ...afterChange,
        async ({ doc, previousDoc, operation, req }) => {
          await queueChanges(req, [...(operation === "update" ? find(previousDoc) : []), ...find(doc)]);
        },
      ],
      afterDelete: [
        ...afterDelete,
        async ({ doc, req }) => {
          await queueChanges(req, find(doc));
        },
      ],
    },
  };
}

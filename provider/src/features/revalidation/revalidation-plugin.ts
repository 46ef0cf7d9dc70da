import type { CollectionConfig, Plugin } from "payload";

import { revalidateOnChange } from "./hooks";
import { tagFinders, type PublicCollection } from "./tag-finders";

/** Payload plugin: tells the site of every change of what it shows. */
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

/** Before a deletion it comes first: other hooks remove what tells where the record is shown. */
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

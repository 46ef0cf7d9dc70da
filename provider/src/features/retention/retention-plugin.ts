import { isDeepStrictEqual } from "node:util";

import type { CollectionBeforeChangeHook, CollectionConfig, DateField, Plugin, TypeWithID } from "payload";

import { hasTime, keptSince } from "../../lib/db/kept-since";
import { keepFromSaves } from "../../lib/db/writes";
import { isTrashed } from "../trash/trash";

/** From when a record's time runs. */
const keptSinceField: DateField = { name: "keptSince", type: "date", hidden: true, index: true };

/** Payload plugin: each record that is not kept for ever notes from when its time runs. */
export const retentionPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasTime(collection.slug) ? withTime(collection) : collection,
  ),
});

function withTime(collection: CollectionConfig): CollectionConfig {
  const { beforeChange = [], ...hooks } = collection.hooks ?? {};
  return {
    ...collection,
    fields: [...collection.fields, keptSinceField],
    hooks: { ...hooks, beforeChange: [...beforeChange, keepFromSaves(keptSinceField.name), beginTime] },
  };
}

/** What is taken out of the trash is kept as long again. */
const beginTime: CollectionBeforeChangeHook<TypeWithID & Record<string, unknown>> = ({
  collection,
  data,
  operation,
  originalDoc,
}) => {
  const isNew = operation === "create" || (isTrashed(originalDoc) && !isTrashed(data));
  const isChanged = (name: string) =>
    isNew || (name in data && !isDeepStrictEqual(data[name] ?? null, originalDoc?.[name] ?? null));
  return { ...data, ...keptSince(collection.slug, isChanged) };
};

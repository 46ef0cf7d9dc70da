import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  Plugin,
} from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { fileFinders, filesOf, type PurgedCollection } from "./files-of-records";
import { notePurge, purgeNoted } from "./outbox";

const saved = z.object({ id: z.string() });

/** Payload plugin: purges a record's files from the CDN, if there is one, with each change. */
export const purgePlugin: Plugin = (config) =>
  environment().mediaPurge
    ? {
        ...config,
        collections: config.collections?.map(withPurges),
        globals: config.globals?.map(withGlobalPurges),
      }
    : config;

function isPurged(slug: string): slug is PurgedCollection {
  return slug in fileFinders;
}

function withPurges(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection;
  if (!isPurged(slug)) return collection;
  const keyOf = (id: string) => `${slug} ${id}`;
  const note = async (id: string, req: PayloadRequest) =>
    notePurge(req.payload, keyOf(id), await fileFinders[slug](id, req), req);
  const purge = async (id: string, req: PayloadRequest) =>
    purgeNoted(req.payload, keyOf(id), await fileFinders[slug](id, req), req);

  const noteBeforeChange: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    const record = saved.safeParse(originalDoc);
    if (record.success) await note(record.data.id, req);
    return data;
  };
  const noteBeforeDelete: CollectionBeforeDeleteHook = ({ id, req }) => note(String(id), req);
  const purgeAfterChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
    if (operation === "update") await purge(saved.parse(doc).id, req);
  };
  const purgeAfterDelete: CollectionAfterDeleteHook = ({ id, req }) => purge(String(id), req);

  const { beforeChange = [], afterChange = [], beforeDelete = [], afterDelete = [] } = hooks;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...beforeChange, noteBeforeChange],
      afterChange: [...afterChange, purgeAfterChange],
      // First: captions go with their clip.
      beforeDelete: [noteBeforeDelete, ...beforeDelete],
      afterDelete: [...afterDelete, purgeAfterDelete],
    },
  };
}

const document = z.record(z.string(), z.unknown());
const record = z.union([z.string(), z.object({ id: z.string() })]);
const either = z.object({ relationTo: z.enum(["images", "clips"]), value: record });

function withGlobalPurges(global: GlobalConfig): GlobalConfig {
  const purge: GlobalAfterChangeHook = async ({ global: { slug, flattenedFields }, previousDoc, req }) => {
    const before = document.catch({}).parse(previousDoc);
    const files: string[] = [];
    for (const { name, type } of flattenedFields) {
      if (type === "upload") files.push(...(await filesOfField(before[name], req)));
    }
    await notePurge(req.payload, slug, files, req);
    await purgeNoted(req.payload, slug, [], req);
  };
  const { afterChange = [], ...hooks } = global.hooks ?? {};
  return { ...global, hooks: { ...hooks, afterChange: [...afterChange, purge] } };
}

/** Finds the files of a field that takes pictures, clips or both. */
async function filesOfField(value: unknown, req: PayloadRequest): Promise<string[]> {
  const files: string[] = [];
  for (const one of Array.isArray(value) ? value : [value]) {
    const chosen = either.safeParse(one).data;
    const picture = record.safeParse(one).data;
    if (chosen) files.push(...(await filesOf(chosen.relationTo, chosen.value, req)));
    else files.push(...(await filesOf("images", picture, req)));
  }
  return files;
}

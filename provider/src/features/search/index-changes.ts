import { createHash } from "node:crypto";

import { wordsOf } from "@lampstand/contract/search-text";
import type { CollectionConfig, CollectionSlug, Payload, PayloadRequest, Plugin } from "payload";
import { z } from "zod";

import { stepByStep } from "../../lib/step-by-step";
import { wakeWorker } from "../../lib/worker";
import { publicIds, readDocuments, type SearchDocument } from "./documents";
import { openIndex } from "./open-index";
import {
  CHANGE_SOURCES,
  type IndexEntry,
  type IndexWriter,
  SEARCHED_KINDS,
  type SearchedKind,
} from "./search-index";

/** A change to a searchable record, or to one whose words lead to others. */
type Change = { source: (typeof CHANGE_SOURCES)[number]; record: string };

const collection: CollectionSlug = "search-changes";

/** Part of each fingerprint: increment it to rewrite every entry at the next start. */
const ENTRY_VERSION = 2;

const BATCH = 50;

/** How many records with an entry to check at once: requests wait for the whole batch, and seldom has one changed. */
const CHECKED_AT_ONCE = 10;

const CHANGES_AT_ONCE = 200;

/** How often to look for changes that another process stored, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** Stores changes. The index follows soon after the request's transaction commits. */
async function queueChanges(req: PayloadRequest, changes: Change[]): Promise<void> {
  if (req.context.isSeeding) return;
  for (const data of changes) await req.payload.db.create({ collection, data, req });
  await wakeWorker("search", req);
}

const storedChange = z.object({ id: z.string(), source: z.enum(CHANGE_SOURCES), record: z.string() });

/**
 * Makes the work of keeping the index: of what has changed, and at first of all that is public, a batch at a time, so that
 * between batches the provider answers.
 * @returns When to look again.
 */
export function createIndexer(payload: Payload, batch = BATCH): () => Promise<Date> {
  const indexNext = stepByStep(() => indexEverything(payload, batch));
  return async () => {
    const isAll = await indexChanges(payload);
    const isComplete = await indexNext();
    return new Date(Date.now() + (isAll && isComplete ? LOOK_EVERY_MS : 0));
  };
}

/** Brings the index of all records up to date, the newest first; entries that are as they should be stay untouched. */
async function* indexEverything(payload: Payload, size: number): AsyncGenerator<void> {
  for (const kind of SEARCHED_KINDS) {
    const left = new Set(await openIndex(payload).records(kind));
    for await (const ids of publicIds(payload, kind, size)) {
      const atOnce = ids.every((id) => left.has(id)) ? CHECKED_AT_ONCE : size;
      for (let start = 0; start < ids.length; start += atOnce) {
        await indexRecords(payload, kind, ids.slice(start, start + atOnce));
        yield;
      }
      for (const id of ids) left.delete(id);
    }
    await indexRecords(payload, kind, [...left]);
  }
}

/** @returns Whether these were all. */
async function indexChanges(payload: Payload): Promise<boolean> {
  const { docs } = await payload.db.find({ collection, limit: CHANGES_AT_ONCE, pagination: false });
  if (docs.length === 0) return true;
  const changes = docs.map((doc) => storedChange.parse(doc));
  const recordsOf = (source: Change["source"]) => [
    ...new Set(changes.filter((change) => change.source === source).map(({ record }) => record)),
  ];
  for (const kind of SEARCHED_KINDS) await indexRecords(payload, kind, recordsOf(kind));
  const recordsWith = async (kind: "videos" | "story-collections", field: string, source: Change["source"]) =>
    indexRecords(payload, kind, await idsWith(payload, kind, field, recordsOf(source)));
  await recordsWith("videos", "hashtagId", "hashtags");
  await recordsWith("videos", "videoLink", "clips");
  // A collection without a watchable video is not found.
  await recordsWith("story-collections", "videos", "videos");
  await payload.db.deleteMany({ collection, where: { id: { in: changes.map(({ id }) => id) } } });
  return docs.length < CHANGES_AT_ONCE;
}

async function idsWith(
  payload: Payload,
  kind: "videos" | "story-collections",
  field: string,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    collection: kind,
    where: { [field]: { in: ids } },
    select: {},
    depth: 0,
    pagination: false,
  });
  return docs.map(({ id }) => id);
}

/** Updates these records' entries, and removes those that visitors may not see. */
async function indexRecords(payload: Payload, kind: SearchedKind, ids: string[]): Promise<void> {
  const index = openIndex(payload);
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    await index.change((writer) => indexBatch(payload, writer, kind, batch));
  }
}

async function indexBatch(payload: Payload, writer: IndexWriter, kind: SearchedKind, ids: string[]) {
  const known = await writer.fingerprints(kind, ids);
  const documents = await readDocuments(payload, kind, ids);
  for (const document of documents) {
    const entry = entryOf(kind, document);
    if (known.get(document.id) !== entry.fingerprint) await writer.write(entry);
  }
  const isPublic = new Set(documents.map(({ id }) => id));
  const gone = ids.filter((id) => known.has(id) && !isPublic.has(id));
  for (const record of gone) await writer.remove({ kind, record });
}

function entryOf(kind: SearchedKind, document: SearchDocument): IndexEntry {
  const { id, spoken, translations } = document;
  const texts = [document, ...translations];
  const words = {
    title: texts.flatMap(({ title }) => wordsOf(title)),
    about: texts.flatMap(({ about }) => wordsOf(about)),
    text: [...texts, ...spoken].flatMap(({ text }) => wordsOf(text)),
  };
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([ENTRY_VERSION, words]))
    .digest("base64url");
  return { kind, record: id, fingerprint, ...words };
}

const related = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const recordOf = z.object({ id: z.string() });
const captions = z.object({ clip: related });
const translation = z.object({ subject: z.object({ relationTo: z.enum(SEARCHED_KINDS), value: related }) });

/** For each searched collection: returns what a changed record affects. */
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
  translations: (doc) => {
    const { data } = translation.safeParse(doc);
    return data ? [{ source: data.subject.relationTo, record: data.subject.value }] : [];
  },
};

/** Payload plugin: passes every change to the search index. */
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

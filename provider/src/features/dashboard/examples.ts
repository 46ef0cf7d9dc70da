import { isDeepStrictEqual } from "node:util";

import type { Payload, PayloadRequest, Where } from "payload";
import { z } from "zod";

/** Stores what a new site's example content was, word for word. */
const NOTED = "lampstand:examples";

const COLLECTIONS = ["videos", "story-collections", "blogs"] as const;
type Collection = (typeof COLLECTIONS)[number];

/** Once staff change any of these, the record counts as theirs. Earlier versions noted only the first. */
const CONTENT = {
  videos: ["description", "name", "poster", "recordedAt", "videoLink"],
  "story-collections": ["description", "name"],
  blogs: ["excerpt", "title", "fVideo", "content", "author"],
} as const;

/** Pages whose seeded words, films and pictures are invented. */
const PAGES = ["home", "about", "volunteer", "app-install"] as const;
type Page = (typeof PAGES)[number];

/** What Payload itself stores with a page. */
const PAYLOADS_OWN = ["id", "createdAt", "updatedAt", "globalType", "_status"];

/** Fields with a choice that always counts, so they can’t be emptied. */
const CHOICES = ["storiesAfter", "collectionsAfter"];

const NOT_CONTENT = new Set([...PAYLOADS_OWN, ...CHOICES]);

const content = z.record(z.string(), z.unknown()).catch({});
const record = z.looseObject({ id: z.string(), name: z.string().optional(), title: z.string().optional() });
const noted = z.object({
  videos: contentById("videos"),
  "story-collections": contentById("story-collections"),
  blogs: contentById("blogs"),
  home: content,
  about: content,
  volunteer: content,
  "app-install": content,
});

const NOTHING = noted.parse({});

function contentById(collection: Collection) {
  const words = z.string().transform((value) => ({ [CONTENT[collection][0]]: value }));
  return z.record(z.string(), z.union([words, content])).catch({});
}

/** Notes all content of a newly seeded database as examples. */
export async function noteExamples(payload: Payload): Promise<void> {
  const examples = await forEach(async (collection) => {
    const { docs } = await payload.find({ collection, depth: 0, pagination: false });
    return Object.fromEntries(docs.map((doc) => [doc.id, contentOf(collection, doc)]));
  });
  const pages: Record<string, unknown> = {};
  for (const slug of PAGES) pages[slug] = await readPage(payload, slug);
  await payload.kv.set(NOTED, { ...examples, ...pages });
}

/** Counts the example videos, collections and articles on the site or in the trash. */
export async function countExamples(
  payload: Payload,
  place: "site" | "trash",
): Promise<Record<Collection, number>> {
  return forEach(async (collection) => (await findExamples(payload, collection, place)).length);
}

/** Returns the pages that still show something of the examples. */
export async function pagesWithExamples(payload: Payload): Promise<Page[]> {
  const examples = await readNoted(payload);
  const left = await Promise.all(
    PAGES.map(async (slug) => (await exampleFields(payload, slug, examples[slug])).length > 0),
  );
  return PAGES.filter((_, place) => left[place]);
}

/** Returns the examples on the site that staff have changed, so that they stay. */
export async function changedExamples(
  payload: Payload,
): Promise<{ collection: Collection; id: string; title: string }[]> {
  const examples = await readNoted(payload);
  const changed = await Promise.all(
    COLLECTIONS.map(async (collection) =>
      (await readRecords(payload, collection, "site", Object.keys(examples[collection])))
        .filter((doc) => !isUnchanged(doc, examples[collection][doc.id]))
        .map(({ id, name, title }) => ({ collection, id, title: name ?? title ?? id })),
    ),
  );
  return changed.flat();
}

/** Returns the pages on which staff have changed something of the examples, so that it stays. */
export async function changedPages(payload: Payload): Promise<Page[]> {
  const examples = await readNoted(payload);
  const pages = await Promise.all(PAGES.map((slug) => readPage(payload, slug)));
  return PAGES.filter((slug, place) =>
    Object.entries(examples[slug]).some(
      ([name, value]) => name in (pages[place] ?? {}) && !isDeepStrictEqual(pages[place]?.[name], value),
    ),
  );
}

/** Removes all example content: videos, collections and articles go to the trash, and pages lose what is invented. */
export async function takeExamplesAway(req: PayloadRequest): Promise<void> {
  const examples = await readNoted(req.payload);
  // Pages first: if one is refused, nothing is in the trash yet.
  for (const slug of PAGES) {
    const fields = await exampleFields(req.payload, slug, examples[slug]);
    await writePage(
      req,
      slug,
      fields.map(([name, value]) => [name, Array.isArray(value) ? [] : null]),
    );
  }
  for (const collection of COLLECTIONS) await moveExamples(req, collection, "site", new Date().toISOString());
}

/** Undoes `takeExamplesAway` until the trash is emptied. Keeps what was written since. */
export async function putExamplesBack(req: PayloadRequest): Promise<void> {
  for (const collection of COLLECTIONS) await moveExamples(req, collection, "trash", null);
  const examples = await readNoted(req.payload);
  for (const slug of PAGES) {
    const now = await readPage(req.payload, slug);
    await writePage(
      req,
      slug,
      Object.entries(examples[slug]).filter(([name]) => !(name in now)),
    );
  }
}

async function moveExamples(
  req: PayloadRequest,
  collection: Collection,
  from: "site" | "trash",
  deletedAt: string | null,
): Promise<void> {
  const where: Where = { id: { in: await findExamples(req.payload, collection, from) } };
  const data = { deletedAt };
  const { errors } = await req.payload.update({ collection, where, data, depth: 0, trash: true, req });
  if (errors.length > 0) throw new Error(`${errors.length} examples could not be moved`, { cause: errors });
}

async function findExamples(
  payload: Payload,
  collection: Collection,
  place: "site" | "trash",
): Promise<string[]> {
  const examples = (await readNoted(payload))[collection];
  const docs = await readRecords(payload, collection, place, Object.keys(examples));
  return docs.filter((doc) => isUnchanged(doc, examples[doc.id])).map(({ id }) => id);
}

/** Reads records with their drafts, which are changes too. */
async function readRecords(payload: Payload, collection: Collection, place: "site" | "trash", ids: string[]) {
  const where: Where = { and: [{ id: { in: ids } }, { deletedAt: { exists: place === "trash" } }] };
  const found = await payload.find({
    collection,
    where,
    draft: true,
    trash: true,
    depth: 0,
    pagination: false,
  });
  return z.array(record).parse(found.docs);
}

function isUnchanged(doc: Record<string, unknown>, example: Record<string, unknown> = {}): boolean {
  return Object.entries(example).every(([name, value]) =>
    isDeepStrictEqual(doc[name] || null, value || null),
  );
}

async function forEach<T>(read: (collection: Collection) => Promise<T>): Promise<Record<Collection, T>> {
  return {
    videos: await read("videos"),
    "story-collections": await read("story-collections"),
    blogs: await read("blogs"),
  };
}

function contentOf(collection: Collection, doc: object): Record<string, unknown> {
  const fields = new Map(Object.entries(doc));
  return Object.fromEntries(CONTENT[collection].map((name) => [name, fields.get(name) ?? null]));
}

async function readNoted(payload: Payload) {
  return noted.catch(NOTHING).parse(await payload.kv.get(NOTED));
}

/** Returns the fields of a page that staff haven't changed since it was seeded. */
async function exampleFields(payload: Payload, slug: Page, example: Record<string, unknown>) {
  const now = await readPage(payload, slug);
  return Object.entries(example).filter(([name, value]) => isDeepStrictEqual(now[name], value));
}

/** Returns the fields of a page that have content. */
async function readPage(payload: Payload, slug: Page): Promise<Record<string, unknown>> {
  const page = content.parse(await payload.findGlobal({ slug, depth: 0 }));
  return Object.fromEntries(
    Object.entries(page).filter(([name, value]) => !NOT_CONTENT.has(name) && !isEmpty(value)),
  );
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : (value ?? "") === "";
}

async function writePage(req: PayloadRequest, slug: Page, fields: [string, unknown][]): Promise<void> {
  if (fields.length === 0) return;
  await req.payload.updateGlobal({ slug, data: Object.fromEntries(fields), depth: 0, req });
}

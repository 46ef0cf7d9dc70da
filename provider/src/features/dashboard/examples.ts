import type { Payload, PayloadRequest, Where } from "payload";
import { z } from "zod";

import { findAll } from "../../lib/find-all";
import type { About } from "../../payload-types";

/** Stores what a new site's example content was, word for word. */
const NOTED = "lampstand:examples";

const COLLECTIONS = ["videos", "story-collections", "blogs"] as const;
type Collection = (typeof COLLECTIONS)[number];

/** Once staff change these words, the record counts as theirs. */
const WORDS = { videos: "description", "story-collections": "description", blogs: "excerpt" } as const;

const text = z.string().catch("");
const words = z.record(z.string(), text).catch({});
const record = z.object({ id: z.string(), description: text, excerpt: text });
const about = z.object({
  ourMissionContent: text,
  ourStoryContent: text,
  ourVisionContent: text,
  joinUsContent: text,
  ourValues: z.custom<About["ourValues"]>((value) => typeof value === "object").catch(null),
});
const noted = z.object({
  videos: words,
  "story-collections": words,
  blogs: words,
  about: about.optional().catch(undefined),
});

const NOTHING = { videos: {}, "story-collections": {}, blogs: {}, about: undefined };
const NO_ABOUT = about.parse({});

/** Notes all content of a newly seeded database as examples. */
export async function noteExamples(payload: Payload): Promise<void> {
  const examples = await forEach(async (collection) => {
    const { docs } = await payload.find({ collection, depth: 0, pagination: false });
    return Object.fromEntries(docs.map((doc) => [doc.id, wordsOf(collection, doc)]));
  });
  await payload.kv.set(NOTED, { ...examples, about: await readAbout(payload) });
}

/** Counts the example videos, collections and articles on the site or in the trash. */
export async function countExamples(
  payload: Payload,
  place: "site" | "trash",
): Promise<Record<Collection, number>> {
  return forEach(async (collection) => (await findExamples(payload, collection, place)).length);
}

/** Returns whether the About page still tells the invented story. */
export async function hasExampleAbout(payload: Payload): Promise<boolean> {
  const example = (await readNoted(payload)).about?.ourStoryContent;
  return Boolean(example) && (await readAbout(payload)).ourStoryContent === example;
}

/** Removes all example content: videos, collections and articles go to the trash, and the About page is emptied. */
export async function takeExamplesAway(req: PayloadRequest): Promise<void> {
  for (const collection of COLLECTIONS) await moveExamples(req, collection, "site", new Date().toISOString());
  if (await hasExampleAbout(req.payload)) await writeAbout(req, NO_ABOUT);
}

/** Undoes `takeExamplesAway` until the trash is emptied. Keeps what was written since. */
export async function putExamplesBack(req: PayloadRequest): Promise<void> {
  for (const collection of COLLECTIONS) await moveExamples(req, collection, "trash", null);
  const example = (await readNoted(req.payload)).about;
  if (example && (await readAbout(req.payload)).ourStoryContent === "") await writeAbout(req, example);
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
  const where: Where = {
    and: [{ id: { in: Object.keys(examples) } }, { deletedAt: { exists: place === "trash" } }],
  };
  const docs = await findAll(payload, collection, where, { trash: true });
  return docs.filter((doc) => wordsOf(collection, doc) === examples[doc.id]).map(({ id }) => id);
}

async function forEach<T>(read: (collection: Collection) => Promise<T>): Promise<Record<Collection, T>> {
  return {
    videos: await read("videos"),
    "story-collections": await read("story-collections"),
    blogs: await read("blogs"),
  };
}

function wordsOf(collection: Collection, doc: unknown): string {
  return record.parse(doc)[WORDS[collection]];
}

async function readNoted(payload: Payload) {
  return noted.catch(NOTHING).parse(await payload.kv.get(NOTED));
}

async function readAbout(payload: Payload): Promise<z.output<typeof about>> {
  return about.parse(await payload.findGlobal({ slug: "about", depth: 0 }));
}

async function writeAbout(req: PayloadRequest, data: z.output<typeof about>): Promise<void> {
  await req.payload.updateGlobal({ slug: "about", data, depth: 0, req });
}

import { isDeepStrictEqual } from "node:util";

import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { z } from "zod";

import { recordBatches } from "../../lib/db/record-batches";
import { inSameTransaction, lockInTransaction } from "../../lib/db/transactions";
import { stepByStep } from "../../lib/step-by-step";
import { type DatabaseWrite, watchWrites } from "../../lib/db/watch-writes";
import { updateIf } from "../../lib/db/writes";
import { idOf } from "../../lib/id-of";
import type { Story } from "../../payload-types";
import { readSafetyRules } from "../safety/safety-rules";
import { subjectOfKey } from "../translations/original";
import { FACT_COLLECTIONS, type FactCollection, findAmong, readFacts, videoToMake } from "./facts";
import { objectionTo } from "./objections";

/** What a changed fact can be about. */
export type Affected = { videos: string[]; stories: string[]; clips: string[]; pictures: string[] };

const NOTHING: Affected = { videos: [], stories: [], clips: [], pictures: [] };

/** In a request's context: the write is the outcome, not a fact. */
export const IS_OUTCOME = "isOutcomeOfFacts";

/** How many videos or stories are recalculated at once, and how many beside requests, which wait for the whole batch. */
const BATCH = 50;
const BATCH_BESIDE_ANSWERS = 10;

/** How often to check again when facts change meanwhile; more is not expected. */
const ROUNDS_MAX = 5;

/**
 * Notes objections to videos and stories from the current facts, and so takes them off the site or puts them back. The
 * video's own hooks notify the site, search and caches.
 */
export async function recalculate(req: PayloadRequest, affected: Affected): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    if (!(await noteObjections(req, affected))) return;
  }
}

/** Recalculates everything, after rules or many rows may have changed. */
export async function recalculateAll(payload: Payload, inRequest?: PayloadRequest): Promise<void> {
  const parts = recalculateEach(payload, BATCH, inRequest);
  while (!(await parts.next()).done);
}

async function* recalculateEach(
  payload: Payload,
  size: number,
  inRequest?: PayloadRequest,
): AsyncGenerator<void> {
  const all = { size, where: {}, trash: true } as const;
  const req = inRequest ?? (await createLocalReq({}, payload));
  for (const collection of ["videos", "stories"] as const)
    for await (const records of recordBatches(payload, { ...all, collection })) {
      await recalculate(req, { ...NOTHING, [collection]: records.map(({ id }) => id) });
      yield;
    }
}

const SETTLED_BY = "visibility";

const settledBy = z.object({ build: z.string() });

/** Whether this process has recalculated everything. */
let isSettled = false;

/**
 * Recalculates everything at a start, before the provider answers, if a restore changed rows or another build, whose
 * rules may differ, did so last. Otherwise `createSettling` does so in the background.
 * @param build `undefined` if the program isn't built.
 */
export async function settleVisibility(
  payload: Payload,
  { isRestored, build }: { isRestored: boolean; build: string | undefined },
): Promise<void> {
  const known = settledBy.safeParse(await payload.kv.get(SETTLED_BY)).data?.build;
  isSettled = isRestored || build === undefined || build !== known;
  if (!isSettled) return;
  await recalculateAll(payload);
  if (build !== undefined) await payload.kv.set(SETTLED_BY, { build });
}

/** Returns a task that recalculates everything part by part, since another program may have changed rows. */
export function createSettling(payload: Payload): () => Promise<Date | undefined> {
  const settleNext = stepByStep(() => recalculateEach(payload, BATCH_BESIDE_ANSWERS));
  return async () => {
    isSettled ||= await settleNext();
    return isSettled ? undefined : new Date();
  };
}

/** @returns Whether anything new was noted. */
async function noteObjections(req: PayloadRequest, affected: Affected): Promise<boolean> {
  const stories = await findAmong(req, "stories", {
    id: affected.stories,
    file: affected.clips,
    video: affected.videos,
  });
  const files = stories.flatMap(({ file }) => idOf(file) ?? []);
  const found = await findAmong(req, "videos", {
    id: [...affected.videos, ...stories.flatMap(({ video }) => idOf(video) ?? [])],
    videoLink: [...affected.clips, ...files],
    poster: affected.pictures,
  });
  // Copies show the same people, even if the original now shows another film.
  const videos = await findAmong(req, "videos", {
    id: found.map(({ id }) => id),
    videoLink: found.flatMap(({ videoLink }) => idOf(videoLink) ?? []),
  });
  const videoOf = (story: Story) =>
    videos.find(({ id, videoLink }) => id === idOf(story.video) || idOf(videoLink) === idOf(story.file));
  let isChanged = false;
  for (const facts of await readFacts(req, videos)) {
    const { id, objection: noted } = facts.video;
    const objection = objectionTo(facts) ?? null;
    if (id === undefined || (noted ?? null) === objection) continue;
    isChanged = true;
    await noteOnVideo(req, id, objection);
  }
  // As if published: lists say what a story is waiting for.
  const published = stories.map((story): Story => ({ ...story, status: "Published", deletedAt: null }));
  const ofStories = published.map((story) => videoOf(story) ?? videoToMake(story));
  for (const [index, facts] of (await readFacts(req, ofStories, published)).entries()) {
    const story = stories[index];
    const objection = objectionTo(facts) ?? null;
    if (!story || (story.objection ?? null) === objection) continue;
    const where = { id: { equals: story.id } };
    await updateIf(req.payload, { collection: "stories", where, data: { objection }, req });
  }
  return isChanged;
}

async function noteOnVideo(req: PayloadRequest, id: string, objection: string | null): Promise<void> {
  const { payload } = req;
  // Separate, because hooks keep a record's earlier state in a request's context.
  const own = await createLocalReq(
    { req: { transactionID: await req.transactionID }, context: { [IS_OUTCOME]: true } },
    payload,
  );
  await payload.update({ collection: "videos", id, data: { objection }, depth: 0, trash: true, req: own });
}

const reference = z.string().nullish();

/** How each collection's records refer to what they are facts about. */
const row = z.object({
  id: z.string(),
  video: reference,
  story: reference,
  file: reference,
  clip: reference,
  videoLink: reference,
  of: reference,
});

type Row = z.output<typeof row>;

/** Columns that are not facts: written often, or the outcome itself. */
const NO_FACTS = new Set([
  "attempts",
  "leaseUntil",
  "transcription",
  "translatedFrom",
  "objection",
  "progress",
  "problem",
  "readAt",
  "readBy",
  "notes",
  "updatedAt",
  "large",
]);

/** The global with the church's rules. */
const RULES = "story-form";

/** Recalculates visibility after every change of a fact, in the same transaction. */
export function watchFacts(payload: Payload): void {
  watchWrites(payload.db, async (write, run) => {
    const { req, data } = write;
    const collection = FACT_COLLECTIONS.find((slug) => slug === write.collection);
    const isFact = !data || Object.keys(data).some((name) => !NO_FACTS.has(name));
    const isRule = write.slug === RULES;
    if (!isFact || !(collection || isRule) || req?.context?.[IS_OUTCOME] || req?.context?.isSeeding)
      return run();
    return inSameTransaction(payload, req, async (own) => {
      await lockInTransaction(own);
      const before = collection ? await rowsOf(own, collection, write) : [];
      const rules = collection ? undefined : await readSafetyRules(payload, own);
      const done = await run(own);
      const after = collection ? await rowsOf(own, collection, write, done) : [];
      if (rules && !isDeepStrictEqual(rules, await readSafetyRules(payload, own)))
        await recalculateAll(payload, own);
      else if (collection && (done !== null || after.length > 0))
        await recalculate(own, affectedBy(collection, [...before, ...after]));
      return done;
    });
  });
}

function affectedBy(collection: FactCollection, rows: Row[]): Affected {
  const idsOf = (slug: FactCollection) => (collection === slug ? rows.map(({ id }) => id) : []);
  return {
    videos: [...idsOf("videos"), ...rows.flatMap(({ video, of }) => video ?? translatedVideo(of) ?? [])],
    stories: [...idsOf("stories"), ...rows.flatMap(({ story }) => story ?? [])],
    clips: [
      ...idsOf("clips"),
      ...rows.flatMap(({ clip, file, videoLink }) => clip ?? file ?? videoLink ?? []),
    ],
    pictures: idsOf("images"),
  };
}

function translatedVideo(key: string | null | undefined): string | undefined {
  const named = subjectOfKey(key);
  return named?.subject === "videos" ? named.id : undefined;
}

async function rowsOf(
  req: PayloadRequest,
  collection: FactCollection,
  { id, where }: DatabaseWrite,
  done?: unknown,
): Promise<Row[]> {
  const made = row.safeParse(done).data;
  if (made) return [made];
  const condition = id === undefined ? where : { id: { equals: id } };
  if (!condition) return [];
  const { docs } = await req.payload.db.find({ collection, where: condition, pagination: false, req });
  return z.array(row).parse(docs);
}

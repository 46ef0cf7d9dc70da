import { jest } from "@jest/globals";

import { eventually, startProvider } from "./support/provider";
import { searchOf } from "./support/search";
import { newSlug } from "./support/stories";

const { payload, request } = await startProvider();
const { slugs } = searchOf(request);
const { recordBatches } = await import("../src/lib/db/record-batches");
const { createIndexer } = await import("../src/features/search/index-changes");

const BATCH = 2;

/** Returns whether everything is indexed; otherwise, each step says to look again at once. */
const isDone = (next: Date) => next.getTime() > Date.now();

/** Newest first. */
async function videos() {
  const where = { status: { equals: "Active" } };
  return (await payload.find({ collection: "videos", where, sort: "-id", depth: 0, pagination: false })).docs;
}

// Waits for the first start's own index.
beforeAll(() => eventually(async () => expect(await slugs("privacy policy")).toContain("privacy-policy")));

/** Changes words without any hooks, as another program would. */
async function rename(word: string) {
  for (const { id, name } of await videos())
    await payload.db.updateOne({ collection: "videos", id, data: { name: `${name} ${word}` } });
}

it("indexes in batches, newest first, and includes changes made meanwhile", async () => {
  const newest = (await videos()).map(({ slug }) => slug);
  await rename("krummhorn");
  const work = createIndexer(payload, BATCH);
  expect(isDone(await work())).toBe(false);
  expect((await slugs("krummhorn")).toSorted()).toEqual(newest.slice(0, BATCH).toSorted());

  // New videos don't wait for the rest.
  const slug = newSlug();
  const [{ videoLink } = { videoLink: "" }] = await videos();
  const data = { name: "Sackbut", slug, videoLink, status: "Active", videoType: "both" } as const;
  const { id } = await payload.create({ collection: "videos", data });
  await work();
  expect(await slugs("sackbut")).toEqual([slug]);
  await payload.delete({ collection: "videos", id });
});

it("checks a few records at once that are in the index, so that nobody waits long for an answer", async () => {
  await rename("shawm");
  const newest = (await videos()).map(({ slug }) => slug).slice(0, 10);
  await createIndexer(payload)();
  expect((await slugs("shawm")).toSorted()).toEqual(newest.toSorted());
});

it("finishes even if an earlier process was stopped", async () => {
  await rename("theorbo");
  const ended = createIndexer(payload, BATCH);
  await ended();
  const [last] = (await videos()).toReversed();
  await payload.db.updateOne({ collection: "videos", id: last?.id ?? "", data: { status: "Declined" } });
  const work = createIndexer(payload, BATCH);
  let steps = 1;
  while (!isDone(await work())) steps += 1;
  const shown = await videos();
  expect(await slugs("theorbo")).toHaveLength(shown.length);
  expect(await slugs("theorbo")).not.toContain(last?.slug);
  expect(steps).toBeGreaterThan(shown.length / BATCH);
});

it("tries again after a failure, and leaves nothing out", async () => {
  await rename("serpent");
  const work = createIndexer(payload, BATCH);
  const workToTheEnd = async () => {
    while (!isDone(await work()));
  };
  await work();
  const failing = jest.spyOn(payload, "find").mockRejectedValue(new Error("The disk is full"));
  await expect(workToTheEnd()).rejects.toThrow("The disk is full");
  failing.mockRestore();
  await workToTheEnd();
  expect(await slugs("serpent")).toHaveLength((await videos()).length);
});

it("lets other work run between batches", async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  let batches = 0;
  for await (const records of recordBatches(payload, { collection: "videos", where: {}, size: 1 }))
    batches += records.length;
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(batches - 1);
});

import { randomUUID } from "node:crypto";

import { collectionAnswer, collectionsAnswer } from "@lampstand/contract/schemas/videos";
import { searchAnswer } from "@lampstand/contract/schemas/search";

import { eventually, startProvider } from "./support/provider";
import { expectFailure, read } from "./support/read";
import { someAddress } from "./support/visitor";

const { payload, request, rows, staff } = await startProvider();

const { videoLink: clip } = await staff.one("videos", "slug", "two-cups");

const aVideo = (data: Record<string, unknown> = {}) =>
  staff.create("videos", {
    name: "A test",
    slug: `test-${randomUUID()}`,
    videoLink: clip,
    videoType: "both",
    status: "Active",
    ...data,
  });

const videos = [await aVideo(), await aVideo(), await aVideo({ status: "Pending" }), await aVideo()];
const [one, two, pending, three] = videos.map(({ id }) => id);

const aCollection = (data: Record<string, unknown> = {}) =>
  staff.create("story-collections", {
    name: "For Easter",
    slug: `test-${randomUUID()}`,
    description: "What began again.",
    videos: [two, pending, one, three],
    status: "Active",
    ...data,
  });

const slugOf = async (id: unknown) => String((await staff.open("videos", String(id))).slug);

const open = async (slug: unknown) =>
  (await read(request, `/get-collection/${String(slug)}`, collectionAnswer)).data;

/** The collection as it is listed; `undefined` where it is not. */
const listed = async (id: string) => {
  const { data } = await read(request, "/get-collections", collectionsAnswer);
  return data.collections.find(({ _id }) => _id === id);
};

const isMissing = async ({ id, slug }: { id: string; slug?: unknown }) => {
  expect(await listed(id)).toBeUndefined();
  await expectFailure(request, `/get-collection/${String(slug)}`, 404);
};

it("has the videos in the order of the staff, each once, without those that visitors may not see", async () => {
  const { id, slug } = await aCollection({ videos: [two, pending, one, two, three] });
  const expected = [await slugOf(two), await slugOf(one), await slugOf(three)];
  const opened = await open(slug);
  expect(opened.videos.map((video) => video.slug)).toEqual(expected);
  expect(opened).toMatchObject({ name: "For Easter", description: "What began again." });
  expect(await listed(id)).toMatchObject({ slug, videoLength: 3, isOnHome: true });
  await staff.update("story-collections", id, { videos: [three, two], isOnHome: false });
  expect((await open(slug)).videos.map((video) => video.slug)).toEqual([expected[2], expected[0]]);
  expect(await listed(id)).toMatchObject({ videoLength: 2, isOnHome: false });
});

it("is without a story that is taken down, begins with the next one then, and is gone with its last", async () => {
  const [first, last] = [await aVideo(), await aVideo()];
  const collection = await aCollection({ videos: [first.id, last.id] });
  const before = (await open(collection.slug)).updatedAt;
  await staff.update("videos", first.id, { deletedAt: new Date().toISOString() });
  expect((await open(collection.slug)).videos.map(({ _id }) => _id)).toEqual([last.id]);
  await staff.update("videos", last.id, { name: "Another name" });
  expect((await open(collection.slug)).updatedAt > before).toBe(true);
  await staff.update("videos", last.id, { status: "Declined" });
  await isMissing(collection);
  await staff.update("videos", last.id, { status: "Active" });
  expect(await listed(collection.id)).toMatchObject({ videoLength: 1 });
  await payload.delete({ collection: "videos", id: last.id });
  await isMissing(collection);
});

it("does not exist while it is not active or in the trash, and is found under its former names", async () => {
  const { id, slug } = await aCollection();
  const renamed = `test-${randomUUID()}`;
  await staff.update("story-collections", id, { slug: renamed });
  for (const name of [slug, renamed]) expect((await open(name)).slug).toBe(renamed);
  for (const change of [{ status: "Inactive" }, { status: "Active", deletedAt: new Date().toISOString() }]) {
    await staff.update("story-collections", id, change);
    for (const name of [slug, renamed]) await isMissing({ id, slug: name });
  }
});

it("stands in the list in the order of the staff, with the picture of its first video", async () => {
  const [a, b] = [await aCollection(), await aCollection()];
  const { data } = await read(request, "/get-collections", collectionsAnswer);
  const ids = data.collections.map(({ _id }) => _id);
  expect(ids.indexOf(a.id)).toBeLessThan(ids.indexOf(b.id));
  const [seeded] = data.collections;
  const [first] = (await open("begin-here")).videos;
  expect(seeded).toMatchObject({ slug: "begin-here", poster: first?.poster });
});

it("is found by its words for as long as it has something to watch", async () => {
  const video = await aVideo({ status: "Pending" });
  const { id, slug } = await aCollection({ name: "Ocarinas and bells", videos: [video.id] });
  const found = async () => {
    const answer = await request.get("/search?q=ocarina", { headers: { "x-forwarded-for": someAddress() } });
    return searchAnswer.parse(answer.json()).data.results;
  };
  const isFound = () =>
    eventually(async () => expect(await found()).toMatchObject([{ kind: "collection", slug }]));
  // The index has seen it while there was nothing to watch.
  await eventually(async () => expect(await rows("search-changes")).toEqual([]));
  await staff.update("videos", video.id, { status: "Active" });
  await isFound();
  await staff.update("videos", video.id, { status: "Pending" });
  expect(await found()).toEqual([]);
  await staff.update("videos", video.id, { status: "Active" });
  await isFound();
  await staff.remove("story-collections", id);
  expect(await found()).toEqual([]);
});

it.each([
  ["no video", { videos: [] }, "Videos"],
  ["no name", { name: " " }, "Name"],
  ["a name that is too long", { name: "x".repeat(81) }, "80 characters"],
  ["a description that is too long", { description: "x".repeat(201) }, "200 characters"],
  ["more than a hundred videos", { videos: Array.from({ length: 101 }, () => one) }, "Videos"],
  ["a web address name that is taken", { slug: "begin-here" }, "already taken"],
])("is not kept with %s", async (_, wrong, expected) => {
  const words = { name: "A test", slug: `test-${randomUUID()}`, videos: [one], ...wrong };
  expect(await staff.refusal("story-collections", words)).toContain(expected);
});

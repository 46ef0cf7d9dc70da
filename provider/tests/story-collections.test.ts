import { randomUUID } from "node:crypto";

import { collectionAnswer, collectionsAnswer } from "@lampstand/contract/schemas/videos";
import { searchAnswer } from "@lampstand/contract/schemas/search";

import { pass } from "./support/clock";
import { API_TOKEN, eventually, startProvider } from "./support/provider";
import { expectFailure, first, read, readVideos } from "./support/read";
import { someAddress, someEmail } from "./support/visitor";

const { payload, request, rows, staff } = await startProvider();
const { exportMember } = await import("../src/features/members/export-member");
const { deleteMember } = await import("../src/features/members/delete-member");
const { removeLeftSavedVideos } = await import("../src/features/members/saved-videos");

const [newest = "", second = "", third = ""] = (await readVideos(request)).map(({ slug }) => slug);

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

/** Returns the listed collection; `undefined` if it isn't listed. */
const listed = async (id: string) => {
  const { data } = await read(request, "/get-collections", collectionsAnswer);
  return data.collections.find(({ _id }) => _id === id);
};

const isMissing = async ({ id, slug }: { id: string; slug?: unknown }) => {
  expect(await listed(id)).toBeUndefined();
  await expectFailure(request, `/get-collection/${String(slug)}`, 404);
};

describe("a collection", () => {
  it("has the videos in staff's order, each once, without those that visitors may not see", async () => {
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

  it("loses a story that is taken down, then begins with the next, and disappears with its last", async () => {
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

  it("doesn't exist while it is inactive or in the trash, and is found under its former names", async () => {
    const { id, slug } = await aCollection();
    const renamed = `test-${randomUUID()}`;
    await staff.update("story-collections", id, { slug: renamed });
    for (const name of [slug, renamed]) expect((await open(name)).slug).toBe(renamed);
    for (const change of [
      { status: "Inactive" },
      { status: "Active", deletedAt: new Date().toISOString() },
    ]) {
      await staff.update("story-collections", id, change);
      for (const name of [slug, renamed]) await isMissing({ id, slug: name });
    }
  });

  it("is listed in staff's order, with its first video's picture", async () => {
    const [a, b] = [await aCollection(), await aCollection()];
    const { data } = await read(request, "/get-collections", collectionsAnswer);
    const ids = data.collections.map(({ _id }) => _id);
    expect(ids.indexOf(a.id)).toBeLessThan(ids.indexOf(b.id));
    const [seeded] = data.collections;
    const [opening] = (await open("begin-here")).videos;
    expect(seeded).toMatchObject({ slug: "begin-here", poster: opening?.poster });
  });

  it("is found by its words while it has something to watch", async () => {
    const video = await aVideo({ status: "Pending" });
    const { id, slug } = await aCollection({ name: "Ocarinas and bells", videos: [video.id] });
    const found = async () => {
      const answer = await request.get("/search?q=ocarina", {
        headers: { "x-forwarded-for": someAddress() },
      });
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
  ])("is refused with %s", async (_, wrong, expected) => {
    const words = { name: "A test", slug: `test-${randomUUID()}`, videos: [one], ...wrong };
    expect(await staff.refusal("story-collections", words)).toContain(expected);
  });
});

describe("what a member saves", () => {
  const aMember = () =>
    payload.create({
      collection: "members",
      data: { firstName: "Ann", lastName: "Berg", email: someEmail() },
    });

  const sync = (userId: string, add: unknown = [], remove: unknown = [], token = API_TOKEN) =>
    request.post("/saved_videos", {
      headers: { authorization: `Bearer ${token}` },
      data: { userId, add, remove },
    });

  const saved = async (...call: Parameters<typeof sync>) => {
    const answer = await sync(...call);
    expect(answer.status).toBe(200);
    return (answer.json() as { data: { slugs: string[] } }).data.slugs;
  };

  afterEach(() => payload.db.deleteMany({ collection: "saved-videos", where: {} }));

  it("is the same on every device, latest first", async () => {
    const { id } = await aMember();
    expect(await saved(id, [second, newest])).toEqual([second, newest]);
    pass(1);
    expect(await saved(id, [third])).toEqual([third, second, newest]);
    expect(await saved(id, [], [second])).toEqual([third, newest]);
    expect(await saved((await aMember()).id)).toEqual([]);
  });

  it("is stored once if several devices save it at the same moment, without unknown videos", async () => {
    const { id } = await aMember();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => saved(id, [newest, second, "none-such", newest])),
    );
    for (const list of answers) expect(list).toEqual([newest, second]);
    expect(await rows("saved-videos")).toHaveLength(2);
  });

  it("lists only what visitors can see", async () => {
    const { id } = await aMember();
    await saved(id, [newest, second]);
    const { docs } = await payload.find({ collection: "videos", where: { slug: { equals: newest } } });
    const video = first(docs).id;
    await payload.update({ collection: "videos", id: video, data: { status: "Pending" } });
    expect(await saved(id)).toEqual([second]);
    await payload.update({ collection: "videos", id: video, data: { status: "Active" } });
    expect(await saved(id)).toEqual([newest, second]);
  });

  it("is in a member's export, and is deleted with their account", async () => {
    const { id } = await aMember();
    await saved(id, [newest]);
    const member = await payload.findByID({ collection: "members", id });
    expect((await exportMember(payload, member)).savedVideos).toMatchObject([{ slug: newest }]);
    await deleteMember(payload, member, "keep");
    expect(await rows("saved-videos")).toEqual([]);
  });

  it("loses videos that no longer exist", async () => {
    const { id } = await aMember();
    await saved(id, [newest]);
    const row = {
      member: id,
      video: "0192f0c0-0000-7000-8000-000000000000",
      savedAt: "2026-01-01T00:00:00.000Z",
    };
    await payload.db.create({ collection: "saved-videos", data: row });
    await removeLeftSavedVideos(payload);
    expect(await rows("saved-videos")).toHaveLength(1);
  });

  it("is read and written only by the site, for existing members, and at most 200 at once", async () => {
    const { id } = await aMember();
    expect((await sync(id, [newest], [], "another-token")).status).toBe(401);
    expect((await sync("none-such", [newest])).status).toBe(404);
    for (const wrong of [Array.from({ length: 201 }, () => newest), [1], newest, null, [{ $ne: "" }]])
      expect((await sync(id, wrong)).status).toBe(400);
    expect(await rows("saved-videos")).toEqual([]);
  });
});

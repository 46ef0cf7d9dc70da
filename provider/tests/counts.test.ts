import { randomUUID } from "node:crypto";

import { pass } from "./support/clock";
import { API_TOKEN, startProvider } from "./support/provider";
import { first, readVideos } from "./support/read";
import { someAddress, someEmail } from "./support/visitor";

const { payload, request, staff, rows } = await startProvider();
const { removeOldCounts, sumByDay } = await import("../src/features/counts/daily-counts");
const { lastMonth, videoMonth } = await import("../src/features/dashboard/last-month");

const CARER = { collection: "staff", isCarer: true };
const authorization = `Bearer ${API_TOKEN}`;
const DAY_MINUTES = 24 * 60;

const post = (counts: unknown, headers: Record<string, string> = { authorization }) =>
  request.post("/add_counts", { headers, data: { counts } });

async function add(...counts: unknown[]) {
  expect((await post(counts)).status).toBe(200);
}

const watched = (slug: string, count = 1) => ({ kind: "watched", slug, count });

const sums = async (days = 30) => {
  const perDay = Object.entries(await sumByDay(payload, days));
  return Object.fromEntries(
    perDay.map(([kind, counts]) => [kind, counts.reduce((sum, count) => sum + count, 0)]),
  );
};

/** The example church's days are in UTC, even in summer. */
const today = () => new Date().toISOString().slice(0, 10);

beforeAll(() => payload.updateGlobal({ slug: "settings", data: { timeZone: "Africa/Abidjan" } }));

afterEach(async () => {
  await payload.db.deleteMany({ collection: "daily-counts", where: {} });
  await payload.db.deleteMany({ collection: "prayers", where: {} });
  await payload.db.deleteMany({ collection: "conversations", where: {} });
});

it("the settings say that the site counts", async () => {
  const answer = await request.get("/web/setting-page-content");
  expect(answer.json()).toMatchObject({ data: { counts: "daily" } });
});

it("a day's counts are one row per video and kind, even if many calls come at once", async () => {
  const { slug, _id } = first(await readVideos(request));
  const calls = Array.from({ length: 20 }, () => [
    watched(slug, 2),
    { kind: "finished", slug, count: 1 },
    { kind: "uploadBegun", count: 3 },
  ]);
  await Promise.all(calls.map((counts) => add(...counts)));
  const day = today();
  const stored = (await rows("daily-counts")).map(({ id: _, ...row }) => row);
  expect(stored).toHaveLength(3);
  expect(stored).toEqual(
    expect.arrayContaining([
      { day, kind: "watched", video: _id, total: 40 },
      { day, kind: "finished", video: _id, total: 20 },
      { day, kind: "uploadBegun", video: "", total: 60 },
    ]),
  );
  await add(watched(slug), watched(slug, 4));
  expect(await sums()).toMatchObject({
    watched: 45,
    finished: 20,
    shared: 0,
    uploadBegun: 60,
    uploadFinished: 0,
  });
});

it("videos that visitors can't see aren't counted", async () => {
  const [shown, hidden] = await readVideos(request);
  await staff.update("videos", hidden?._id ?? "", { status: "Pending" });
  await add(watched(`none-${randomUUID()}`), watched(hidden?.slug ?? ""), watched(shown?.slug ?? ""));
  await add(watched(`none-${randomUUID()}`));
  await add(watched("\u0000"), watched("' OR 1=1 --"));
  expect((await rows("daily-counts")).map(({ video }) => video)).toEqual([shown?._id]);
  await staff.update("videos", hidden?._id ?? "", { status: "Active" });
});

it("how far people watched a video is twenty whole numbers, each with those who watched on", async () => {
  const { sumVideoCounts } = await import("../src/features/counts/daily-counts");
  const { slug, _id } = first(await readVideos(request));
  const ended = (part: number, count = 1) => ({ kind: "reached", slug, part, count });
  await add(
    ended(1, 5),
    ended(10, 3),
    ended(20, 2),
    { kind: "scanned", slug, count: 4 },
    { kind: "pageScanned", count: 1 },
  );
  const { totals, reached } = await sumVideoCounts(payload, _id, 30);
  expect(reached).toEqual([
    10,
    ...Array.from({ length: 9 }, () => 5),
    ...Array.from({ length: 10 }, () => 2),
  ]);
  expect(totals).toMatchObject({ scanned: 4, watched: 0 });
  expect(await sums()).toMatchObject({ scanned: 4, pageScanned: 1 });
  for (const part of [0, 21, 1.5]) expect((await post([ended(part)])).status).toBe(400);
});

it("someone who comes back and watches on counts once, where they left at last", async () => {
  const { sumVideoCounts } = await import("../src/features/counts/daily-counts");
  const { slug, _id } = first(await readVideos(request));
  const reached = (part: number, more = {}) => ({ kind: "reached", slug, part, count: 1, ...more });
  await add(reached(3), reached(2), reached(5, { from: 3 }));
  await add(reached(6, { from: 5 }));
  const counted = await sumVideoCounts(payload, _id, 30);
  expect(counted.reached.slice(0, 7)).toEqual([2, 2, 1, 1, 1, 1, 0]);
  for (const from of [0, 21, 1.5]) expect((await post([reached(20, { from })])).status).toBe(400);
});

it("staff see on a video's page what visitors did with it, and where half of the viewers had left", async () => {
  const videos = await readVideos(request);
  const [{ slug, _id }, other] = [first(videos), videos[1]];
  expect(await videoMonth(payload, _id)).toBeUndefined();
  await add({ kind: "scanned", slug: other?.slug, count: 3 });
  expect(await videoMonth(payload, _id)).toBeUndefined();
  await add({ kind: "reached", slug, part: 20, count: 2 }, watched(slug, 3));
  expect((await videoMonth(payload, _id))?.halfLeftBy).toBeUndefined();
  await add({ kind: "reached", slug, part: 3, count: 3 }, { kind: "finished", slug, count: 2 });
  await add({ kind: "shared", slug, count: 4 }, { kind: "scanned", slug, count: 1 });
  await add({ kind: "saved", slug, count: 6 });
  const prayer = await request.post("/add_prayer", {
    headers: { authorization },
    data: { slug, key: randomUUID() },
  });
  expect(prayer.status).toBe(200);
  const month = await videoMonth(payload, _id);
  expect(month?.figures).toEqual([
    { name: "watched", count: 3 },
    { name: "finished", count: 2 },
    { name: "prayed", count: 1 },
    { name: "saved", count: 6 },
    { name: "shared", count: 4 },
    { name: "scanned", count: 1 },
  ]);
  expect(month?.parts).toHaveLength(20);
  expect(month?.parts.slice(1, 4)).toEqual([
    { label: "5%", count: 5 },
    { label: "10%", count: 5 },
    { label: "15%", count: 2 },
  ]);
  expect(month?.halfLeftBy).toBe("15%");
  pass(30 * DAY_MINUTES);
  expect(await videoMonth(payload, _id)).toBeUndefined();
});

it("only the site may add counts", async () => {
  const { slug } = first(await readVideos(request));
  expect((await post([watched(slug)], {})).status).toBe(401);
  expect((await post([watched(slug)], { authorization: "Bearer wrong-token-of-16" })).status).toBe(401);
  expect(await rows("daily-counts")).toEqual([]);
});

it.each([
  ["no counts", []],
  ["another kind", [{ kind: "liked", slug: "r7th", count: 1 }]],
  ["less than one", [watched("r7th", 0)]],
  ["a part of one", [watched("r7th", 0.5)]],
  ["too much at once", [watched("r7th", 100_001)]],
  ["too many entries", Array.from({ length: 201 }, (_, index) => watched(`story-${index}`))],
  ["who it was", [{ ...watched("r7th"), visitor: "Ruth" }]],
])("refuses %s", async (_, counts) => {
  expect((await post(counts)).status).toBe(400);
  expect(await rows("daily-counts")).toEqual([]);
});

it("staff see the last 30 days and the most watched videos; a count is removed after 400 days", async () => {
  expect(await lastMonth(payload, CARER)).toBeUndefined();
  const videos = await readVideos(request);
  const names = videos.map(({ name }) => name);
  for (const [index, { slug }] of videos.slice(0, 6).entries()) await add(watched(slug, 10 - index));
  const { slug } = first(videos);
  await add(
    { kind: "shared", slug, count: 2 },
    { kind: "uploadFinished", count: 1 },
    { kind: "saved", slug, count: 3 },
    { kind: "scanned", slug, count: 1 },
    { kind: "pageScanned", count: 4 },
  );
  const data = { slug, key: randomUUID() };
  expect((await request.post("/add_prayer", { headers: { authorization }, data })).status).toBe(200);
  const asked = { name: "Ann", email: someEmail(), about: "My mother" };
  await payload.create({ collection: "conversations", data: asked });
  const month = await lastMonth(payload, CARER);
  expect(month?.figures.map(({ name, count }) => ({ name, count }))).toEqual([
    { name: "watched", count: 45 },
    { name: "finished", count: 0 },
    { name: "prayed", count: 1 },
    { name: "saved", count: 3 },
    { name: "shared", count: 2 },
    { name: "scanned", count: 5 },
    { name: "talked", count: 1 },
    { name: "uploadBegun", count: 0 },
    { name: "uploadFinished", count: 1 },
  ]);
  const forOthers = await lastMonth(payload, { collection: "staff", role: "admin" });
  expect(forOthers?.figures.map(({ name }) => name)).not.toContain("talked");
  expect(month?.mostWatched.map(({ name, watched: times }) => [name, times])).toEqual(
    names.slice(0, 5).map((name, index) => [name, 10 - index]),
  );
  expect(forOthers?.mostWatched[0]?.href).toBe(`/admin/collections/videos/${first(videos)._id}`);
  const forReviewers = await lastMonth(payload, { collection: "staff", role: "reviewer" });
  expect(forReviewers?.mostWatched[0]).not.toHaveProperty("href");

  expect(month?.days).toHaveLength(30);
  const day = today();
  expect(month?.days.at(-1)).toEqual({ day, count: 45 });
  const perDay = (name: string) => month?.figures.find((figure) => figure.name === name)?.perDay;
  for (const [name, count] of Object.entries({ prayed: 1, saved: 3, shared: 2, scanned: 5 }))
    expect(perDay(name)).toEqual([...Array.from({ length: 29 }, () => 0), count]);

  pass(29 * DAY_MINUTES);
  expect((await sums()).watched).toBe(45);
  const later = await lastMonth(payload, CARER);
  expect(later?.days.at(0)).toEqual({ day, count: 45 });
  expect(later?.days.slice(1).every(({ count }) => count === 0)).toBe(true);
  pass(DAY_MINUTES);
  expect(await lastMonth(payload, CARER)).toBeUndefined();
  pass(369 * DAY_MINUTES);
  await removeOldCounts(payload);
  expect((await sums(400)).watched).toBe(45);
  pass(DAY_MINUTES);
  await removeOldCounts(payload);
  expect(await rows("daily-counts")).toEqual([]);
});

it("searches without results by three different visitors are among the counts, and nothing else", async () => {
  const { listMissedSearches, removeOldMissedSearches } =
    await import("../src/features/search/missed-searches");
  const look = (words: string, address: string) =>
    request.get(`/search?q=${encodeURIComponent(words)}`, {
      headers: { authorization, "x-forwarded-for": address },
    });
  const [one, two, three, four] = [someAddress(), someAddress(), someAddress(), someAddress()];
  const household = ["2001:db8:79:1::1", "2001:db8:79:2::1", "2001:db8:79:3::1"];
  for (const address of [...household, one, one]) await look("Xylophonkirche", address);
  expect(await rows("missed-searches")).toEqual([]);
  await look("xylophonkirche ", three);
  await look("Xylophonkirche", three);
  await look("Xylophonkirche", four);
  expect(await listMissedSearches(payload, 30)).toEqual([{ words: "xylophonkirche", total: 4 }]);
  for (const address of [one, two, three]) await look("<script>alert(1)</script> \u202Eqqq", address);
  expect(await listMissedSearches(payload, 30)).toHaveLength(2);
  pass(400 * DAY_MINUTES);
  await removeOldMissedSearches(payload);
  expect(await rows("missed-searches")).toEqual([]);
});

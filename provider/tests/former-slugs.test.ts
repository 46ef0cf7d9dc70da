import { randomUUID } from "node:crypto";

import { z } from "zod";

import { expectFailure, first, read, readVideos } from "./support/read";
import * as shapes from "./support/shapes";
import { API_TOKEN, startProvider } from "./support/provider";
import type { Client } from "./support/request";
import { someEmail } from "./support/visitor";

const { payload, request, staff } = await startProvider();
const { isSqlite } = await import("../src/lib/db/transactions");
const { migrationsOf } = await import("../src/lib/db/migrations");

const articles = z.object({ data: z.tuple([z.looseObject({ slug: z.string(), feedId: z.string() })]) });
const bareHashtag = z.looseObject({ data: z.looseObject({ slug: z.string(), name: z.string() }) });

const { videoLink } = await staff.one("videos", "slug", "two-cups");

const newSlug = () => `test-${randomUUID()}`;

async function videoAt(request: Client, slug: string) {
  return (await read(request, `/get_individual_video/${slug}`, shapes.individualVideo)).data.slug;
}

async function hashtagAt(request: Client, slug: string) {
  expect((await read(request, `/hashtag-video/${slug}`, shapes.videoList)).data).toEqual([]);
  return (await read(request, `/gethashtagBySlug/${slug}`, bareHashtag)).data;
}

it("a renamed video is found under each of its names until it is deleted", async () => {
  const [a, b, c, d] = [newSlug(), newSlug(), newSlug(), newSlug()];
  const buffer = (await request.get(first(await readVideos(request)).videoLink)).bytes;
  const clip = await staff.uploaded("clips", { name: "film.mp4", mimeType: "video/mp4", buffer });
  const data = { name: "A test", videoLink: clip.id, videoType: "single" };
  const isMissing = async (...slugs: string[]) => {
    for (const slug of slugs) await expectFailure(request, `/get_individual_video/${slug}`, 404);
  };

  const { id } = await staff.create("videos", { ...data, slug: a, status: "Pending" });
  await staff.update("videos", id, { slug: b });
  await staff.update("videos", id, { status: "Active" });
  await isMissing(a);

  await staff.update("videos", id, { slug: c });
  expect(await videoAt(request, b)).toBe(c);
  await staff.update("videos", id, { slug: d });
  for (const slug of [b, c, d]) expect(await videoAt(request, slug)).toBe(d);
  const byKeys = await request.post("/get-videos-by-keys", { data: { keys: [a, b, id] } });
  expect(shapes.keyedVideos.parse(byKeys.json()).data.map(({ key, video }) => [key, video.slug])).toEqual([
    [b, d],
    [id, d],
  ]);

  await staff.update("videos", id, { status: "Declined" });
  await isMissing(b, c, d);
  await staff.update("videos", id, { slug: a });
  await staff.update("videos", id, { status: "Active" });
  for (const slug of [a, b, c, d]) expect(await videoAt(request, slug)).toBe(a);

  const pending = await staff.create("videos", { ...data, slug: b, status: "Pending" });
  expect(await videoAt(request, b)).toBe(a);
  await staff.update("videos", pending.id, { status: "Active" });
  expect(await videoAt(request, b)).toBe(b);
  await staff.update("videos", pending.id, { status: "Pending" });
  await isMissing(b);

  await staff.remove("videos", id);
  await isMissing(a, c, d);
  await staff.remove("videos", pending.id);
  await staff.remove("clips", clip.id);
});

it("a renamed hashtag is found under each of its names until it is deleted", async () => {
  const [a, b, c] = [newSlug(), newSlug(), newSlug()];
  const isMissing = async (...slugs: string[]) => {
    for (const slug of slugs) {
      await expectFailure(request, `/gethashtagBySlug/${slug}`, 404);
      await expectFailure(request, `/hashtag-video/${slug}`, 404);
    }
  };

  const { id } = await staff.create("hashtags", { name: "A test", slug: a });
  await staff.update("hashtags", id, { slug: b });
  await staff.update("hashtags", id, { slug: c });
  for (const slug of [a, b, c])
    expect(await hashtagAt(request, slug)).toMatchObject({ slug: c, name: "A test" });

  await staff.update("hashtags", id, { slug: a });
  for (const slug of [a, b, c]) expect((await hashtagAt(request, slug)).slug).toBe(a);
  await staff.update("hashtags", id, { status: "Inactive" });
  await isMissing(a, b, c);
  await staff.update("hashtags", id, { status: "Active" });
  expect((await hashtagAt(request, b)).slug).toBe(a);
  await staff.remove("hashtags", id);
  await isMissing(a, b, c);
});

it("an article keeps its published address while a draft has another", async () => {
  const [a, b, c, d] = [newSlug(), newSlug(), newSlug(), newSlug()];
  const at = async (...slugs: string[]) => {
    const answers = await Promise.all(slugs.map((slug) => request.get(`/get-blog-by-id/${slug}`)));
    return answers.map((answer) => (answer.ok ? articles.parse(answer.json()).data[0].slug : answer.status));
  };
  const content = { title: "A test", author: "A tester", postedDate: "2020-01-01T12:00:00.000Z" };
  const { id } = await staff.create("blogs", { ...content, slug: a, _status: "published" });

  await staff.draft("blogs", id, { slug: b, _status: "draft" });
  expect(await at(a, b)).toEqual([a, 404]);
  await staff.draft("blogs", id, { slug: c, _status: "draft" });
  expect(await at(a, b, c)).toEqual([a, 404, 404]);
  await staff.update("blogs", id, { slug: c, _status: "published" });
  expect(await at(a, b, c)).toEqual([c, 404, c]);
  await staff.update("blogs", id, { slug: d });
  expect(await at(a, c, d)).toEqual([d, d, d]);

  const other = await staff.create("blogs", { ...content, slug: a, _status: "draft" });
  expect(await at(a)).toEqual([d]);
  await staff.update("blogs", other.id, { _status: "published" });
  expect(await at(a, c)).toEqual([a, d]);
  await staff.remove("blogs", other.id);
  expect(await at(a, c)).toEqual([404, d]);

  await staff.update("blogs", id, { _status: "draft" });
  expect(await at(c, d)).toEqual([404, 404]);
  await staff.update("blogs", id, { _status: "published" });
  expect(await at(c, d)).toEqual([d, d]);
  await staff.remove("blogs", id);
  expect(await at(c, d)).toEqual([404, 404]);
});

it("a page opened before its video was renamed can still send prayers, reports and counts, and save it", async () => {
  const [before, after] = [newSlug(), newSlug()];
  const data = { name: "A test", videoLink, videoType: "both", status: "Active" };
  const { id } = await staff.create("videos", { ...data, slug: before });
  await staff.update("videos", id, { slug: after });
  const headers = { authorization: `Bearer ${API_TOKEN}` };
  const member = await payload.create({
    collection: "members",
    data: { firstName: "Ann", lastName: "Berg", email: someEmail() },
  });
  const sync = async (change: { add?: string[]; remove?: string[] }) => {
    const asked = { userId: member.id, add: [], remove: [], ...change };
    const answer = await request.post("/saved_videos", { headers, data: asked });
    return (answer.json() as { data: { slugs: string[] } }).data.slugs;
  };
  const counts = [{ kind: "watched", slug: before, count: 3 }];
  const report = { slug: before, reason: "other", words: "" };
  const answers = await Promise.all([
    request.post("/add_prayer", { headers, data: { slug: before, key: randomUUID() } }),
    request.post("/add_report", { headers, data: report }),
    request.post("/add_counts", { headers, data: { counts } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const video = { equals: id };
  expect(await payload.count({ collection: "prayers", where: { video } })).toEqual({ totalDocs: 1 });
  expect(await payload.count({ collection: "reports", where: { video } })).toEqual({ totalDocs: 1 });
  const { docs } = await payload.find({ collection: "daily-counts", where: { video } });
  expect(docs).toMatchObject([{ kind: "watched", total: 3 }]);

  expect(await sync({ add: [before, after, "none-such"] })).toEqual([after]);
  expect(await sync({ remove: [before] })).toEqual([]);
  expect(await sync({ add: [id] })).toEqual([after]);
  expect(await sync({ remove: [id] })).toEqual([]);

  // A video that takes the address gets new actions sent there, but none of the earlier ones.
  const { id: other } = await staff.create("videos", { ...data, slug: before });
  await request.post("/add_counts", { headers, data: { counts } });
  const now = await payload.find({ collection: "daily-counts", where: { video: { in: [id, other] } } });
  expect(now.docs.map((row) => row.total)).toEqual([3, 3]);
  for (const each of [id, other]) await staff.remove("videos", each);
});

it("feed readers identify an article by a permanent id, and an older one by its earlier address", async () => {
  const content = { title: "A test", author: "A tester", postedDate: "2020-01-01T12:00:00.000Z" };
  const feedIdAt = async (slug: string) =>
    (await read(request, `/get-blog-by-id/${slug}`, articles)).data[0].feedId;
  const [a, b, c] = [newSlug(), newSlug(), newSlug()];
  const { id } = await staff.create("blogs", { ...content, slug: a, feedId: "mine", _status: "published" });
  expect(await feedIdAt(a)).toBe(id);
  await staff.update("blogs", id, { slug: b, feedId: "mine" });
  expect(await feedIdAt(b)).toBe(id);

  // What the migration finds: a published article and a draft of it.
  const old = await staff.create("blogs", { ...content, slug: a, _status: "published" });
  await staff.draft("blogs", old.id, { title: "A draft", slug: c, _status: "draft" });
  const migration = migrationsOf(isSqlite(payload.db) ? "sqlite" : "postgres").find(({ name }) =>
    name.endsWith("feed_ids"),
  );
  const { drizzle: db } = z.object({ drizzle: z.unknown() }).parse(payload.db);
  await migration?.down({ db });
  await migration?.up({ db });
  expect([await feedIdAt(a), await feedIdAt(b)]).toEqual([a, b]);
  await staff.update("blogs", old.id, { slug: c, _status: "published" });
  expect(await feedIdAt(c)).toBe(a);
  const another = await staff.create("blogs", { ...content, slug: a, _status: "published" });
  expect(await feedIdAt(a)).toBe(another.id);
  for (const each of [id, old.id, another.id]) await staff.remove("blogs", each);
});

it("only the provider writes former addresses", async () => {
  const data = { collection: "videos", slug: newSlug(), record: randomUUID() };
  for (const headers of [{}, staff.headers]) {
    for (const [method, path] of [
      ["GET", "/api/former-slugs"],
      ["POST", "/api/former-slugs"],
      ["PATCH", `/api/former-slugs?where[slug][equals]=${data.slug}`],
      ["DELETE", `/api/former-slugs?where[slug][equals]=${data.slug}`],
    ] as const) {
      const response = await request.fetch(path, { method, headers, ...(method === "GET" ? {} : { data }) });
      expect(response.status).toBe(403);
    }
  }
});

import { randomUUID } from "node:crypto";

import { z } from "zod";

import { expectFailure, first, read, readVideos } from "./support/read";
import * as shapes from "./support/shapes";
import { startProvider } from "./support/provider";
import type { Client } from "./support/request";

const { request, staff } = await startProvider();

const bareHashtag = z.looseObject({ data: z.looseObject({ slug: z.string(), name: z.string() }) });

const newSlug = () => `test-${randomUUID()}`;

async function videoAt(request: Client, slug: string) {
  return (await read(request, `/get_individual_video/${slug}`, shapes.individualVideo)).data.slug;
}

async function hashtagAt(request: Client, slug: string) {
  expect((await read(request, `/hashtag-video/${slug}`, shapes.videoList)).data).toEqual([]);
  return (await read(request, `/gethashtagBySlug/${slug}`, bareHashtag)).data;
}

it("a renamed video is found under each of its names, until it goes", async () => {
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

it("a renamed hashtag is found under each of its names, until it goes", async () => {
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

it("former addresses are kept by the provider alone", async () => {
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

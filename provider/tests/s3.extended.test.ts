import { readFile } from "node:fs/promises";

import type { Upload } from "./support/request";
import { newStory, startPreparation } from "./support/preparation";
import { expectFailure, first, readVideos } from "./support/read";
import { startProviderOnS3 } from "./support/s3";
import { expectSomeRefusal, expectStored, realVideo, sendStory, storyWords } from "./support/stories";

const provider = await startProviderOnS3({ PREPARE_AT_ONCE: "1" });
const { request, staff, payload, s3, stored, temporary, removeVisitors, rows, log } = provider;
const { work } = await startPreparation(provider);
const { removeUnusedFiles } = await import("../src/features/clips/unused-files");
const { recordFilesOwner } = await import("../src/features/media/files-owner");
const { fileStore } = await import("../src/lib/files/file-store");
const { readReadiness } = await import("../src/features/monitoring/readiness");

const AWAY = "We can’t read or store files right now. Please try again in a few minutes.";

async function picture(name = "A garden.jpg", seed = "about-hall.jpg"): Promise<Upload> {
  const buffer = await readFile(new URL(`../src/seed/media/images/${seed}`, import.meta.url));
  return { name, mimeType: "image/jpeg", buffer };
}

/** Returns what was added to the store. */
async function added(before: string[]): Promise<string[]> {
  return (await stored()).filter((name) => !before.includes(name));
}

/** Does something while the store is down. */
async function whileAway<T>(work: () => Promise<T>): Promise<T> {
  await s3.pause();
  try {
    return await work();
  } finally {
    await s3.resume();
  }
}

async function replace(collection: string, id: string, file: Upload) {
  const form = { _payload: JSON.stringify({ alt: "Another" }), file };
  return request.fetch(`/api/${collection}/${id}`, { method: "PATCH", headers: staff.headers, form });
}

afterEach(async () => {
  await removeVisitors();
  expect(await temporary()).toEqual([]);
});

describe("what is served", () => {
  it("is sent whole, in parts, or not at all to browsers that have it", async () => {
    const { videoLink } = first((await readVideos(request)).filter(({ poster }) => poster));
    const whole = await request.get(videoLink);
    expect(whole.status).toBe(200);
    expect(whole.headers).toMatchObject({
      "content-type": "video/mp4",
      "content-length": String(whole.bytes.length),
      "cache-control": "public, max-age=300",
      "accept-ranges": "bytes",
    });
    const size = whole.bytes.length;
    const ask = (headers: Record<string, string>) => request.get(videoLink, { headers });
    for (const [range, start, end] of [
      ["bytes=0-1", 0, 1],
      ["bytes=100-", 100, size - 1],
      ["bytes=-500", size - 500, size - 1],
      ["bytes=0-99999999", 0, size - 1],
    ] as const) {
      const part = await ask({ range });
      expect(part.status).toBe(206);
      expect(part.headers["content-range"]).toBe(`bytes ${start}-${end}/${size}`);
      expect(part.bytes.equals(whole.bytes.subarray(start, end + 1))).toBe(true);
    }
    const beyond = await ask({ range: `bytes=${size}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers["content-range"]).toBe(`bytes */${size}`);

    const { etag = "", "last-modified": modified = "" } = whole.headers;
    expect((await request.head(videoLink)).headers).toMatchObject({ etag, "content-length": String(size) });
    expect((await ask({ "if-none-match": etag })).status).toBe(304);
    expect((await ask({ "if-modified-since": modified })).status).toBe(304);
    expect((await ask({ "if-none-match": '"another"' })).status).toBe(200);
    expect((await ask({ range: "bytes=0-1", "if-range": etag })).status).toBe(206);
    expect((await ask({ range: "bytes=0-1", "if-range": '"another"' })).bytes.equals(whole.bytes)).toBe(true);
  });

  it("includes the site's own files, which the first start has stored", async () => {
    expect((await request.get("/uploads/resource/reel.mp4")).status).toBe(200);
  });

  it.each([
    "/uploads/clips/..%2f..%2flampstand.db",
    "/uploads/clips/..%2fresource%2freel.mp4",
    "/uploads/site/a.mp4",
    "/uploads/clips/%00.mp4",
    "/uploads/clips/no-such-clip.mp4",
    "/uploads/clips/.mp4",
    "/uploads/resource/%2e%2e%2f%2e%2e%2fincoming%2fa.mp4",
  ])("is not %s", async (path) => {
    await expectFailure(request, path, 404);
  });
});

describe("a visitor's story", () => {
  it("is visible only to staff until it is published, hidden at once when it is taken down, and removed completely", async () => {
    const before = await stored();
    const story = await newStory(request, staff);
    const filename = String((await story.clip()).filename);
    expect(await added(before)).toEqual([`clips/${filename}`]);
    const path = `/uploads/clips/${filename}`;
    await expectFailure(request, path, 404);
    const { buffer } = await realVideo();
    // A copy of its picture and sound, unchanged.
    const { bytes } = await request.get(path, { headers: staff.headers });
    expect(bytes.length / buffer.length).toBeCloseTo(1, 2);

    expect(await work()).toBe(true);
    const made = (await added(before)).filter((name) => !name.startsWith("clips/"));
    expect(made.map((name) => name.split("/")[0])).toEqual(["frames", "renditions", "renditions"]);

    await staff.update("stories", story.id, { status: "Published" });
    for (const name of made) expect((await request.get(`/uploads/${name}`)).status).toBe(200);
    const video = await staff.one("videos", "slug", story.slug);
    await staff.update("videos", video.id, { status: "Pending" });
    for (const name of [...made, `clips/${filename}`]) await expectFailure(request, `/uploads/${name}`, 404);

    await staff.remove("videos", video.id);
    await staff.remove("stories", story.id);
    await payload.delete({ collection: "clips", where: { id: { equals: story.clipId } }, trash: true });
    expect(await added(before)).toEqual([]);
  });

  it("that can't be stored leaves nothing, and can be sent again", async () => {
    const before = await stored();
    const words = storyWords();
    const video = await realVideo();
    const refused = await whileAway(() => sendStory(request, words, video));
    await expectSomeRefusal(refused, 503);
    expect(refused.json()).toEqual({ status: "error", message: AWAY, code: "service.filesUnavailable" });
    expect(refused.headers["retry-after"]).toBe("30");
    expect(await staff.count("stories", "slug", words.slug ?? "")).toBe(0);
    expect((await rows("clips")).filter(({ isFromVisitor }) => isFromVisitor)).toEqual([]);
    expect(await rows("clip-jobs")).toEqual([]);
    expect(await added(before)).toEqual([]);
    await expectStored(await sendStory(request, words, video));
  });

  it("is prepared later, however long the store is down", async () => {
    const story = await newStory(request, staff);
    const makeDue = () =>
      payload.db.updateOne({
        collection: "clip-jobs",
        where: { clip: { equals: story.clipId } },
        data: { dueAt: new Date(0).toISOString() },
      });
    await whileAway(async () => {
      for (let times = 0; times < 4; times += 1) {
        await work();
        expect(await story.clip()).toMatchObject({ preparation: "waiting", problem: AWAY });
        const [job] = await rows("clip-jobs");
        expect(job).toMatchObject({ attempts: 0, claims: 0, claimedBy: null });
        await makeDue();
      }
    });
    await work();
    expect(await story.clip()).toMatchObject({ preparation: "ready" });
  });
});

describe("what staff upload", () => {
  it("a picture has its thumbnail, can be replaced, and is removed with its thumbnail", async () => {
    const before = await stored();
    const { id, filename } = await staff.uploaded("images", await picture(), { alt: "A garden" });
    const main = `images/${filename}`;
    const both = await added(before);
    expect(both).toContain(main);
    expect(both).toHaveLength(2);
    const thumbnail = both.find((name) => name !== main) ?? "";
    const seen = await request.get(`/api/images/file/${thumbnail.slice("images/".length)}`, {
      headers: staff.headers,
    });
    expect(seen.status).toBe(200);
    expect(seen.headers).toMatchObject({ "content-type": "image/webp", "cache-control": "no-store" });
    expect((await request.get(`/api/images/file/${filename}`)).status).toBe(403);
    expect((await request.get("/api/images/file/nothing.jpg", { headers: staff.headers })).status).toBe(404);

    expect((await replace("images", id, await picture("Another.jpg", "shop-mug.jpg"))).status).toBe(200);
    const now = await added(before);
    expect(now).toHaveLength(2);
    expect(now).not.toContain(main);
    expect(now).not.toContain(thumbnail);

    await staff.update("images", id, { deletedAt: new Date().toISOString() });
    expect(await added(before)).toEqual(now);
    await payload.delete({ collection: "images", where: { id: { equals: id } }, trash: true });
    expect(await added(before)).toEqual([]);
  });

  it("a clip is stored as a copy of its picture and sound", async () => {
    const before = await stored();
    const { id, filename } = await staff.uploaded("clips", await realVideo(), { title: "Ours" });
    expect(await added(before)).toEqual([`clips/${filename}`]);
    const { buffer } = await realVideo();
    const file = await request.get(`/uploads/clips/${filename}`, { headers: staff.headers });
    expect(file.bytes.length / buffer.length).toBeCloseTo(1, 2);
    await staff.remove("clips", id);
    await payload.delete({ collection: "clips", where: { id: { equals: id } }, trash: true });
    expect(await added(before)).toEqual([]);
  });

  it("a refused upload leaves no file", async () => {
    const before = await stored();
    expect((await staff.upload("images", await picture())).status).toBe(400);
    expect(await added(before)).toEqual([]);
  });

  it("fails with an error and keeps the existing file while the store is down", async () => {
    const before = await stored();
    const image = await staff.uploaded("images", await picture(), { alt: "A garden" });
    const now = await stored();
    const sent = await whileAway(async () => staff.upload("images", await picture(), { alt: "Never" }));
    expect(sent.status).toBe(503);
    expect(sent.text()).toContain(AWAY);
    const replaced = await whileAway(async () => replace("images", image.id, await picture()));
    expect(replaced.status).toBe(503);
    expect(await staff.open("images", image.id)).toMatchObject({ filename: image.filename, alt: "A garden" });
    expect(await staff.count("images", "alt", "Never")).toBe(0);
    expect(await stored()).toEqual(now);
    await payload.delete({ collection: "images", where: { id: { equals: image.id } } });
    expect(await added(before)).toEqual([]);
  });

  it("deleting while the store is down hides the file at once, and removes it later", async () => {
    const image = await staff.uploaded("images", await picture(), { alt: "A garden" });
    const name = `images/${image.filename}`;
    await whileAway(() => payload.delete({ collection: "images", where: { id: { equals: image.id } } }));
    await expectFailure(request, `/uploads/${name}`, 404);
    expect(await stored()).toContain(name);
    await removeUnusedFiles(payload);
    expect(await stored()).toContain(name);
    await removeUnusedFiles(payload, new Date(Date.now() + 25 * 60 * 60 * 1000));
    expect(await stored()).not.toContain(name);
  });
});

it("files that a record names or a worker is making aren't removed as unused", async () => {
  const story = await newStory(request, staff);
  const all = await stored();
  const later = new Date(Date.now() + 25 * 60 * 60 * 1000);
  await removeUnusedFiles(payload, later);
  expect(await stored()).toEqual(all);
  await work(async (given) => {
    const store = await fileStore();
    const { writeFile } = await import("node:fs/promises");
    const path = await import("node:path");
    const half = path.join(given.folder, "half.mp4");
    await writeFile(half, "half");
    await store.put({ folder: "renditions", filename: `${story.clipId}-aa.mp4` }, half);
    await removeUnusedFiles(payload);
    expect(await stored()).toContain(`renditions/${story.clipId}-aa.mp4`);
    throw new Error("It is broken off");
  });
});

it("answers 503 while the store is down, and recovers afterwards", async () => {
  const { videoLink } = first((await readVideos(request)).filter(({ poster }) => poster));
  const requests: Record<string, string>[] = [{}, { range: "bytes=0-1" }, { "if-none-match": '"a"' }];
  for (const headers of requests) {
    const answer = await whileAway(() => request.get(videoLink, { headers }));
    expect(answer.status).toBe(503);
    expect(answer.json()).toEqual({ status: "error", message: AWAY, code: "service.filesUnavailable" });
    expect(answer.headers).toMatchObject({
      "retry-after": "30",
      "cache-control": "no-store",
      "access-control-allow-origin": "*",
    });
    expect((await request.get(videoLink)).status).toBe(200);
  }
  expect(log()).not.toContain("Signature");
});

it("readiness reports that the store is down", async () => {
  const reasons = async () => {
    const readiness = await readReadiness(payload);
    return "reasons" in readiness ? readiness.reasons : [];
  };
  expect(await reasons()).not.toContain("storage");
  expect(await whileAway(reasons)).toContain("storage");
  expect(await reasons()).not.toContain("storage");
});

it("a bucket with another site's files is refused", async () => {
  expect(await recordFilesOwner(payload)).toBeGreaterThan(0);
  await payload.kv.set("lampstand:files-of", { id: "another" });
  await expect(recordFilesOwner(payload)).rejects.toThrow("contains the files of another site");
  await expect(removeUnusedFiles(payload)).rejects.toThrow("contains the files of another site");
});

import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

import type { CollectionSlug } from "payload";

import { newStory, startPreparation } from "./support/preparation";
import { startProvider } from "./support/provider";
import type { Upload } from "./support/request";
import { realVideo } from "./support/stories";

const provider = await startProvider({ PREPARE_AT_ONCE: "1" });
const { request, staff, payload, dataDir, log, removeVisitors } = provider;
const { work, made } = await startPreparation(provider);
const { fileStore } = await import("../src/lib/files/file-store");
const { removeUnusedFiles } = await import("../src/features/clips/unused-files");
const { recordFilesOwner } = await import("../src/features/media/files-owner");
const { inTransaction } = await import("../src/lib/db/transactions");

const DAY_MS = 24 * 60 * 60 * 1000;
const store = await fileStore();

afterEach(removeVisitors);

async function picture(seed = "about-hall.jpg"): Promise<Upload> {
  const buffer = await readFile(new URL(`../src/seed/media/images/${seed}`, import.meta.url));
  return { name: "A garden.jpg", mimeType: "image/jpeg", buffer };
}

const uploads = (folder: string) => readdirSync(path.join(dataDir, "uploads", folder)).toSorted();

/** Payload's own folder for incoming files, and ours. */
const temporary = () =>
  readdirSync(path.join(dataDir, "tmp"), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );

function replace(collection: string, id: string, file: Upload, query = "") {
  const form = { _payload: JSON.stringify({ alt: "Another" }), file };
  return request.fetch(`/api/${collection}/${id}${query}`, { method: "PATCH", headers: staff.headers, form });
}

/** Does something while a method of the store or the database fails. */
async function whileFailing<T>(
  part: object,
  method: string,
  error: Error,
  act: () => Promise<T>,
): Promise<T> {
  const working: unknown = Reflect.get(part, method);
  Object.assign(part, { [method]: () => Promise.reject(error) });
  try {
    return await act();
  } finally {
    Object.assign(part, { [method]: working });
  }
}

async function removed(collection: CollectionSlug, id: string): Promise<void> {
  await payload.delete({ collection, where: { id: { equals: id } }, trash: true });
}

describe("what staff upload to a disk", () => {
  it("is stored with its thumbnail, can be replaced, and is removed with its record", async () => {
    const before = uploads("images");
    const added = () => uploads("images").filter((name) => !before.includes(name));
    const { id, filename } = await staff.uploaded("images", await picture(), { alt: "A garden" });
    expect(added()).toHaveLength(2);
    expect(added()).toContain(filename);
    for (const name of added()) {
      const { headers } = staff;
      expect((await request.get(`/api/images/file/${name}`, { headers })).status).toBe(200);
      expect((await request.get(`/api/images/file/${name}`)).status).toBe(403);
      expect(statSync(path.join(dataDir, "uploads/images", name)).nlink).toBe(1);
    }
    const old = added();
    expect((await replace("images", id, await picture("shop-mug.jpg"))).status).toBe(200);
    expect(added()).toHaveLength(2);
    expect(added().filter((name) => old.includes(name))).toEqual([]);
    await removed("images", id);
    expect(added()).toEqual([]);
    expect(temporary()).toEqual([]);
  });

  it("gets its own file for each upload with the same name", async () => {
    const files = [await picture(), await picture("shop-mug.jpg")];
    const both = await Promise.all(
      files.map((file) => staff.uploaded("images", file, { alt: "One of two" })),
    );
    const sizes = both.map(({ filename }) => statSync(path.join(dataDir, "uploads/images", filename)).size);
    expect(new Set(sizes).size).toBe(2);
    for (const { id } of both) await removed("images", id);
  });

  it.each([
    [
      "the database does not take the change",
      () => payload.db,
      "updateOne",
      new Error("database is locked"),
      500,
    ],
    ["there is no room", () => store, "put", Object.assign(new Error("full"), { code: "ENOSPC" }), 507],
  ] as const)("doesn't change where %s", async (_, part, method, error, status) => {
    const { id, filename } = await staff.uploaded("images", await picture(), { alt: "A garden" });
    const before = uploads("images");
    const refused = await whileFailing(part(), method, error, async () =>
      replace("images", id, await picture("shop-mug.jpg")),
    );
    expect(refused.status).toBe(status);
    if (status === 507) expect(refused.text()).toContain("We don’t have room to store this right now.");
    expect(await staff.open("images", id)).toMatchObject({ filename, alt: "A garden" });
    expect(uploads("images")).toEqual(before);
    expect(temporary()).toEqual([]);
    await removed("images", id);
  });

  it("keeps its content, whatever edits its address requests", async () => {
    const { id, filename } = await staff.uploaded("images", await picture(), { alt: "A garden" });
    const file = path.join(dataDir, "uploads/images", filename);
    const before = await readFile(file);
    const query = "?uploadEdits[widthInPixels]=9&uploadEdits[heightInPixels]=9";
    const data = { alt: "Smaller" };
    const { headers } = staff;
    expect((await request.patch(`/api/images/${id}${query}`, { headers, data })).status).toBe(200);
    expect((await readFile(file)).equals(before)).toBe(true);
    await removed("images", id);
  });

  it("can't be created from a file that is already stored", async () => {
    const [kept = ""] = uploads("clips");
    const claim = JSON.stringify({ filename: kept, mimeType: "video/mp4", size: 1, clientUploadContext: {} });
    const before = uploads("clips");
    const form = { _payload: "{}", file: claim };
    const refused = await request.post("/api/clips", { headers: staff.headers, form });
    expect(refused.status).toBe(400);
    expect(refused.text()).toContain("A verified client upload reference is required.");
    expect(uploads("clips")).toEqual(before);
    expect(temporary()).toEqual([]);
  });

  it("can be changed and deleted even if old files can't be removed, which a sweep then does", async () => {
    const before = uploads("images");
    const added = () => uploads("images").filter((name) => !before.includes(name));
    const { id } = await staff.uploaded("images", await picture(), { alt: "A garden" });
    const refusal = Object.assign(new Error("not permitted"), { code: "EPERM" });
    await whileFailing(store, "remove", refusal, () => removed("images", id));
    expect(added()).toHaveLength(2);
    expect(log()).toContain("Deleted files couldn't be removed from storage and will be later");
    await removeUnusedFiles(payload);
    expect(added()).toHaveLength(2);
    await removeUnusedFiles(payload, new Date(Date.now() + DAY_MS + 60_000));
    expect(uploads("images")).toEqual(before);
  });
});

describe("a sweep", () => {
  const unused = path.join(dataDir, "uploads", "clips", "nobody-names-it.mp4");
  const later = () => new Date(Date.now() + DAY_MS + 60_000);
  const all = () => [...uploads("images"), ...uploads("clips"), ...made()];

  afterEach(() => rm(unused, { force: true }));

  it("keeps everything that a record names", async () => {
    const { clipId } = await newStory(request, staff);
    await work();
    const before = all();
    await removeUnusedFiles(payload, later());
    expect(all()).toEqual(before);
    expect(clipId).toBeTruthy();
  });

  it("continues if a file can't be removed", async () => {
    const others = ["a-nobody.mp4", "z-nobody.mp4"].map((name) =>
      path.join(dataDir, "uploads", "clips", name),
    );
    for (const file of others) await writeFile(file, "a film");
    const { remove } = store;
    store.remove = () => {
      store.remove = remove;
      return Promise.reject(Object.assign(new Error("not permitted"), { code: "EPERM" }));
    };
    await removeUnusedFiles(payload, later());
    expect(others.map((file) => existsSync(file))).toContain(true);
    expect(others.map((file) => existsSync(file))).toContain(false);
    await removeUnusedFiles(payload, later());
    expect(others.some((file) => existsSync(file))).toBe(false);
  });

  it("keeps what existed before this database, as after a restore", async () => {
    await writeFile(unused, "a film");
    const long = new Date("2020-01-01");
    await utimes(unused, long, long);
    await removeUnusedFiles(payload, later());
    expect(existsSync(unused)).toBe(true);
  });

  it("leaves another database's files alone", async () => {
    await writeFile(unused, "a film");
    const own = await payload.kv.get("lampstand:files-of");
    await payload.kv.set("lampstand:files-of", { id: "another" });
    expect(await recordFilesOwner(payload)).toBeUndefined();
    await removeUnusedFiles(payload, later());
    expect(existsSync(unused)).toBe(true);
    await payload.kv.set("lampstand:files-of", own ?? {});
    await removeUnusedFiles(payload, later());
    expect(existsSync(unused)).toBe(false);
  });
});

it("a clip becomes ready even if its earlier renditions can't be removed", async () => {
  const story = await newStory(request, staff);
  await work(async (given) => {
    await writeFile(path.join(dataDir, `uploads/frames/${story.clipId}-0123456789ab.jpg`), "made before");
    const { fakeFfmpeg } = await import("./support/preparation");
    const prepared = await fakeFfmpeg(given);
    const { remove } = store;
    store.remove = () => {
      store.remove = remove;
      return Promise.reject(Object.assign(new Error("not permitted"), { code: "EPERM" }));
    };
    return prepared;
  });
  expect(await story.clip()).toMatchObject({ preparation: "ready", problem: null });
  expect(await provider.rows("clip-jobs")).toEqual([]);
});

if (testDatabase === "postgres") {
  const undone = new Error("undone");

  it("rolling back a change keeps the files that the record still names", async () => {
    const image = await staff.uploaded("images", await picture(), { alt: "A garden" });
    const story = await newStory(request, staff);
    await work();
    const kept = () => [...uploads("images"), ...uploads("clips"), ...made()];
    const before = kept();
    const undo = inTransaction(payload, {}, async (req) => {
      await payload.delete({ collection: "images", id: image.id, req });
      await payload.db.updateMany({
        collection: "stories",
        where: { id: { equals: story.id } },
        data: { file: null },
        req,
      });
      await payload.delete({ collection: "clips", id: story.clipId, req });
      throw undone;
    });
    await expect(undo).rejects.toBe(undone);
    expect(kept()).toEqual(before);
    expect(await staff.open("images", image.id)).toMatchObject({ filename: image.filename });
    await removed("images", image.id);
    expect(uploads("images")).not.toContain(image.filename);
  });

  it("rolling back a replacement keeps what was made from the previous file", async () => {
    const { id } = await staff.uploaded("clips", await realVideo(), { title: "Ours" });
    await work();
    const before = made();
    expect(before).not.toEqual([]);
    const { buffer, name, mimeType: mimetype } = await realVideo();
    const file = { data: buffer, name, mimetype, size: buffer.length };
    const undo = inTransaction(payload, {}, async (req) => {
      await payload.update({ collection: "clips", id, data: {}, file, req });
      throw undone;
    });
    await expect(undo).rejects.toBe(undone);
    expect(made()).toEqual(before);
    const clip = await staff.open("clips", id);
    expect(uploads("clips")).toContain(clip.filename);
    await removed("clips", id);
    expect(made().filter((made) => before.includes(made))).toEqual([]);
  });
}

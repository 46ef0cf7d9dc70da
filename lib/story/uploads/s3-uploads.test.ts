import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { PassThrough, Readable } from "node:stream";
import { S3Client } from "@aws-sdk/client-s3";
import { UPLOAD_LIFETIME_MS } from "./upload-storage";
import { UPLOAD_PART_BYTES } from "./upload-progress";
import { eventually } from "@/lib/test-support/cache-instances";
import { ownS3 } from "@/lib/test-support/s3";
import { contentOf, describeUploads, theUpload } from "@/lib/test-support/upload-behaviour";
import { begin, create, offsetOf, send, visitor } from "@/lib/test-support/upload-calls";
import { siteConfig } from "@/lib/env/site-config";
import { objectStore } from "./object-store";
import { PARTS_OF_ADDRESS } from "./parts-at-once";
import { UPLOAD_SPACE_BYTES } from "./s3-uploads";
import { canKeepUploads, startKeepingUploads, uploadStorage } from "./uploads";

const MEBIBYTE = 1024 * 1024;

const s3 = ownS3(process.env);
process.env.UPLOAD_DIR = "/nowhere/at/all";

describeUploads();

const objects = () => {
  const { s3: settings } = siteConfig();
  if (!settings) throw new Error("There is no store");
  return objectStore(settings);
};

const keysOf = async (at: string) =>
  (await objects().list(`incoming/${path.basename(at)}/`)).map(({ key }) => key);

const dataStore = async () => (await uploadStorage()).dataStore();

afterEach(() => {
  expect(existsSync("/nowhere")).toBe(false);
});

describe("a part", () => {
  it("that breaks off keeps what arrived", async () => {
    const at = await begin(11);
    async function* broken() {
      yield Buffer.from("hel");
      yield Buffer.from("lo ");
      throw new Error("aborted");
    }
    const writing = (await dataStore()).write(Readable.from(broken()), path.basename(at), 0);
    await expect(writing).rejects.toThrow("aborted");
    expect(await offsetOf(at)).toBe("6");
    await send(at, 6, "world");
    expect(await contentOf(at)).toBe("hello world");
  });

  it("waits while its address has as many parts under way as memory allows", async () => {
    const at = await begin(5);
    const store = await dataStore();
    const sources = Array.from({ length: PARTS_OF_ADDRESS }, () => new PassThrough());
    const writing = sources.map(async (source) => store.write(source, path.basename(at), 0));
    const isRead = (source: PassThrough) => source.listenerCount("readable") > 0;
    await eventually(async () => expect(sources.every(isRead)).toBe(true));
    const next = await send(at, 0, "hello");
    expect([next.status, await next.text()]).toEqual([503, "storeAway"]);
    for (const source of sources) source.end();
    await Promise.all(writing);
    expect((await send(at, 0, "hello")).status).toBe(204);
  });

  it("that exceeds the part size is stored in pieces of that size", async () => {
    const content = randomBytes(2 * UPLOAD_PART_BYTES + 5);
    const at = await begin(content.byteLength);
    expect((await send(at, 0, content)).status).toBe(204);
    const kept = await objects().list(`incoming/${path.basename(at)}/part.`);
    expect(kept.map(({ size }) => size).sort()).toEqual([5, UPLOAD_PART_BYTES, UPLOAD_PART_BYTES]);
    const pieces: Uint8Array[] = [];
    const upload = await theUpload(at);
    for await (const piece of (await uploadStorage()).read(upload, upload.size)) pieces.push(piece);
    expect(Buffer.concat(pieces).equals(content)).toBe(true);
  });

  it("that two instances write at once, unaware of each other, leaves the video intact", async () => {
    const at = await begin(11);
    const [one, other] = [await dataStore(), await dataStore()];
    const id = path.basename(at);
    const bytes = (text: string) => Readable.from([Buffer.from(text)]);
    // Both believe that nothing is there.
    expect(await other.write(bytes("hel"), id, 0)).toBe(3);
    expect(await one.write(bytes("hello "), id, 0)).toBe(6);
    expect(await other.write(bytes("lo wo"), id, 3)).toBe(8);
    expect(await offsetOf(at)).toBe("8");
    expect((await send(at, 6, "wo")).status).toBe(409);
    expect((await send(at, 8, "rld")).status).toBe(204);
    expect(await contentOf(at)).toBe("hello world");
  });
});

it("an upload with a gap cannot be read", async () => {
  const at = await begin(11);
  await send(at, 0, "hello ");
  await send(at, 6, "world");
  const [first = ""] = (await keysOf(at)).filter((key) => key.endsWith(".0"));
  await objects().remove(first);
  await expect(contentOf(at)).rejects.toMatchObject({ status_code: 404 });
});

it("reading an upload's state costs the same however many parts it has", async () => {
  const at = await begin(12);
  for (let offset = 0; offset < 12; offset += 1) await send(at, offset, "x");
  const asked = jest.spyOn(S3Client.prototype, "send");
  expect(await offsetOf(at)).toBe("12");
  expect(asked.mock.calls.map(([{ input }]) => input)).toEqual([expect.objectContaining({ MaxKeys: 4 })]);
  asked.mockRestore();
});

it("keeps only a published upload's mark, for a day", async () => {
  const at = await begin(5);
  await send(at, 0, "hello");
  await (await uploadStorage()).markPublished(await theUpload(at));
  expect((await keysOf(at)).map((key) => path.basename(key).split(".", 1)[0])).toEqual(["begun", "ended"]);
});

it("removes uploads untouched for a day, and nothing else in the bucket", async () => {
  const storage = await uploadStorage();
  const [left, published] = [await begin(5), await begin(5)];
  for (const at of [left, published]) await send(at, 0, "hello");
  await storage.markPublished(await theUpload(published));
  const others = ["incoming/notes.txt", "clips/one.mp4"];
  for (const key of others) await objects().put(key, Buffer.from("x"));
  const touched = (await objects().list("incoming/")).map(({ written }) => written);
  await storage.removeStale(Math.max(...touched) + UPLOAD_LIFETIME_MS - 60_000);
  expect([await keysOf(left), await keysOf(published)].map((keys) => keys.length)).toEqual([2, 2]);
  await storage.removeStale(Math.max(...touched) + UPLOAD_LIFETIME_MS + 1);
  expect([await keysOf(left), await keysOf(published)]).toEqual([[], []]);
  expect((await objects().list("")).map(({ key }) => key).sort()).toEqual([...others].sort());
});

describe("space", () => {
  const storage = () => uploadStorage();

  it("is the limit minus waiting uploads; each object counts for at least a mebibyte", async () => {
    const before = (await (await storage()).space()).available;
    const at = await begin(3 * MEBIBYTE);
    await send(at, 0, new Uint8Array(2 * MEBIBYTE));
    await send(at, 2 * MEBIBYTE, "x");
    expect((await (await storage()).space()).available).toBe(before - 4 * MEBIBYTE);
    expect(before).toBeLessThanOrEqual(UPLOAD_SPACE_BYTES);
  });

  it("is checked when an upload begins", async () => {
    const full = { uploads: [], available: MEBIBYTE };
    const space = jest.spyOn(await storage(), "space").mockResolvedValue(full);
    const answer = await create(String(2 * MEBIBYTE));
    expect([answer.status, await answer.text()]).toEqual([507, "diskFull"]);
    const upload = {
      ...(await theUpload(await begin(MEBIBYTE))),
      stored: UPLOAD_SPACE_BYTES / 2,
      owner: "many",
    };
    space.mockResolvedValue({ uploads: [upload], available: UPLOAD_SPACE_BYTES / 2 });
    const busy = await create("1");
    expect([busy.status, await busy.text()]).toEqual([429, "networkBusy"]);
    visitor.network = "another address";
    expect((await create("1")).status).toBe(201);
    visitor.network = "an address";
    space.mockRestore();
  });
});

describe("a store that does not answer", () => {
  beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it("acknowledges nothing and loses nothing: browsers resume when it is back", async () => {
    const at = await begin(11);
    await send(at, 0, "hello ");
    expect(await canKeepUploads()).toBe(true);
    await s3.pause();
    try {
      const part = await send(at, 6, "world");
      expect([part.status, await part.text()]).toEqual([503, "storeAway"]);
      expect((await create("5")).status).toBe(503);
      expect(await offsetOf(at)).toBeNull();
      // The site starts anyway.
      await startKeepingUploads();
    } finally {
      await s3.resume();
    }
    expect(await offsetOf(at)).toBe("6");
    expect((await send(at, 6, "world")).status).toBe(204);
    expect(await contentOf(at)).toBe("hello world");
  });

  it("that fails in the middle of a part has acknowledged none of it", async () => {
    const at = await begin(3 * UPLOAD_PART_BYTES);
    let pieces = 0;
    const body = new ReadableStream({
      pull: async (controller) => {
        pieces += 1;
        if (pieces === 12) await s3.pause();
        controller.enqueue(new Uint8Array(MEBIBYTE));
      },
    });
    expect((await send(at, 0, body)).status).toBe(503);
    await s3.resume();
    // The parts stored before the failure are there.
    const offset = Number(await offsetOf(at));
    expect([0, UPLOAD_PART_BYTES]).toContain(offset);
    const rest = new Uint8Array(3 * UPLOAD_PART_BYTES - offset);
    expect((await send(at, offset, rest)).headers.get("upload-offset")).toBe(String(3 * UPLOAD_PART_BYTES));
  });
});

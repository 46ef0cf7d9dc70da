import path from "node:path";
import { VIDEO_MAX_BYTES } from "@lampstand/contract/limits";
import { MOST_UNFINISHED, RECORDING_MAX_BYTES, type StoredUpload } from "@/lib/story/uploads/upload-storage";
import { ownUpload, uploadStorage } from "@/lib/story/uploads/uploads";
import { begin, call, create, offsetOf, send, visitor } from "./upload-calls";

let owners = 0;

/** Returns what has arrived of an upload. */
export async function contentOf(at: string): Promise<string> {
  const storage = await uploadStorage();
  const upload = await storage.find(path.basename(at));
  if (!upload || upload.offset === 0) return "";
  const pieces: Uint8Array[] = [];
  for await (const piece of storage.read(upload, upload.offset)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

/** Returns the visitor's upload. @throws {Error} when there is none */
export async function theUpload(at: string): Promise<StoredUpload> {
  const upload = await ownUpload(path.basename(at), visitor.owner);
  if (!upload) throw new Error("There is no such upload");
  return upload;
}

/** Describes uploads wherever they are stored. */
export function describeUploads(): void {
  beforeEach(() => {
    owners += 1;
    visitor.owner = `owner-${owners}`;
  });

  it("accepts a video in parts", async () => {
    const at = await begin(11);
    expect(await offsetOf(at)).toBe("0");
    const first = await send(at, 0, "hello ");
    expect([first.status, first.headers.get("upload-offset")]).toEqual([204, "6"]);
    const last = await send(at, 6, "world");
    expect([last.status, last.headers.get("upload-offset")]).toEqual([204, "11"]);
    expect(await contentOf(at)).toBe("hello world");
  });

  it("accepts a video whose length is only known at the end, as for a recording", async () => {
    const begun = await call({ method: "POST", headers: { "upload-defer-length": "1" } });
    expect(begun.status).toBe(201);
    const at = begun.headers.get("location") ?? "";
    await send(at, 0, "hello ");
    expect(await theUpload(at)).toMatchObject({ isSizeKnown: false, offset: 6 });
    expect((await call({ method: "HEAD", path: at })).headers.get("upload-defer-length")).toBe("1");
    const length = { "upload-length": "11" };
    expect((await send(at, 6, "wor", length)).status).toBe(204);
    // The browser missed that answer.
    const last = await send(at, 9, "ld", length);
    expect([last.status, last.headers.get("upload-offset")]).toEqual([204, "11"]);
    expect(await theUpload(at)).toMatchObject({ isSizeKnown: true, size: 11, offset: 11 });
    expect(await contentOf(at)).toBe("hello world");
    expect((await send(at, 11, "!", { "upload-length": "12" })).status).toBe(400);
  });

  it("accepts the length on its own after everything else has arrived", async () => {
    const begun = await call({ method: "POST", headers: { "upload-defer-length": "1" } });
    const at = begun.headers.get("location") ?? "";
    await send(at, 0, "hello");
    expect((await send(at, 5, "", { "upload-length": "5" })).status).toBe(204);
    expect(await theUpload(at)).toMatchObject({ isSizeKnown: true, size: 5, offset: 5 });
  });

  it("rejects a length that exceeds a recording's limit, or is less than what has arrived", async () => {
    const begun = await call({ method: "POST", headers: { "upload-defer-length": "1" } });
    const at = begun.headers.get("location") ?? "";
    await send(at, 0, "hello");
    const wrong = [{ "upload-length": String(RECORDING_MAX_BYTES + 1) }, { "upload-length": "4" }];
    const answers = await Promise.all(wrong.map((length) => send(at, 5, "", length)));
    expect(answers.map(({ status }) => status)).toEqual([413, 400]);
  });

  it("keeps parts in order, however many there are and however long", async () => {
    const content = Array.from({ length: 16 }, (_, index) => "x".repeat(index + 1) + String(index));
    const at = await begin(content.join("").length);
    let offset = 0;
    for (const part of content) {
      await send(at, offset, part);
      offset += part.length;
    }
    expect(await contentOf(at)).toBe(content.join(""));
  });

  it("tells an upload's browser what it may know, and others nothing", async () => {
    const at = await begin(11);
    await send(at, 0, "hello");
    const { owner, network } = visitor;
    expect(await theUpload(at)).toEqual({
      id: path.basename(at),
      owner,
      network,
      size: 11,
      isSizeKnown: true,
      offset: 5,
      begun: expect.any(Number) as unknown,
      isPublished: false,
    });
    expect(await ownUpload(path.basename(at), "another")).toBeNull();
    expect(await ownUpload(path.basename(at), "")).toBeNull();
  });

  it.each([
    "",
    ".",
    "..",
    "../secrets",
    "%2e%2e",
    "d".repeat(31),
    "D".repeat(32),
    `${"d".repeat(32)}\n`,
    "__proto__",
  ])("has no upload named %j", async (id) => expect(await ownUpload(id, visitor.owner)).toBeNull());

  it("writes one of two parts that arrive at once", async () => {
    const at = await begin(10);
    const answers = await Promise.all([send(at, 0, "aaaaa"), send(at, 0, "bbbbb")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(["aaaaa", "bbbbb"]).toContain(await contentOf(at));
  });

  it("loses at most an interrupted part, and continues", async () => {
    const at = await begin(11);
    await send(at, 0, "he");
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
    expect((await send(at, 2, broken)).status).toBeGreaterThanOrEqual(400);
    expect(await offsetOf(at)).toBe("2");
    await send(at, 2, "llo world");
    expect(await contentOf(at)).toBe("hello world");
  });

  it("gives uploads names that nobody can guess", async () => {
    expect(await begin(1)).toMatch(/^\/api\/uploads\/[0-9a-f]{32}$/);
  });

  it.each([
    ["nothing", "0", 422, "fileEmpty"],
    ["a byte too much", String(VIDEO_MAX_BYTES + 1), 413, "fileTooLarge"],
    ["a petabyte", "1125899906842624", 413, "fileTooLarge"],
    ["less than nothing", "-1", 400, /upload-length/],
    ["half a byte", "0.5", 400, /upload-length/],
    ["more than numbers hold", "1e999", 400, /upload-length/],
    ["words", "one gigabyte", 400, /upload-length/],
  ])("does not begin with a declared length of %s", async (_, length, status, sentence) => {
    const { uploads } = await (await uploadStorage()).space();
    const answer = await create(length);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(sentence);
    expect((await (await uploadStorage()).space()).uploads).toEqual(uploads);
  });

  it.each([
    ["declared", { "content-length": "6" }],
    ["not declared", {}],
  ])("rejects a part that is larger than the rest, its length %s", async (_, headers) => {
    const at = await begin(5);
    expect((await send(at, 0, "hello!", headers as Record<string, string>)).status).toBe(413);
    expect((await contentOf(at)).length).toBeLessThanOrEqual(5);
  });

  it("rejects a part that would leave a gap, or was there before", async () => {
    const at = await begin(10);
    expect((await send(at, 3, "hello")).status).toBe(409);
    await send(at, 0, "hello");
    expect((await send(at, 0, "later")).status).toBe(409);
    expect(await contentOf(at)).toBe("hello");
  });

  it("deletes an upload on request", async () => {
    const at = await begin(10);
    await send(at, 0, "hello");
    expect((await call({ method: "DELETE", path: at })).status).toBe(204);
    expect((await call({ method: "HEAD", path: at })).status).toBe(404);
    expect((await call({ method: "DELETE", path: at })).status).toBe(404);
    expect(await (await uploadStorage()).find(path.basename(at))).toBeNull();
  });

  it("limits each visitor's unfinished uploads", async () => {
    for (let count = 0; count < MOST_UNFINISHED; count += 1) await send(await begin(2), 0, "a");
    const answer = await create("1");
    expect(answer.status).toBe(429);
    expect(await answer.text()).toBe("tooManyUnfinished");
    visitor.owner = "somebody else";
    await begin(1);
  });

  it("does not count uploads without any bytes: the answer may have been lost", async () => {
    for (let count = 0; count <= MOST_UNFINISHED; count += 1) await begin(VIDEO_MAX_BYTES);
  });

  it("lets a visitor reserve at most three of the largest size", async () => {
    for (let count = 0; count < 3; count += 1) await send(await begin(VIDEO_MAX_BYTES), 0, "a");
    expect((await create("1")).status).toBe(429);
  });

  it("hides its answers from other sites' scripts", async () => {
    const answer = await create("1", { origin: "https://evil.example" });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("remembers a published upload, no longer counts it, and has no part of its video", async () => {
    const at = await begin(5);
    await send(at, 0, "hello");
    const storage = await uploadStorage();
    await storage.markPublished(await theUpload(at));
    expect(await theUpload(at)).toMatchObject({ isPublished: true, offset: 0 });
    expect((await storage.space()).uploads.map(({ id }) => id)).not.toContain(path.basename(at));
    expect((await call({ method: "HEAD", path: at })).status).toBe(404);
  });

  it("reads only the beginning", async () => {
    const at = await begin(11);
    await send(at, 0, "hel");
    await send(at, 3, "lo world");
    const upload = await theUpload(at);
    const pieces: Uint8Array[] = [];
    for await (const piece of (await uploadStorage()).read(upload, 5)) pieces.push(piece);
    expect(Buffer.concat(pieces).toString()).toBe("hello");
  });
}

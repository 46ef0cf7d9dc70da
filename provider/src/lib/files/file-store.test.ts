/** @jest-environment node */
import { randomBytes, randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";

import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { s3Settings, s3Variables } from "@lampstand/runtime/s3-settings";
import { z } from "zod";

import { startS3 } from "../../test-support/s3";
import { fileResponse } from "./file-response";
import { openFileStore } from "./file-store";
import { type FileStore, isStoreFailure } from "./stored-files";

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

const dataDir = mkdtempSync(path.join(os.tmpdir(), "lampstand-store-"));
process.env.DATA_DIR = dataDir;
const temporary = path.join(dataDir, "tmp", `${process.pid}-${os.hostname()}`);

const settingsOf = (variables: Record<string, string>) => s3Settings(z.object(s3Variables).parse(variables));

const s3 = { current: undefined as Awaited<ReturnType<typeof startS3>> | undefined };

function s3Server() {
  if (!s3.current) throw new Error("It has not been started");
  return s3.current;
}

beforeAll(async () => {
  mkdirSync(temporary, { recursive: true });
  for (const folder of ["clips", "images"])
    mkdirSync(path.join(dataDir, "uploads", folder), { recursive: true });
  s3.current = await startS3();
});

afterAll(async () => {
  await s3.current?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function aFile(bytes = 600 * KIBIBYTE) {
  const file = path.join(dataDir, randomUUID());
  const content = randomBytes(bytes);
  writeFileSync(file, content);
  return { file, content };
}

async function read(store: FileStore, filename: string, part: { start: number; end: number }) {
  const found = await store.find({ folder: "clips", filename });
  if (!found) throw new Error("It is not there");
  return Buffer.from(await new Response(found.stream(part)).arrayBuffer());
}

describe.each(["disk", "s3"] as const)("files on %s", (kind) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await openFileStore({
      dataDir,
      s3: kind === "s3" ? settingsOf(s3Server().variables) : undefined,
    });
  });

  async function kept(bytes?: number) {
    const { file, content } = aFile(bytes);
    const filename = `${randomUUID()}.mp4`;
    await store.put({ folder: "clips", filename }, file);
    return { filename, content };
  }

  it("a file is found as stored, whole and in parts", async () => {
    const { filename, content } = await kept();
    const found = await store.find({ folder: "clips", filename });
    expect(found?.size).toBe(content.length);
    expect(Math.abs((found?.mtimeMs ?? 0) - Date.now())).toBeLessThan(60_000);
    const whole = await read(store, filename, { start: 0, end: content.length - 1 });
    expect(whole.equals(content)).toBe(true);
    const part = await read(store, filename, { start: 7, end: 300_000 });
    expect(part.equals(content.subarray(7, 300_001))).toBe(true);
  });

  it.each([
    [{ start: 0 }, { start: 0, end: 599 }],
    [{ start: 100 }, { start: 100, end: 599 }],
    [
      { start: 0, end: 1 },
      { start: 0, end: 1 },
    ],
    [
      { start: 0, end: 9_999 },
      { start: 0, end: 599 },
    ],
    [{ start: 700 }, { start: 20, end: 30 }],
    [{ start: 10 }, { start: 20, end: 30 }],
  ])("announcing that %j will be read doesn't rule out %j", async (reading, part) => {
    const { filename, content } = await kept(600);
    const found = await store.find({ folder: "clips", filename }, reading);
    expect(found?.size).toBe(600);
    const bytes = Buffer.from(await new Response(found?.stream(part)).arrayBuffer());
    expect(bytes).toEqual(content.subarray(part.start, part.end + 1));
  });

  it("a file can be read twice", async () => {
    const { filename, content } = await kept(600);
    const found = await store.find({ folder: "clips", filename }, { start: 0 });
    for (let time = 0; time < 2; time += 1) {
      const whole = await new Response(found?.stream({ start: 0, end: 599 })).arrayBuffer();
      expect(Buffer.from(whole)).toEqual(content);
    }
  });

  it("a file is missing if it was never stored, is in another folder, or was removed", async () => {
    const { filename } = await kept(10);
    expect(await store.find({ folder: "clips", filename: "nothing.mp4" }, { start: 0 })).toBeNull();
    expect(await store.find({ folder: "images", filename })).toBeNull();
    await store.remove({ folder: "clips", filename });
    expect(await store.find({ folder: "clips", filename })).toBeNull();
    await store.remove({ folder: "clips", filename });
  });

  it("an empty file is a file", async () => {
    const { filename } = await kept(0);
    const file = await store.find({ folder: "clips", filename }, { start: 0 });
    expect(file?.size).toBe(0);
    await store.withLocalFile({ folder: "clips", filename }, async () => undefined);
  });

  it("a folder is listed by prefix", async () => {
    const { filename } = await kept(11);
    const listed = await store.list("clips", filename.slice(0, 9));
    expect(listed).toEqual([{ filename, size: 11, mtimeMs: expect.any(Number) }]);
    expect((await store.list("clips")).length).toBeGreaterThan(1);
    expect(await store.list("images")).toEqual([]);
  });

  it("work gets a path, and its copy is removed even after a failure", async () => {
    const { filename, content } = await kept();
    const name = { folder: "clips", filename } as const;
    const seen = await store.withLocalFile(name, async (file) => {
      expect(path.extname(file)).toBe(".mp4");
      return readFileSync(file);
    });
    expect(seen.equals(content)).toBe(true);
    await expect(store.withLocalFile(name, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await store.withLocalFile({ ...name, filename: "no.mp4" }, async (file) => existsSync(file))).toBe(
      false,
    );
    expect(readdirSync(temporary)).toEqual([]);
  });

  it("a file of many parts arrives whole", async () => {
    const { filename, content } = await kept(16 * MEBIBYTE + 1);
    const seen = await store.withLocalFile({ folder: "clips", filename }, async (file) => readFileSync(file));
    expect(seen.equals(content)).toBe(true);
  });

  it("a stored file's source stays", async () => {
    const { file, content } = aFile(20);
    await store.put({ folder: "clips", filename: `${randomUUID()}.mp4` }, file);
    expect(readFileSync(file).equals(content)).toBe(true);
  });

  it("a missing file can't be stored", async () => {
    const name = { folder: "clips", filename: "never.mp4" } as const;
    await expect(store.put(name, path.join(dataDir, "missing"))).rejects.toMatchObject({ code: "ENOENT" });
    expect(await store.find(name)).toBeNull();
  });

  it("a reader that stops leaves nothing open", async () => {
    const { filename } = await kept(16 * MEBIBYTE);
    const found = await store.find({ folder: "clips", filename }, { start: 0 });
    const reader = found?.stream({ start: 0, end: found.size - 1 }).getReader();
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
    expect((await reader?.read())?.done).toBe(true);
  });

  it("answers are the same as for any file", async () => {
    const { filename, content } = await kept(600);
    const file = await store.find({ folder: "clips", filename });
    if (!file) throw new Error("It is not there");
    const ask = (headers: Record<string, string>) =>
      fileResponse(new Request("http://a/", { headers }), {
        file,
        contentType: "video/mp4",
        cacheControl: "no-store",
      });
    expect(Buffer.from(await ask({}).arrayBuffer())).toEqual(content);
    expect(Buffer.from(await ask({ range: "bytes=-5" }).arrayBuffer())).toEqual(content.subarray(-5));
    expect(ask({ range: "bytes=600-" }).status).toBe(416);
    const { etag = "" } = Object.fromEntries(ask({}).headers);
    expect(ask({ "if-none-match": etag }).status).toBe(304);
  });

  it("reports whether it is available", async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
});

describe("an S3 store", () => {
  const open = (variables: Record<string, string> = {}) =>
    openFileStore({ dataDir, s3: settingsOf({ ...s3Server().variables, ...variables }) });
  const failureOf = (asked: Promise<unknown>) =>
    asked.then(
      () => undefined,
      (error: unknown) => (isStoreFailure(error) ? error : undefined),
    );

  it("stores files under uploads/, with their type and for nobody else", async () => {
    const { file } = aFile(20);
    await (await open()).put({ folder: "clips", filename: "typed.mp4" }, file);
    const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = s3Server().variables;
    const client = new S3Client({
      region: "us-east-1",
      endpoint: S3_ENDPOINT,
      forcePathStyle: true,
      responseChecksumValidation: "WHEN_REQUIRED",
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    });
    const Key = "uploads/clips/typed.mp4";
    expect((await client.send(new GetObjectCommand({ Bucket: S3_BUCKET, Key }))).ContentType).toBe(
      "video/mp4",
    );
    client.destroy();
  });

  it.each([
    ["an unknown key", { S3_ACCESS_KEY_ID: "wrong-and-secret" }],
    ["a bucket that is not there", { S3_BUCKET: "another" }],
  ])("says in a line that it refuses %s, and not which", async (_, variables) => {
    const error = await failureOf((await open(variables)).check());
    expect(error).toMatchObject({ reason: "refused" });
    expect(error?.message).toContain(s3Server().variables.S3_ENDPOINT);
    expect(error?.message).not.toContain("wrong-and-secret");
    expect(error?.message).not.toContain("\n");
  });

  it("is unavailable if nothing answers, for any request", async () => {
    const store = await open({ S3_ENDPOINT: "http://127.0.0.1:9" });
    const name = { folder: "clips", filename: "a.mp4" } as const;
    for (const asked of [
      () => store.check(),
      () => store.find(name),
      () => store.find(name, { start: 0 }),
      () => store.put(name, aFile(10).file),
      () => store.remove(name),
      () => store.list("clips"),
      () => store.withLocalFile(name, async () => undefined),
    ])
      expect(await failureOf(asked())).toMatchObject({ reason: "away" });
  });
});

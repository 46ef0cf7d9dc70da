/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { streamOf } from "./disk-file-store";
import {
  certainlyRead,
  fileResponse,
  isUnchanged,
  mayContinue,
  parseRange,
  validatorsOf,
} from "./file-response";

describe("fileResponse", () => {
  const SIZE = 600 * 1024;
  const folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-files-"));
  const name = path.join(folder, "a.mp4");
  writeFileSync(name, Buffer.alloc(SIZE, "a"));
  afterAll(() => rmSync(folder, { recursive: true }));

  let opened: FileHandle[] = [];
  beforeEach(() => (opened = []));

  async function openFile(): Promise<FileHandle> {
    const handle = await open(name);
    opened.push(handle);
    return handle;
  }

  const ask = (method = "GET", headers: Record<string, string> = {}) =>
    fileResponse(new Request("http://a/", { method, headers }), {
      file: { size: SIZE, mtimeMs: 0, stream: (part) => streamOf(openFile, part) },
      contentType: "video/mp4",
      cacheControl: "no-cache",
    });

  const areOpen = () => opened.map(({ fd }) => fd !== -1);

  it("sends the file, and closes it", async () => {
    expect((await ask().arrayBuffer()).byteLength).toBe(SIZE);
    expect((await ask("GET", { range: "bytes=10-19" }).arrayBuffer()).byteLength).toBe(10);
    expect(ask("HEAD", { range: "bytes=10-19" }).headers.get("content-length")).toBe(String(SIZE));
    expect(ask("HEAD", { range: "bytes=900000000-" }).status).toBe(200);
    expect(areOpen()).toEqual([false, false]);
  });

  it("opens nothing for a client that disconnects before anything is sent", async () => {
    ask();
    await ask().body?.cancel();
    ask("HEAD");
    expect(opened).toEqual([]);
  });

  it("closes the file for a client that disconnects during the transfer", async () => {
    const reader = ask().body?.getReader();
    await reader?.read();
    expect(areOpen()).toEqual([true]);
    await reader?.cancel();
    expect(areOpen()).toEqual([false]);
  });

  it("closes the file for a client that disconnects while it is opened", async () => {
    const reader = ask().body?.getReader();
    const reading = reader?.read();
    // The stream requests its first bytes once it has started.
    await Promise.resolve();
    await reader?.cancel();
    expect(await reading).toEqual({ done: true, value: undefined });
    while (opened.length === 0 || areOpen().includes(true)) await new Promise(setImmediate);
  });
});

describe("certainlyRead", () => {
  const read = (headers: Record<string, string> = {}, method = "GET") =>
    certainlyRead(new Request("http://a/", { method, headers }));

  it("returns the range of a plain request", () => {
    expect(read()).toEqual({ start: 0 });
    expect(read({ range: "bytes=0-1" })).toEqual({ start: 0, end: 1 });
    expect(read({ range: "bytes=500-" })).toEqual({ start: 500 });
  });

  it.each([
    [{ range: "bytes=-5" }],
    [{ range: "bytes=5-2" }],
    [{ range: "bytes=0-1,4-5" }],
    [{ range: "bytes=0-1", "if-range": '"a"' }],
    [{ "if-none-match": '"a"' }],
    [{ "if-modified-since": "Thu, 02 Jan 2025 03:04:05 GMT" }],
  ])("returns nothing for %j", (headers) => {
    expect(read(headers)).toBeUndefined();
  });

  it("returns nothing for a HEAD request", () => {
    expect(read({}, "HEAD")).toBeUndefined();
  });
});

describe("parseRange", () => {
  it.each([
    ["bytes=0-1", { start: 0, end: 1 }],
    ["bytes=0-", { start: 0, end: 999 }],
    ["bytes=500-600", { start: 500, end: 600 }],
    ["bytes=900-5000", { start: 900, end: 999 }],
    ["bytes=-100", { start: 900, end: 999 }],
    ["bytes=-5000", { start: 0, end: 999 }],
    ["BYTES= 1 - 2 ", { start: 1, end: 2 }],
  ])("parses %s", (header, expected) => {
    expect(parseRange(header, 1000)).toEqual(expected);
  });

  it.each([
    [null],
    [""],
    ["bytes=-"],
    ["bytes=5-2"],
    ["bytes=0-1,4-5"],
    ["items=0-1"],
    ["bytes=a-b"],
    ["bytes"],
    ["bytes=5"],
    ["bytes=1 2-3"],
    [`bytes=${" ".repeat(15_000)}x`],
  ])("answers %.20p with the whole file", (header) => {
    expect(parseRange(header, 1000)).toBe("whole");
  });

  it.each(["bytes=1000-", "bytes=1000-1001", "bytes=-0"])("cannot satisfy %s", (header) => {
    expect(parseRange(header, 1000)).toBe("unsatisfiable");
  });

  it("can't return part of an empty file", () => {
    expect(parseRange("bytes=0-0", 0)).toBe("unsatisfiable");
    expect(parseRange("bytes=-1", 0)).toBe("unsatisfiable");
  });
});

/** @jest-environment node */

const validators = validatorsOf({ size: 1000, mtimeMs: Date.UTC(2025, 0, 2, 3, 4, 5, 678) });
const { etag } = validators;
const modified = "Thu, 02 Jan 2025 03:04:05 GMT";
const earlier = "Thu, 02 Jan 2025 03:04:04 GMT";

describe("isUnchanged", () => {
  it.each([etag, `W/${etag}`, `"other", ${etag}`, "*"])("matches If-None-Match: %s", (tag) => {
    expect(isUnchanged(new Headers({ "if-none-match": tag }), validators)).toBe(true);
  });

  it("uses the tag if there is one, whatever the date", () => {
    const headers = new Headers({ "if-none-match": '"other"', "if-modified-since": modified });
    expect(isUnchanged(headers, validators)).toBe(false);
  });

  it("uses the date if there is no tag", () => {
    expect(isUnchanged(new Headers({ "if-modified-since": modified }), validators)).toBe(true);
    expect(isUnchanged(new Headers({ "if-modified-since": earlier }), validators)).toBe(false);
    expect(isUnchanged(new Headers({ "if-modified-since": "yesterday" }), validators)).toBe(false);
    expect(isUnchanged(new Headers(), validators)).toBe(false);
  });
});

describe("mayContinue", () => {
  it("sends a part if the client has this version, or doesn't say", () => {
    expect(mayContinue(new Headers(), validators)).toBe(true);
    expect(mayContinue(new Headers({ "if-range": etag }), validators)).toBe(true);
    expect(mayContinue(new Headers({ "if-range": modified }), validators)).toBe(true);
  });

  it("starts over for a client with another version", () => {
    expect(mayContinue(new Headers({ "if-range": '"other"' }), validators)).toBe(false);
    expect(mayContinue(new Headers({ "if-range": `W/${etag}` }), validators)).toBe(false);
    expect(mayContinue(new Headers({ "if-range": earlier }), validators)).toBe(false);
  });
});

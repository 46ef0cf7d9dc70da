/** @jest-environment node */
import type * as fs from "node:fs";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import type * as promises from "node:fs/promises";
import { statfs } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";

import { toStorageError, receiveFile, requireDiskSpace } from "./receive-file";

type Done = (error: Error) => void;

const MIB = 1024 * 1024;
const noRoom: unknown = expect.objectContaining({
  status: 507,
  message: "We don’t have room for more videos right now. Please try again later.",
});

jest.mock("node:fs", () => {
  const actual = jest.requireActual<typeof fs>("node:fs");
  return { ...actual, createWriteStream: jest.fn(actual.createWriteStream) };
});
jest.mock("node:fs/promises", () => ({
  ...jest.requireActual<typeof promises>("node:fs/promises"),
  statfs: jest.fn(),
}));

const actual = jest.requireActual<typeof fs>("node:fs");

/** Reports these amounts of free space in turn, in MiB, then the last one for ever. */
function room(...free: number[]) {
  const answer = (mebibytes = 0) =>
    Object.assign(actual.statfsSync(os.tmpdir()), { bavail: mebibytes, bsize: MIB });
  const reading = jest
    .mocked(statfs)
    .mockReset()
    .mockResolvedValue(answer(free.at(-1)));
  for (const each of free) reading.mockResolvedValueOnce(answer(each));
}

const piece = (index: number) => Buffer.alloc(MIB, index);
const sent = (mebibytes: number) =>
  Buffer.concat(Array.from({ length: mebibytes }, (_, index) => piece(index)));

/** Sends this much, and counts what was taken. */
function sender(mebibytes: number) {
  let taken = 0;
  const stream = Readable.from(
    (function* () {
      for (; taken < mebibytes; taken += 1) yield piece(taken);
    })(),
    { objectMode: false },
  );
  return { stream, taken: () => taken };
}

describe("receiveFile", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-receive-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("writes what arrives, byte for byte, with or without a declared length", async () => {
    room(10_000);
    // More than is written between two checks.
    const content = sent(18);
    for (const length of [0, 18 * MIB]) {
      const file = path.join(folder, "a", String(length));
      await receiveFile(sender(18).stream, file, length);
      expect(readFileSync(file).equals(content)).toBe(true);
    }
  });

  it("refuses a declared length that doesn't fit", async () => {
    room(100);
    const { stream, taken } = sender(50);
    await expect(receiveFile(stream, path.join(folder, "a"), 50 * MIB)).rejects.toEqual(noRoom);
    expect(taken()).toBe(0);
  });

  it("stops when there is no more room, whatever was declared and whoever else took it", async () => {
    room(1000, 500, 70);
    const { stream, taken } = sender(1000);
    await expect(receiveFile(stream, path.join(folder, "a"), 0)).rejects.toEqual(noRoom);
    expect(taken()).toBeLessThan(40);
    expect(stream.destroyed).toBe(true);
  });

  it("stops when the disk is full after all", async () => {
    room(1000);
    const full = Object.assign(new Error("No space left on device"), { code: "ENOSPC" });
    const write = (
      _file: number,
      _buffer: Buffer,
      _start: number,
      _length: number,
      _place: number,
      done: Done,
    ) => done(full);
    jest
      .mocked(createWriteStream)
      .mockImplementationOnce((file) => actual.createWriteStream(file, { fs: { ...actual, write } }));
    const { stream } = sender(1000);
    const failure: unknown = await receiveFile(stream, path.join(folder, "a"), 0).catch(toStorageError);
    expect(failure).toEqual(noRoom);
    expect(stream.destroyed).toBe(true);
  });
});

const failing = (code: string) => Object.assign(new Error("It failed"), { code });

describe("toStorageError", () => {
  it.each(["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"])("recognizes %s, and its cause", (code) => {
    expect(toStorageError(failing(code))).toEqual(noRoom);
    const caused = new Error("Failed query", { cause: new Error("Again", { cause: failing(code) }) });
    expect(toStorageError(caused)).toEqual(noRoom);
  });

  it.each([failing("ENOENT"), new Error("Something else"), "a text", null])("leaves %s as it is", (error) => {
    expect(toStorageError(error)).toBe(error);
  });
});

describe("requireDiskSpace", () => {
  it("refuses what fits on no disk, and nothing small", async () => {
    await expect(requireDiskSpace(1e18, os.tmpdir())).rejects.toEqual(noRoom);
    await expect(requireDiskSpace(1, os.tmpdir())).resolves.toBeUndefined();
  });
});

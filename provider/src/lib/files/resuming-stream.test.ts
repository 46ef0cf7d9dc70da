/** @jest-environment node */
import { Readable } from "node:stream";

import type { ByteRange } from "./stored-files";
import { heldBody, resumingStream, UNREAD_MS } from "./resuming-stream";

const CONTENT = Buffer.from("abcdefghijklmnopqrstuvwxyz");

/** Yields the alphabet in threes, and breaks off after this many bytes each time it is opened. */
function alphabet(mostBytes: number) {
  const opened: ByteRange[] = [];
  const sources: Readable[] = [];
  const open = async (rest: ByteRange) => {
    opened.push(rest);
    const source = Readable.from(pieces(rest, mostBytes), { objectMode: false });
    sources.push(source);
    return source;
  };
  return { open, opened, sources };
}

function* pieces({ start, end }: ByteRange, mostBytes: number) {
  for (let at = start; at <= end; at += 3) {
    if (at - start >= mostBytes) throw new Error("The connection was lost");
    yield CONTENT.subarray(at, Math.min(at + 3, end + 1));
  }
}

const text = (stream: ReadableStream) => new Response(stream).text();

it("reads a part, opened once", async () => {
  const { open, opened } = alphabet(100);
  expect(await text(resumingStream({ start: 2, end: 20 }, open))).toBe("cdefghijklmnopqrstu");
  expect(opened).toEqual([{ start: 2, end: 20 }]);
});

it("resumes after each interruption, however often", async () => {
  const { open, opened } = alphabet(6);
  expect(await text(resumingStream({ start: 0, end: 25 }, open))).toBe(CONTENT.toString());
  expect(opened.map(({ start }) => start)).toEqual([0, 6, 12, 18, 24]);
});

it("gives up if nothing arrives any more", async () => {
  const { open, opened } = alphabet(0);
  await expect(text(resumingStream({ start: 0, end: 25 }, open))).rejects.toThrow("The connection was lost");
  expect(opened).toHaveLength(3);
});

it("sends only the part, and fails if the file is shorter", async () => {
  const longer = async () => Readable.from([CONTENT], { objectMode: false });
  expect(await text(resumingStream({ start: 0, end: 4 }, longer))).toBe("abcde");
  const shorter = async () => Readable.from([], { objectMode: false });
  await expect(text(resumingStream({ start: 0, end: 4 }, shorter))).rejects.toThrow("became shorter");
});

it("opens nothing before it is read", () => {
  const { open, opened } = alphabet(100);
  resumingStream({ start: 0, end: 25 }, open);
  expect(opened).toEqual([]);
});

it("closes what is open for a reader who disconnects, even while opening it", async () => {
  const { open, sources } = alphabet(100);
  const reader = resumingStream({ start: 0, end: 25 }, open).getReader();
  await reader.read();
  await reader.cancel();
  const other = resumingStream({ start: 0, end: 25 }, open).getReader();
  const reading = other.read();
  await Promise.resolve();
  await other.cancel();
  await reading;
  await new Promise(setImmediate);
  expect(sources.map(({ destroyed }) => destroyed)).toEqual([true, true]);
});

describe("a body that is open before it is read", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const held = () => {
    const body = Readable.from([CONTENT], { objectMode: false });
    return { body, ...heldBody(body) };
  };

  it("has one reader, who may take any time", () => {
    const { body, take, drop } = held();
    expect(take()).toBe(body);
    expect(take()).toBeUndefined();
    drop();
    jest.advanceTimersByTime(2 * UNREAD_MS);
    expect(body.destroyed).toBe(false);
  });

  it("is closed if nobody starts reading in time", () => {
    const { body, take } = held();
    jest.advanceTimersByTime(UNREAD_MS - 1);
    expect(body.destroyed).toBe(false);
    jest.advanceTimersByTime(1);
    expect(body.destroyed).toBe(true);
    expect(take()).toBeUndefined();
  });

  it("is closed for a reader who disconnects before", async () => {
    const { body, drop } = held();
    await resumingStream({ start: 0, end: 25 }, alphabet(100).open, drop).cancel();
    expect(body.destroyed).toBe(true);
  });
});

/** @jest-environment node */
import { box, words } from "../../test-support/movie-boxes";
import { movieReader } from "./movie-boxes";
import { isWholeMovie, readMovieFacts } from "./movie-facts";

const UPRIGHT = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
const TURNED_RIGHT = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000];

const movieHeader = (timescale: number, duration: number) => box("mvhd", words(0, 0, 0, timescale, duration));

const track = (matrix: number[], width: number, height: number) =>
  box("trak", box("tkhd", words(0, 0, 0, 1, 0, 0, 0, 0, 0, 0, ...matrix, width << 16, height << 16)));

const sound = track(UPRIGHT, 0, 0);

function readerOf(boxes: Buffer[]) {
  const bytes = Buffer.concat(boxes);
  return movieReader(bytes.length, async (position, length) => bytes.subarray(position, position + length));
}

const film = (...boxes: Buffer[]) => readMovieFacts(readerOf(boxes));

describe("readMovieFacts", () => {
  it("reads size and length, wherever the film's index is", async () => {
    const index = box("moov", movieHeader(1000, 9500), sound, track(UPRIGHT, 720, 1280));
    const expected = { width: 720, height: 1280, duration: 9.5 };
    expect(await film(box("ftyp", words(0)), index, box("mdat", Buffer.alloc(50)))).toEqual(expected);
    expect(await film(box("ftyp", words(0)), box("mdat", Buffer.alloc(50)), index)).toEqual(expected);
  });

  it("gives the size as shown when a phone was held upright", async () => {
    const facts = await film(box("moov", movieHeader(600, 600), track(TURNED_RIGHT, 1920, 1080)));
    expect(facts).toEqual({ width: 1080, height: 1920, duration: 1 });
  });

  it("says nothing of what is no film, or broken", async () => {
    expect(await film(Buffer.from("This is a text and not a film at all."))).toEqual({});
    expect(await film(box("moov", box("mvhd", words(0, 0))))).toEqual({});
    expect(await film(words(0, 0))).toEqual({});
    expect(await film()).toEqual({});
  });
});

describe("isWholeMovie", () => {
  const start = box("ftyp", words(0));
  const index = box("moov", movieHeader(1000, 9500), sound, track(UPRIGHT, 720, 1280));
  const content = box("mdat", Buffer.alloc(50));
  const toItsEnd = Buffer.from(content);
  toItsEnd.writeUInt32BE(0, 0);

  const isWhole = (...boxes: Buffer[]) => isWholeMovie(readerOf(boxes));

  it.each([
    ["with its index first", [start, index, content]],
    ["with its index last", [start, content, index]],
    ["whose content goes on to its end", [start, index, toItsEnd]],
    ["with something half behind it", [start, index, content, box("free", Buffer.alloc(50)).subarray(0, 30)]],
    ["with a few bytes behind it", [start, index, content, Buffer.alloc(3)]],
  ])("knows a film %s", async (_, boxes) => {
    expect(await isWhole(...boxes)).toBe(true);
  });

  it.each([
    ["without its index", [start, content]],
    ["without its content", [start, index]],
    ["whose content is cut off", [start, index, content.subarray(0, -1)]],
    ["whose index is cut off", [start, content, index.subarray(0, -1)]],
    ["of sound alone", [start, box("moov", movieHeader(1000, 9500), sound), content]],
    ["that is empty", []],
  ])("knows a film %s as none", async (_, boxes) => {
    expect(await isWhole(...boxes)).toBe(false);
  });
});

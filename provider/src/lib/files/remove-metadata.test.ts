/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { box, words } from "../../test-support/movie-boxes";
import { removeMetadata } from "./remove-metadata";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-metadata-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const SECRET = "+48.8577+002.2950/ iPhone 15 of Ann";
const PLACE_AND_TIME = "N48.8577 E2.2950 as it went";
const FRAMES = "these are the frames and the sound";

const CREATED = 0xdeadbeef;
const start = box("ftyp", "isom");
const movieHeader = box("mvhd", words(0, CREATED, CREATED, 1000, 9500));

/** A track whose samples, of the lengths given, begin at that place of the film. */
function track(handler: string, at: number, lengths: number[], ...more: Buffer[]) {
  const description = Buffer.alloc(78);
  description.write("Ann's phone", 42, "latin1");
  const table = box(
    "stbl",
    box("stsd", words(0, 1), box("avc1", description)),
    box("stsc", words(0, 1, 1, lengths.length, 1)),
    box("stsz", words(0, 0, lengths.length, ...lengths)),
    box("stco", words(0, 1, at)),
  );
  const handlerBox = box("hdlr", words(0, 0), handler, words(0, 0, 0), "Ann's phone\0");
  const media = box("mdia", box("mdhd", words(0, CREATED, CREATED, 1000, 1)), handlerBox, box("minf", table));
  return box("trak", box("tkhd", words(0, CREATED, CREATED, 1)), media, ...more);
}

const content = box("mdat", FRAMES, PLACE_AND_TIME);
const framesAt = start.length + 8;
const notesAt = framesAt + FRAMES.length;
const picture = track("vide", framesAt, [10, 24]);

function write(...boxes: Buffer[]): string {
  const file = path.join(folder, "film.mp4");
  writeFileSync(file, Buffer.concat(boxes));
  return file;
}

/** The types of a film's outermost boxes. */
function typesOf(film: Buffer): string[] {
  const types: string[] = [];
  for (let at = 0; at + 8 <= film.length;) {
    types.push(film.toString("latin1", at + 4, at + 8));
    at += film.readUInt32BE(at) || film.length;
  }
  return types;
}

describe("removeMetadata", () => {
  it.each([
    ["in udta of the film", box("moov", movieHeader, picture, box("udta", box("\u00a9xyz", SECRET)))],
    [
      "in udta of a track",
      box("moov", movieHeader, track("vide", framesAt, [34], box("udta", box("loci", SECRET)))),
    ],
    [
      "in Apple's keys",
      box("moov", movieHeader, picture, box("meta", box("keys", "x"), box("ilst", SECRET))),
    ],
    ["in XMP", Buffer.concat([box("moov", movieHeader, picture), box("uuid", SECRET)])],
    ["in a box of a camera's own", Buffer.concat([box("moov", movieHeader, picture), box("samm", SECRET)])],
    [
      "in space that was freed before",
      Buffer.concat([box("moov", movieHeader, picture, box("free", SECRET))]),
    ],
    [
      "behind the film",
      Buffer.concat([box("moov", movieHeader, picture), Buffer.from(`\0\0\0\u0002${SECRET}`)]),
    ],
    [
      "in a box that is cut off",
      Buffer.concat([
        box("moov", movieHeader, picture),
        box("uuid", SECRET, Buffer.alloc(9)).subarray(0, -9),
      ]),
    ],
  ])("overwrites what is %s, and moves nothing", async (_, index) => {
    const file = write(start, content, index);
    const before = readFileSync(file);
    expect(before.includes(SECRET)).toBe(true);
    expect(await removeMetadata(file)).toBe("clean");
    const after = readFileSync(file);
    expect(after.includes(SECRET)).toBe(false);
    expect(after.length).toBe(before.length);
    expect(after.indexOf(FRAMES)).toBe(framesAt);
    expect(typesOf(after).slice(0, 3)).toEqual(["ftyp", "mdat", "moov"]);
    expect(await removeMetadata(file)).toBe("clean");
    expect(readFileSync(file).equals(after)).toBe(true);
  });

  it("sets times of making to none, and leaves programs and phones without a name", async () => {
    const file = write(start, content, box("moov", movieHeader, picture));
    await removeMetadata(file);
    const film = readFileSync(file);
    expect(film.includes(words(CREATED))).toBe(false);
    expect(film.includes("Ann")).toBe(false);
    expect(film.includes(words(1000, 9500))).toBe(true);
  });

  it("cleans a film with tracks that tell where the camera was, and says that something is left", async () => {
    const notes = track("meta", notesAt, [PLACE_AND_TIME.length]);
    const file = write(start, content, box("moov", movieHeader, picture, notes, box("udta", SECRET)));
    expect(await removeMetadata(file)).toBe("cannot");
    const film = readFileSync(file);
    expect(film.includes(SECRET)).toBe(false);
    expect(film.includes(`${FRAMES}${PLACE_AND_TIME}`)).toBe(true);
  });

  const beyond = box("udta", SECRET);
  beyond.writeUInt32BE(0x7fffffff, 0);

  it.each([
    ["is no film", [Buffer.from("RIFF....AVI LIST and so on, and on")]],
    ["is empty", []],
    ["has no index", [start, content]],
    ["has nothing in it", [start, box("moov", movieHeader, picture)]],
    [
      "has a box that is larger than what it is in",
      [start, content, box("moov", movieHeader, picture, beyond)],
    ],
    [
      "has a track without a kind",
      [start, content, box("moov", movieHeader, box("trak", box("tkhd", words(0, 0, 0))))],
    ],
    ["has a compressed index", [start, content, box("moov", picture, box("cmov", SECRET))]],
    [
      "has an index that is cut off",
      [start, content, box("moov", picture, box("udta", SECRET)).subarray(0, -3)],
    ],
  ])("leaves a file as it is that %s", async (_, boxes) => {
    const file = write(...boxes);
    const before = readFileSync(file);
    expect(await removeMetadata(file)).toBe("cannot");
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

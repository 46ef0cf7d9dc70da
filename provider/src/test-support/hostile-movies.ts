import { readFileSync } from "node:fs";
import path from "node:path";

import { providerRoot } from "../lib/environment";
import { box, words } from "./movie-boxes";

const start = box("ftyp", "isom");

/** A picture's size, without which a film is not accepted. */
const header = box(
  "tkhd",
  words(0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000, 720 << 16, 1280 << 16),
);

type Samples = { chunks: number; at: number; bytes: number };

/** Returns a track with this many chunks of one sample each, all at the same place in the film. */
function track(handler: string, { chunks, at, bytes }: Samples): Buffer {
  const offset = Buffer.alloc(4);
  offset.writeUInt32BE(at);
  const table = box(
    "stbl",
    box("stsd", words(0, 0)),
    box("stts", words(0, 1, chunks, 1)),
    box("stsc", words(0, 1, 1, 1, 1)),
    box("stsz", words(0, bytes, chunks)),
    box("stco", words(0, chunks), Buffer.alloc(chunks * 4, offset)),
  );
  const kind = box("hdlr", words(0, 0), handler, words(0, 0, 0));
  return box("trak", header, box("mdia", box("mdhd", words(0, 0, 0, 1000, 1)), kind, box("minf", table)));
}

const one: Samples = { chunks: 1, at: start.length + 8, bytes: 1 };

function index(...tracks: Buffer[]): Buffer {
  return box("moov", box("mvhd", words(0, 0, 0, 1000, 9500)), track("vide", one), ...tracks);
}

/** Returns a film with metadata in many chunks, in the last of many content boxes. */
export function manyChunks(chunks: number, contents: number): Buffer {
  const content = box("mdat", "x");
  const at = start.length + content.length * contents - 1;
  const notes = track("meta", { chunks, at, bytes: 1 });
  return Buffer.concat([start, Buffer.alloc(content.length * contents, content), index(notes)]);
}

/** Returns a film with metadata in many chunks that all have the same content. */
export function sameChunks(chunks: number, bytes: number): Buffer {
  const notes = track("meta", { ...one, chunks, bytes });
  return Buffer.concat([start, box("mdat", Buffer.alloc(bytes)), index(notes)]);
}

/** Returns a film with many metadata tracks of many chunks each. */
export function manyTracks(tracks: number, chunks: number): Buffer {
  const notes = track("meta", { ...one, chunks });
  return Buffer.concat([start, box("mdat", "x"), index(...Array.from({ length: tracks }, () => notes))]);
}

/** Returns a film made only of boxes of the smallest size. */
export function manyBoxes(type: string, count: number): Buffer {
  const empty = box(type);
  return Buffer.concat([start, box("mdat", "x"), index(Buffer.alloc(empty.length * count, empty))]);
}

/** Returns a film of as many nested boxes as fit. */
export function deepBoxes(depth: number): Buffer {
  const nested = Buffer.alloc(8 * depth);
  for (let level = 0; level < depth; level += 1) {
    nested.writeUInt32BE(8 * (depth - level), level * 8);
    nested.write("minf", level * 8 + 4, "latin1");
  }
  const kind = box("hdlr", words(0, 0), "vide", words(0, 0, 0));
  return Buffer.concat([start, box("mdat", "x"), index(box("trak", header, box("mdia", kind, nested)))]);
}

/** Returns a film that plays and whose tracks each claim two billion samples of one byte. */
function endlessSamples(): Buffer {
  const film = readFileSync(path.join(providerRoot(), "src/seed/media/videos/two-cups.mp4"));
  for (let at = film.indexOf("stsz"); at > 0; at = film.indexOf("stsz", at + 4)) {
    film.writeUInt32BE(1, at + 8);
    film.writeUInt32BE(0x7fffffff, at + 12);
  }
  for (let at = film.indexOf("stts"); at > 0; at = film.indexOf("stts", at + 4)) {
    film.writeUInt32BE(0x7fffffff, at + 12);
  }
  return film;
}

/** The films that an attacker would send, by their fault. Made on request, since some are large. */
export const hostileMovies: [label: string, make: () => Buffer][] = [
  ["300,000 chunks of notes in 39,000 boxes of content", () => manyChunks(300_000, 39_000)],
  ["2,090,000 chunks of notes", () => manyChunks(2_090_000, 39_000)],
  ["100,000 chunks of notes of the same 20 MB", () => sameChunks(100_000, 20_000_000)],
  ["200 tracks of notes of 100,000 chunks", () => manyTracks(200, 100_000)],
  ["a million boxes of notes", () => manyBoxes("free", 1_000_000)],
  ["a million tracks", () => manyBoxes("trak", 1_000_000)],
  ["a million boxes in each other", () => deepBoxes(1_000_000)],
  ["two thousand million samples", endlessSamples],
];

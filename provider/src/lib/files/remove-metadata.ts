import { type FileHandle, open } from "node:fs/promises";

import {
  BrokenMovieError,
  boxesIn,
  boxesOfMovie,
  HEADER_LENGTH,
  type MovieBox,
  type MovieReader,
  movieReader,
} from "./movie-boxes";
import { sampleRanges } from "./movie-samples";

/** What a film consists of, by the box that it is in. Anything else there says something about it, and goes. */
const NEEDED: Readonly<Record<string, ReadonlySet<string>>> = {
  movie: new Set(["ftyp", "styp", "pdin", "moov", "mdat", "moof", "mfra", "sidx", "ssix"]),
  moov: new Set(["mvhd", "trak", "mvex", "iods"]),
  trak: new Set(["tkhd", "edts", "mdia", "tapt"]),
  mdia: new Set(["mdhd", "hdlr", "minf", "elng"]),
};

/** In other boxes, what is known to say something about the film goes. */
const TELLING: ReadonlySet<string> = new Set(["udta", "meta", "uuid", "free", "skip"]);

/** Boxes that are looked into. */
const CONTAINERS: ReadonlySet<string> = new Set(["moov", "trak", "mdia", "minf", "stbl", "moof", "traf"]);

/** Kinds of track that are seen or heard. Others tell where the camera was, and when, or name its tapes and chapters. */
const SHOWN_TRACKS: ReadonlySet<string> = new Set(["vide", "soun"]);

/** Boxes with the times of making and changing behind their version and flags. */
const DATED: ReadonlySet<string> = new Set(["mvhd", "tkhd", "mdhd"]);

const FLAGS_LENGTH = 4;
const HANDLER_AT = 8;
const HANDLER_NAME_AT = 24;

/** Of the description of a picture: who made its coding, and what that calls itself. */
const DESCRIPTION_LENGTH = 86;
const VENDOR = [20, 24] as const;
const COMPRESSOR = [50, 82] as const;
const MOST_DESCRIPTIONS = 64;

const ZEROS = Buffer.alloc(1024 * 1024);

/** What is done to a film: boxes that become empty space of the same length, and bytes that become zeros. */
type Changes = { freed: MovieBox[]; zeroed: { start: number; end: number }[] };

/**
 * Takes place, device, author and times out of an MP4, MOV, M4V or 3GP film, in place: what is found is overwritten, so that
 * everything else stays where it is. Done twice, or cut off and done again, it comes to the same.
 * @returns "cannot", with the file as it was, where it is no such film or not made as they are.
 */
export async function removeMetadata(file: string): Promise<"clean" | "cannot"> {
  const handle = await open(file, "r+");
  try {
    const reader = await movieReader(handle);
    const changes = await changesOf(reader);
    for (const { at, start, end } of changes.freed) {
      await handle.write("free", at + 4, "latin1");
      await zero(handle, start, end);
    }
    for (const { start, end } of changes.zeroed) await zero(handle, start, end);
    await handle.sync();
    return "clean";
  } catch (error) {
    if (error instanceof BrokenMovieError) return "cannot";
    throw error;
  } finally {
    await handle.close();
  }
}

async function zero(handle: FileHandle, start: number, end: number): Promise<void> {
  for (let at = start; at < end; at += ZEROS.length) {
    await handle.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at);
  }
}

async function changesOf(reader: MovieReader): Promise<Changes> {
  const changes: Changes = { freed: [], zeroed: [] };
  const { boxes, rest } = await boxesOfMovie(reader);
  const contents = boxes.filter(({ type }) => type === "mdat");
  if (!boxes.some(({ type }) => type === "moov") || contents.length === 0) throw new BrokenMovieError();
  const isFragmented = boxes.some(({ type }) => type === "moof");
  for (const box of boxes) {
    if (!NEEDED.movie?.has(box.type)) changes.freed.push(box);
    else if (CONTAINERS.has(box.type)) await look(reader, box, { changes, contents, isFragmented });
  }
  const end = reader.size;
  if (end - rest < HEADER_LENGTH) return { ...changes, zeroed: [...changes.zeroed, { start: rest, end }] };
  // Empty space of the length 0 goes on to the end.
  changes.zeroed.push({ start: rest, end: rest + 4 });
  changes.freed.push({ type: "rest", at: rest, start: rest + HEADER_LENGTH, end });
  return changes;
}

type Film = { changes: Changes; contents: readonly MovieBox[]; isFragmented: boolean };

async function look(reader: MovieReader, container: MovieBox, film: Film): Promise<void> {
  const { changes } = film;
  const { boxes, rest } = await boxesIn(reader, container);
  if (boxes.some(({ type }) => type === "cmov")) throw new BrokenMovieError();
  for (const box of boxes) {
    const needed = NEEDED[container.type];
    if (needed ? !needed.has(box.type) : TELLING.has(box.type)) changes.freed.push(box);
    else if (box.type === "trak" && !(await isShown(reader, box))) await dropTrack(reader, box, film);
    else if (CONTAINERS.has(box.type)) await look(reader, box, film);
    else changes.zeroed.push(...(await tellingBytes(reader, box)));
  }
  changes.zeroed.push({ start: rest, end: container.end });
}

async function isShown(reader: MovieReader, track: MovieBox): Promise<boolean> {
  const handler = await childOf(reader, await childOf(reader, track, "mdia"), "hdlr");
  const type = await reader.read(handler.start + HANDLER_AT, 4);
  return SHOWN_TRACKS.has(type.toString("latin1"));
}

async function childOf(reader: MovieReader, parent: MovieBox, type: string): Promise<MovieBox> {
  const found = (await boxesIn(reader, parent)).boxes.find((box) => box.type === type);
  if (!found) throw new BrokenMovieError();
  return found;
}

/** Takes a track out of the film's index, and what it holds out of the film's content. */
async function dropTrack(reader: MovieReader, track: MovieBox, film: Film): Promise<void> {
  if (film.isFragmented) throw new BrokenMovieError();
  const media = await childOf(reader, await childOf(reader, track, "mdia"), "minf");
  const ranges = await sampleRanges(reader, await childOf(reader, media, "stbl"));
  const isInside = ({ start, end }: { start: number; end: number }) =>
    film.contents.some((content) => start >= content.start && end <= content.end);
  if (!ranges.every(isInside)) throw new BrokenMovieError();
  film.changes.zeroed.push(...ranges);
  film.changes.freed.push(track);
}

/** The bytes of a box that is needed which nevertheless tell something. */
async function tellingBytes(reader: MovieReader, box: MovieBox): Promise<{ start: number; end: number }[]> {
  const { type, start, end } = box;
  if (DATED.has(type)) {
    const [version] = await reader.read(start, FLAGS_LENGTH);
    return within(box, start + FLAGS_LENGTH, start + FLAGS_LENGTH + (version === 1 ? 16 : 8));
  }
  if (type === "hdlr") return start + HANDLER_NAME_AT < end ? [{ start: start + HANDLER_NAME_AT, end }] : [];
  return type === "stsd" ? namesOfCoding(reader, box) : [];
}

async function namesOfCoding(reader: MovieReader, { start, end }: MovieBox) {
  const { boxes } = await boxesIn(reader, { start: start + 2 * FLAGS_LENGTH, end });
  if (boxes.length > MOST_DESCRIPTIONS) throw new BrokenMovieError();
  return boxes
    .filter((box) => VIDEO_CODINGS.has(box.type) && box.end - box.at >= DESCRIPTION_LENGTH)
    .flatMap(({ at }) => [VENDOR, COMPRESSOR].map(([from, to]) => ({ start: at + from, end: at + to })));
}

/** Codings whose descriptions are of pictures; those of sound have no such names. */
const VIDEO_CODINGS: ReadonlySet<string> = new Set([
  ...["avc1", "avc3", "hvc1", "hev1", "dvh1", "dvhe", "av01", "vp08", "vp09", "mp4v", "s263", "jpeg", "mjpa"],
]);

function within(box: MovieBox, start: number, end: number): { start: number; end: number }[] {
  if (end > box.end) throw new BrokenMovieError();
  return [{ start, end }];
}

import { type FileHandle, open } from "node:fs/promises";

import {
  BrokenMovieError,
  boxesIn,
  boxesOfType,
  HEADER_LENGTH,
  type MovieBox,
  type MovieReader,
  readerOfFile,
} from "./movie-boxes";

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

/** How deep boxes may be in each other; those of films are in five. */
const DEPTH_MAX = 10;

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

/** Codings whose descriptions are of pictures; those of sound have no such names. */
const VIDEO_CODINGS: ReadonlySet<string> = new Set([
  ...["avc1", "avc3", "hvc1", "hev1", "dvh1", "dvhe", "av01", "vp08", "vp09", "mp4v", "s263", "jpeg", "mjpa"],
]);

const ZEROS = Buffer.alloc(1024 * 1024);

type Range = { start: number; end: number };

/**
 * What is done to a film: boxes that become empty space of the same length, and bytes that become zeros. None of them lies
 * in another, so all together are never longer than the film.
 */
type Changes = { freed: MovieBox[]; zeroed: Range[]; hasHiddenTrack: boolean };

/**
 * Takes place, device, author and times out of an MP4, MOV, M4V or 3GP film, in place: what is found is overwritten, so that
 * everything else stays where it is. Done twice, or cut off and done again, it comes to the same.
 * @param signal Ends it with its reason. The file may then be cleaned in part.
 * @returns "cannot" where something of it is left: in a track that is neither seen nor heard, or anywhere in a file that is no
 * such film or not made as they are, which stays as it was.
 */
export async function removeMetadata(file: string, signal?: AbortSignal): Promise<"clean" | "cannot"> {
  const handle = await open(file, "r+");
  try {
    const { freed, zeroed, hasHiddenTrack } = await changesOf(await readerOfFile(handle, signal));
    for (const { at, start, end } of freed) {
      await handle.write("free", at + 4, "latin1");
      await zero(handle, { start, end }, signal);
    }
    for (const range of zeroed) await zero(handle, range, signal);
    await handle.sync();
    return hasHiddenTrack ? "cannot" : "clean";
  } catch (error) {
    if (error instanceof BrokenMovieError) return "cannot";
    throw error;
  } finally {
    await handle.close();
  }
}

async function zero(handle: FileHandle, { start, end }: Range, signal?: AbortSignal): Promise<void> {
  for (let at = start; at < end; at += ZEROS.length) {
    signal?.throwIfAborted();
    await handle.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at);
  }
}

async function changesOf(reader: MovieReader): Promise<Changes> {
  const changes: Changes = { freed: [], zeroed: [], hasHiddenTrack: false };
  const { boxes, rest } = await boxesOfMovie(reader);
  const hasAll = ["moov", "mdat"].every((type) => boxes.some((box) => box.type === type));
  if (!hasAll) throw new BrokenMovieError();
  for (const box of boxes) {
    if (!NEEDED.movie?.has(box.type)) changes.freed.push(box);
    else if (CONTAINERS.has(box.type)) await look(reader, box, changes);
  }
  const end = reader.size;
  if (end - rest < HEADER_LENGTH) {
    changes.zeroed.push({ start: rest, end });
  } else {
    // Empty space of the length 0 goes on to the end.
    changes.zeroed.push({ start: rest, end: rest + 4 });
    changes.freed.push({ type: "rest", at: rest, start: rest + HEADER_LENGTH, end });
  }
  return changes;
}

/**
 * The boxes of the film itself. What is behind the last whole one, as cameras put there, is the `rest`; the film's own
 * content may go on to a premature end.
 */
async function boxesOfMovie(reader: MovieReader): Promise<{ boxes: MovieBox[]; rest: number }> {
  const { boxes, rest } = await boxesIn(reader, { start: 0, end: reader.size });
  const last = boxes.at(-1);
  if (!last || last.end <= reader.size) return { boxes, rest };
  if (last.type !== "mdat") return { boxes: boxes.slice(0, -1), rest: last.at };
  return { boxes: [...boxes.slice(0, -1), { ...last, end: reader.size }], rest };
}

/** As `boxesIn`, for a part of the film that is to be changed. */
async function wholeBoxesIn(reader: MovieReader, part: Range): Promise<{ boxes: MovieBox[]; rest: number }> {
  const found = await boxesIn(reader, part);
  if ((found.boxes.at(-1)?.end ?? 0) > part.end) throw new BrokenMovieError();
  return found;
}

async function look(reader: MovieReader, container: MovieBox, changes: Changes, depth = 1): Promise<void> {
  if (depth > DEPTH_MAX) throw new BrokenMovieError();
  const { boxes, rest } = await wholeBoxesIn(reader, container);
  if (boxes.some(({ type }) => type === "cmov")) throw new BrokenMovieError();
  for (const box of boxes) {
    const needed = NEEDED[container.type];
    if (needed ? !needed.has(box.type) : TELLING.has(box.type)) changes.freed.push(box);
    else if (CONTAINERS.has(box.type)) await look(reader, box, changes, depth + 1);
    else for (const range of await tellingBytes(reader, box)) changes.zeroed.push(range);
    if (box.type === "trak" && !(await isShown(reader, box))) changes.hasHiddenTrack = true;
  }
  changes.zeroed.push({ start: rest, end: container.end });
}

async function isShown(reader: MovieReader, track: MovieBox): Promise<boolean> {
  const [media] = await boxesOfType(reader, track, "mdia");
  const [handler] = media ? await boxesOfType(reader, media, "hdlr") : [];
  if (!handler) throw new BrokenMovieError();
  const type = await reader.read(handler.start + HANDLER_AT, 4);
  return SHOWN_TRACKS.has(type.toString("latin1"));
}

/** The bytes of a box that is needed which nevertheless tell something. */
async function tellingBytes(reader: MovieReader, box: MovieBox): Promise<Range[]> {
  const { type, start, end } = box;
  if (DATED.has(type)) {
    const [version] = await reader.read(start, FLAGS_LENGTH);
    const times = { start: start + FLAGS_LENGTH, end: start + FLAGS_LENGTH + (version === 1 ? 16 : 8) };
    if (times.end > end) throw new BrokenMovieError();
    return [times];
  }
  if (type === "hdlr") return start + HANDLER_NAME_AT < end ? [{ start: start + HANDLER_NAME_AT, end }] : [];
  return type === "stsd" ? namesOfCoding(reader, box) : [];
}

async function namesOfCoding(reader: MovieReader, { start, end }: MovieBox): Promise<Range[]> {
  const { boxes } = await wholeBoxesIn(reader, { start: start + 2 * FLAGS_LENGTH, end });
  return boxes
    .filter((box) => VIDEO_CODINGS.has(box.type) && box.end - box.at >= DESCRIPTION_LENGTH)
    .flatMap(({ at }) => [VENDOR, COMPRESSOR].map(([from, to]) => ({ start: at + from, end: at + to })));
}

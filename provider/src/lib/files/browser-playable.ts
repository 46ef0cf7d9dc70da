import { fileAt } from "./disk-file-store";
import type { ByteRange, StoredFile } from "./file-store";
import { extensionOf } from "./file-types";
import { BrokenMovieError, boxesOfType, type MovieReader, movieReader, type ReadAt } from "./movie-boxes";

/** How MP4 names the codecs that nearly every browser plays: H.264, VP9 and AV1. */
const MP4_CODECS: ReadonlySet<string> = new Set(["avc1", "avc3", "vp09", "av01"]);

/** How WebM names them. */
const WEBM_CODECS = ["V_VP8", "V_VP9", "V_AV1"];

/** Tracks are described near the beginning of a WebM file. */
const WEBM_HEAD_BYTES = 128 * 1024;

/** The boxes around the description of a track's codec, from the outside in. */
const CODEC_PATH = ["moov", "trak", "mdia", "minf", "stbl", "stsd"];

/** A sample description begins with its version and how many entries follow, each with its length and codec. */
const STSD_HEAD_BYTES = 16;
const CODEC_LENGTH = 4;

/** What is read at once of a file, which is little for a disk, and one request to a store elsewhere. */
const BLOCK_BYTES = 256 * 1024;

/** Far more than any film needs; one made to be read without end is given up. */
const MOST_BLOCKS = 200;

type Readable = Pick<StoredFile, "size" | "stream">;

/**
 * Whether nearly every browser can play a film as it is, by its kind and what its own index says of its codec. One that is broken
 * plays nowhere.
 * @param content Its path on this machine, or what is in it.
 */
export async function playsInBrowsers(filename: string, content: string | Buffer): Promise<boolean> {
  const file = typeof content === "string" ? await fileAt(content) : fileOf(content);
  return file !== null && hasKnownCodec(extensionOf(filename), file).catch(() => false);
}

function fileOf(content: Buffer): Readable {
  const part = ({ start, end }: ByteRange) => new Blob([new Uint8Array(content.subarray(start, end + 1))]);
  return { size: content.length, stream: (range) => part(range).stream() };
}

async function hasKnownCodec(extension: string, file: Readable): Promise<boolean> {
  if (extension === "webm") return hasWebmCodec(readerOf(file));
  return extension === "mp4" && hasMp4Codec(movieReader(file.size, readerOf(file)));
}

/** Reads here and there in a file, whose indexes are read from their beginning on. */
function readerOf(file: Readable): ReadAt {
  let block = { start: 0, bytes: Buffer.alloc(0) };
  let blocks = 0;
  return async (position, length) => {
    const wanted = Math.min(length, file.size - position);
    if (wanted <= 0) return Buffer.alloc(0);
    if (position < block.start || position + wanted > block.start + block.bytes.length) {
      blocks += 1;
      if (blocks > MOST_BLOCKS) return Buffer.alloc(0);
      const end = Math.min(file.size, position + Math.max(wanted, BLOCK_BYTES)) - 1;
      const bytes = Buffer.from(await new Response(file.stream({ start: position, end })).arrayBuffer());
      block = { start: position, bytes };
    }
    const from = position - block.start;
    return block.bytes.subarray(from, from + wanted);
  };
}

async function hasWebmCodec(readAt: ReadAt): Promise<boolean> {
  const head = (await readAt(0, WEBM_HEAD_BYTES)).toString("latin1");
  return WEBM_CODECS.some((codec) => head.includes(codec));
}

async function hasMp4Codec(reader: MovieReader): Promise<boolean> {
  try {
    for (const { start } of await descriptionsIn(reader, { start: 0, end: reader.size }, CODEC_PATH)) {
      const description = await reader.read(start, STSD_HEAD_BYTES);
      if (MP4_CODECS.has(description.toString("latin1", STSD_HEAD_BYTES - CODEC_LENGTH))) return true;
    }
    return false;
  } catch (error) {
    if (error instanceof BrokenMovieError) return false;
    throw error;
  }
}

/** The boxes that a path of types leads to. */
async function descriptionsIn(
  reader: MovieReader,
  part: { start: number; end: number },
  [type, ...inner]: readonly string[],
): Promise<{ start: number; end: number }[]> {
  if (type === undefined) return [part];
  const found: { start: number; end: number }[] = [];
  for (const box of await boxesOfType(reader, part, type)) {
    for (const description of await descriptionsIn(reader, box, inner)) found.push(description);
  }
  return found;
}

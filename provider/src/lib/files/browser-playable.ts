import path from "node:path";

import { extensionOf } from "./file-types";
import { boxesOf, type ReadAt, readingFile } from "./movie-facts";

/** How MP4 names the codecs that nearly every browser plays: H.264, VP9 and AV1. */
const MP4_CODECS: ReadonlySet<string> = new Set(["avc1", "avc3", "vp09", "av01"]);

/** How WebM names them. */
const WEBM_CODECS = ["V_VP8", "V_VP9", "V_AV1"];

/** Tracks are described near the beginning of a WebM file. */
const WEBM_HEAD_BYTES = 128 * 1024;

/** A sample description begins with its version and how many entries follow, each with its length and codec. */
const STSD_HEAD_BYTES = 16;
const CODEC_LENGTH = 4;

/** Whether nearly every browser can play a file as it is, by its kind and what its own index says of its codec. */
export async function playsInBrowsers(file: string): Promise<boolean> {
  const extension = extensionOf(path.basename(file));
  if (extension === "webm") return readingFile(file, hasWebmCodec);
  return extension === "mp4" && readingFile(file, hasMp4Codec);
}

async function hasWebmCodec(readAt: ReadAt): Promise<boolean> {
  const head = (await readAt(0, WEBM_HEAD_BYTES)).toString("latin1");
  return WEBM_CODECS.some((codec) => head.includes(codec));
}

async function hasMp4Codec(readAt: ReadAt, size: number): Promise<boolean> {
  let places = await boxesOf(readAt, 0, size, "moov");
  for (const type of ["trak", "mdia", "minf", "stbl", "stsd"]) {
    const inside = await Promise.all(places.map(({ start, end }) => boxesOf(readAt, start, end, type)));
    places = inside.flat();
  }
  for (const { start } of places) {
    const description = await readAt(start, STSD_HEAD_BYTES);
    if (MP4_CODECS.has(description.toString("latin1", STSD_HEAD_BYTES - CODEC_LENGTH))) return true;
  }
  return false;
}

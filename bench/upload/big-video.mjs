import { closeSync, copyFileSync, openSync, statSync, truncateSync, writeSync } from "node:fs";

/** An MP4 box begins with its size and its type, 4 bytes each. */
const BOX_HEADER_BYTES = 8;

/**
 * Makes a video of this size: a playable clip, followed by a box that players skip.
 *
 * @param {string} clip an MP4 file
 * @param {string} file the file to write
 * @param {number} size in bytes
 */
export function makeBigVideo(clip, file, size) {
  copyFileSync(clip, file);
  const { size: start } = statSync(clip);
  const header = Buffer.alloc(BOX_HEADER_BYTES);
  header.writeUInt32BE(size - start, 0);
  header.write("free", 4, "latin1");
  const handle = openSync(file, "r+");
  writeSync(handle, header, 0, BOX_HEADER_BYTES, start);
  closeSync(handle);
  truncateSync(file, size);
}

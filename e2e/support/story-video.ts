import { createCipheriv, createHash } from "node:crypto";
import { readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { siteDir } from "../../scripts/support/paths.mjs";
import { runFolder } from "./run-folder";

const MEBIBYTE = 1024 * 1024;

const BOX_HEAD_BYTES = 8;

const clips = path.join(siteDir, "provider/src/seed/media/videos");

/** A video of this size or little more, in MiB: a real clip, and behind it bytes that players pass over. */
export function makeVideo(name: string, size = 0) {
  const clip = readClip();
  const content = size === 0 ? clip : Buffer.concat([clip, unplayedBox(size * MEBIBYTE, name)]);
  return { ...makeFile(name, content), sha256: sha256Of(content) };
}

/** A video that breaks off midway. */
export function makeTruncatedVideo(name: string) {
  const clip = readClip();
  return makeFile(name, clip.subarray(0, clip.byteLength / 2));
}

/** A file for a visitor to choose. */
export function makeFile(name: string, content: Buffer | string) {
  const file = path.join(runFolder(), `${crypto.randomUUID()}-${name}`);
  writeFileSync(file, content);
  return { path: file, name: path.basename(file), size: Buffer.byteLength(content) };
}

/** A file that has this size and takes no room. */
export function makeHollowFile(name: string, bytes: number) {
  const file = makeFile(name, "");
  truncateSync(file.path, bytes);
  return { ...file, size: bytes };
}

export function sha256Of(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function readClip(): Buffer {
  return readFileSync(path.join(clips, readdirSync(clips).find((file) => file.endsWith(".mp4")) ?? ""));
}

/** Bytes that do not repeat, so that one in the wrong place is noticed. */
function unplayedBox(bytes: number, seed: string): Buffer {
  const box = Buffer.alloc(bytes);
  box.writeUInt32BE(bytes);
  box.write("free", 4);
  const key = createHash("sha256").update(seed).digest();
  createCipheriv("aes-256-ctr", key, Buffer.alloc(16))
    .update(Buffer.alloc(bytes - BOX_HEAD_BYTES))
    .copy(box, BOX_HEAD_BYTES);
  return box;
}

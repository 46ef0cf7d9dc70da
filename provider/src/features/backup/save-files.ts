import path from "node:path";
import { constants, createWriteStream, type Stats } from "node:fs";
import { createHash } from "node:crypto";
import { link, lstat, mkdir, open, readdir, rm, utimes } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

import { errorCode } from "../../lib/files/error-code";
import { LOST_AND_FOUND } from "../../lib/files/private-files";
import { OperatorError } from "../../lib/operator-error";
import type { Manifest, SavedFile } from "./manifest";

/** A file or folder, its name in the backup, and the one name in it to leave out. */
export type Source = { name: string; from: string; without?: string };

export type FoundFile = {
  /** Its name in the backup. */
  name: string;
  /** In milliseconds since 1970. */
  modifiedAt: number;
  /** Returns whether an earlier backup holds the same file. */
  isSame: (saved: SavedFile) => boolean;
  /** Copies the file; `undefined` if it was deleted meanwhile. */
  copy: (to: string) => Promise<Digest | undefined>;
};

/** An earlier backup, whose unchanged files are reused. */
type Earlier = { folder: string; files: SavedFile[] };

/** Saves files into a backup in progress. Each call of `save` saves what is new or has changed since the last one. */
export function createFileSaver(to: string, earlier: Earlier | undefined) {
  const known = new Map(earlier?.files.map((file) => [file.path, file]));
  const saved = new Map<string, SavedFile>();
  let linked = 0;

  async function saveFile({ name, modifiedAt, isSame, copy }: FoundFile): Promise<void> {
    const before = saved.get(name);
    if (before && isSame(before)) return;
    const target = path.join(to, name);
    await mkdir(path.dirname(target), { recursive: true });
    // The file may be shared with an earlier backup, which must not change.
    await rm(target, { force: true });
    saved.delete(name);
    const same = known.get(name);
    if (earlier && same && isSame(same) && (await isLinked(path.join(earlier.folder, name), target, same))) {
      saved.set(name, same);
      linked += 1;
      return;
    }
    const copied = await copy(target);
    if (!copied) return rm(target, { force: true });
    await utimes(target, new Date(modifiedAt), new Date(modifiedAt));
    saved.set(name, { path: name, ...copied, modifiedAt });
  }

  return {
    save: async (files: AsyncIterable<FoundFile>): Promise<void> => {
      for await (const file of files) await saveFile(file);
    },
    files: (): SavedFile[] => [...saved.values()],
    /** How many files are shared with the earlier backup. */
    linked: () => linked,
  };
}

/** A file's size in bytes and its digest in a backup. */
export type Digest = Pick<SavedFile, "size" | "sha256">;

/** Copies a file into a new one and flushes it to disk. Doesn't follow links. */
export async function copyWithDigest(from: string, to: string): Promise<Digest> {
  return copyStreamWithDigest(await readStream(from), to);
}

/** Writes a stream into a new file and flushes it to disk. */
export async function copyStreamWithDigest(from: AsyncIterable<Uint8Array>, to: string): Promise<Digest> {
  const digest = createDigest();
  await pipeline(
    from,
    async function* addUp(chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        digest.add(chunk);
        yield chunk;
      }
    },
    createWriteStream(to, { flags: "wx", mode: 0o600, flush: true }),
  );
  return digest.total();
}

/** Reads a file. Doesn't follow links. */
export async function digestOf(file: string): Promise<Digest> {
  const digest = createDigest();
  const chunks: AsyncIterable<Buffer> = await readStream(file);
  for await (const chunk of chunks) digest.add(chunk);
  return digest.total();
}

/** Errors after a disk fault, or after someone changed a file that a backup lists. */
const DAMAGED = ["ENOENT", "ENOTDIR", "EISDIR", "ELOOP", "EIO"];

/** Reads a file of a backup; `undefined` if it is missing or unreadable. */
export async function digestIfReadable(file: string): Promise<Digest | undefined> {
  return digestOf(file).catch((error: unknown) => {
    if (DAMAGED.includes(errorCode(error) ?? "")) return undefined;
    throw error;
  });
}

/** Reads every file of a backup. Returns those that are missing or not as they were saved, by their paths in it. */
export async function damagedIn(folder: string, { files }: Pick<Manifest, "files">): Promise<string[]> {
  const damaged: string[] = [];
  for (const { path: name, sha256 } of files) {
    const found = await digestIfReadable(path.join(folder, name));
    if (found?.sha256 !== sha256) damaged.push(name);
  }
  return damaged;
}

async function readStream(file: string) {
  return (await open(file, constants.O_RDONLY | constants.O_NOFOLLOW)).createReadStream();
}

function createDigest() {
  const hash = createHash("sha256");
  let size = 0;
  return {
    add: (chunk: Uint8Array): void => {
      hash.update(chunk);
      size += chunk.length;
    },
    total: (): Digest => ({ size, sha256: hash.digest("hex") }),
  };
}

export async function* filesOnDisk(sources: Source[]): AsyncGenerator<FoundFile> {
  for (const source of sources) yield* filesOf(source);
}

async function* filesOf(source: Source): AsyncGenerator<FoundFile> {
  const stats = await statsOf(source.from);
  if (stats?.isSymbolicLink())
    throw new OperatorError(
      `${source.from} is a symbolic link, which a backup does not follow: mount what it leads to there instead.`,
    );
  if (stats?.isFile()) yield fileOnDisk(source, stats);
  if (!stats?.isDirectory() || path.basename(source.from) === LOST_AND_FOUND) return;
  const names = await readdir(source.from).catch(whenMissing([]));
  for (const name of names.filter((each) => each !== source.without))
    yield* filesOf({ name: path.posix.join(source.name, name), from: path.join(source.from, name) });
}

function fileOnDisk({ name, from }: Source, { size, mtimeMs }: Stats): FoundFile {
  const modifiedAt = Math.floor(mtimeMs);
  return {
    name,
    modifiedAt,
    isSame: (saved) => saved.size === size && saved.modifiedAt === modifiedAt,
    copy: (to) =>
      copyWithDigest(from, to).catch(async (error: unknown) => {
        if (errorCode(error) !== "ENOENT" || (await statsOf(from))) throw error;
        return undefined;
      }),
  };
}

function statsOf(file: string): Promise<Stats | undefined> {
  return lstat(file).catch(whenMissing(undefined));
}

/** Returns the fallback if a file is missing; rethrows any other error. */
export function whenMissing<Fallback>(fallback: Fallback) {
  return (error: unknown): Fallback => {
    if (errorCode(error) === "ENOENT") return fallback;
    throw error;
  };
}

/** Reads a file of an earlier backup and tries to share it. Some disks don't support links. */
async function isLinked(file: string, target: string, { sha256 }: SavedFile): Promise<boolean> {
  if ((await digestIfReadable(file))?.sha256 !== sha256) return false;
  return link(file, target).then(
    () => true,
    () => false,
  );
}

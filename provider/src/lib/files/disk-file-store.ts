import path from "node:path";
import { constants } from "node:fs";
import { copyFile, type FileHandle, link, lstat, mkdir, open, readdir, rename, rm } from "node:fs/promises";

import { errorCode } from "./error-code";
import type { ByteRange, FileName, FileStore, ListedFile, StoredFile } from "./stored-files";

const CHUNK_BYTES = 256 * 1024;

/** The system's codes for a missing file, or a link that is not followed. */
const ABSENCE = ["ENOENT", "ENOTDIR", "ELOOP", "EMLINK"];

export function diskFileStore(dataDir: string): FileStore {
  const folderOf = (folder: string) => path.join(dataDir, "uploads", folder);
  const pathOf = ({ folder, filename }: FileName) => path.join(folderOf(folder), filename);
  return {
    find: (name) => fileAt(pathOf(name)),
    async put(name, file) {
      await mkdir(folderOf(name.folder), { recursive: true });
      await keepFile(file, pathOf(name));
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async list(folder, beginning = "") {
      const listed: ListedFile[] = [];
      await mkdir(folderOf(folder), { recursive: true });
      for (const filename of await readdir(folderOf(folder))) {
        if (!filename.startsWith(beginning)) continue;
        const stats = await lstat(path.join(folderOf(folder), filename)).catch(whenAbsent);
        if (stats?.isFile()) listed.push({ filename, size: stats.size, mtimeMs: stats.mtimeMs });
      }
      return listed;
    },
    withLocalFile: (name, work) => work(pathOf(name)),
    check: async () => undefined,
  };
}

function whenAbsent(error: unknown): null {
  if (ABSENCE.includes(errorCode(error) ?? "")) return null;
  throw error;
}

/** Returns a file by its path; `null` also for anything else of that name, such as a symbolic link. */
async function fileAt(file: string): Promise<StoredFile | null> {
  const openFile = () => open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  const handle = await openFile().catch(whenAbsent);
  if (!handle) return null;
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) return null;
    const { size, mtimeMs } = stats;
    return { size, mtimeMs, stream: (part) => streamOf(openFile, part) };
  } finally {
    await handle.close();
  }
}

/** Streams part of a file. Opens it at the first read, and closes it at the end or on cancellation. */
export function streamOf(
  openFile: () => Promise<FileHandle>,
  { start, end }: ByteRange,
): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined;
  let position = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          handle ??= await openFile();
          const length = Math.min(CHUNK_BYTES, end + 1 - position);
          const { bytesRead, buffer } = await handle.read(new Uint8Array(length), 0, length, position);
          if (bytesRead === 0) throw new Error("The file became shorter while it was being sent");
          position += bytesRead;
          controller.enqueue(buffer.subarray(0, bytesRead));
          if (position > end) {
            await handle.close();
            controller.close();
          }
        } catch (error) {
          await handle?.close();
          throw error;
        }
      },
      cancel: () => handle?.close(),
    },
    { highWaterMark: 0 },
  );
}

/** Another disk, or one without hard links. */
const NO_LINK = ["EXDEV", "EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EMLINK"];

/**
 * Stores a file under a new name, complete from the start and safe against power cuts. Leaves the original in place.
 * @throws The file system's `EEXIST` when the name is taken.
 */
export async function keepFile(from: string, to: string): Promise<void> {
  await flush(from);
  try {
    await link(from, to);
  } catch (error) {
    if (!NO_LINK.includes(errorCode(error) ?? "")) throw error;
    await copyWhole(from, to);
  }
  await flush(path.dirname(to));
}

async function copyWhole(from: string, to: string): Promise<void> {
  const part = `${to}.part`;
  await copyFile(from, part, constants.COPYFILE_EXCL);
  try {
    await flush(part);
    // Renaming would replace another file.
    await (await open(to, "wx")).close();
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Flushes a file, or a folder's names, to the disk. */
async function flush(entry: string): Promise<void> {
  const handle = await open(entry, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import "server-only";
import { constants } from "node:fs";
import { access, type FileHandle, mkdir, open, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { FileConfigstore, FileStore } from "@tus/file-store";
import { z } from "zod";
import {
  RECORDING_MAX_BYTES,
  requireSpaceFor,
  type Space,
  type StoredUpload,
  UPLOAD_LIFETIME_MS,
  type UploadStorage,
} from "./upload-storage";
import { UPLOAD_PART_BYTES } from "./upload-progress";
import { freeBytes, hasErrorCode, uploadFolder } from "@/lib/utils/files";

/** Stays free on the disk, however much visitors send. */
const SPARE_BYTES = 256 * 1024 * 1024;

const UPLOAD_FILE = /^([0-9a-f]{32})(?:\.json|\.published)?$/;

const PUBLISHED = ".published";

const keptSchema = z.object({
  /** Absent while it is still being recorded. */
  size: z.number().optional(),
  creation_date: z.string(),
  metadata: z.object({ owner: z.string(), network: z.string().default("") }),
});

export const diskUploads: UploadStorage = {
  dataStore: () => new DiskStore(uploadFolder()),
  find,
  space,
  canKeep: async () => (await availableBytes()) > 0,
  async *read({ id }, bytes) {
    const handle = await open(fileOf(id));
    try {
      yield* handle.createReadStream({ start: 0, end: bytes - 1, autoClose: false });
    } finally {
      await handle.close();
    }
  },
  markPublished: async ({ id }) => {
    await writeFile(fileOf(id) + PUBLISHED, "");
    await rm(fileOf(id), { force: true });
  },
  removeStale: async (now) => {
    const files = await Promise.all(
      (await uploadFiles()).map(async ({ id, file }) => ({ id, file, touched: await lastTouched(file) })),
    );
    const oldest = now - UPLOAD_LIFETIME_MS;
    const alive = new Set(files.flatMap(({ id, touched }) => (touched > oldest ? [id] : [])));
    const stale = files.filter(({ id }) => !alive.has(id));
    await Promise.all(stale.map(({ file }) => rm(file, { force: true })));
  },
  prepare: prepareFolder,
};

/** Keeps the machine's other users out. @throws {Error} with one line, when the folder is not writable */
async function prepareFolder(): Promise<void> {
  const folder = uploadFolder();
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(`Wrong environment: UPLOAD_DIR must be a folder that can be written (${folder})`, {
      cause,
    });
  }
}

/** The file's length is the offset, so a part is on disk before it is acknowledged. */
class DiskStore extends FileStore {
  constructor(directory: string) {
    // The library makes its folder without waiting, and a failure would end the process: `prepare` has made ours.
    super({ directory: path.parse(directory).root, configstore: new FileConfigstore(directory) });
    this.directory = directory;
    this.extensions = ["creation", "creation-defer-length", "termination"];
  }

  /** Two requests with the same part write the same bytes. @throws {UploadError} 507 or 429, or the disk's error */
  override async write(source: AsyncIterable<Buffer>, id: string, offset: number): Promise<number> {
    const file = await open(path.join(this.directory, id), constants.O_WRONLY);
    let position = offset;
    let checkedUntil = offset;
    // `for await` would end the source with a second error, and the first one would be lost.
    const chunks = source[Symbol.asyncIterator]();
    try {
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
        if (position >= checkedUntil) {
          requireSpaceFor(await space(), id);
          checkedUntil += UPLOAD_PART_BYTES;
        }
        position += await writeAt(file, next.value, position);
      }
    } finally {
      await file.close();
    }
    return position;
  }
}

/** `FileHandle.write` may write only some of the bytes. */
async function writeAt(file: FileHandle, bytes: Uint8Array, position: number): Promise<number> {
  let written = 0;
  while (written < bytes.byteLength)
    written += (await file.write(bytes, written, bytes.byteLength - written, position + written))
      .bytesWritten;
  return written;
}

async function space(): Promise<Space> {
  const ids = new Set((await uploadFiles()).map(({ id }) => id));
  const uploads = (await Promise.all([...ids].map(find))).filter((upload) => upload !== null);
  return {
    uploads: uploads
      .filter(({ isPublished }) => !isPublished)
      .map((upload) => ({ ...upload, stored: upload.offset })),
    available: await availableBytes(),
  };
}

async function availableBytes(): Promise<number> {
  return (await freeBytes(uploadFolder())) - SPARE_BYTES;
}

async function find(id: string): Promise<StoredUpload | null> {
  const kept = keptSchema.safeParse(await new FileConfigstore(uploadFolder()).get(id)).data;
  if (!kept) return null;
  const offset = await sizeOf(fileOf(id));
  const isPublished = (await sizeOf(fileOf(id) + PUBLISHED)) !== null;
  if (offset === null && !isPublished) return null;
  return {
    id,
    ...kept.metadata,
    size: kept.size ?? RECORDING_MAX_BYTES,
    isSizeKnown: kept.size !== undefined,
    offset: offset ?? 0,
    begun: Date.parse(kept.creation_date),
    isPublished,
  };
}

function fileOf(id: string): string {
  return path.join(uploadFolder(), id);
}

async function uploadFiles(): Promise<{ id: string; file: string }[]> {
  const names = await readdir(uploadFolder());
  return names.flatMap((name) => {
    const id = UPLOAD_FILE.exec(name)?.[1];
    return id === undefined ? [] : [{ id, file: path.join(uploadFolder(), name) }];
  });
}

async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (hasErrorCode(error, "ENOENT")) return null;
    throw error;
  }
}

async function lastTouched(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (hasErrorCode(error, "ENOENT")) return 0;
    throw error;
  }
}

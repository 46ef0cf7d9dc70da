import { rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";

import { openFileStore } from "../../lib/files/file-store";
import { type FileName, SERVED_FOLDERS } from "../../lib/files/stored-files";
import { OperatorError } from "../../lib/operator-error";
import type { SavedFile } from "./manifest";
import { refuseOwnedFiles } from "../media/files-owner";
import { type Places, UPLOADS } from "./places";
import { copyStreamWithDigest, copyWithDigest, type FoundFile } from "./save-files";

/** Lists the uploads of a site that keeps them in S3. Otherwise there are none. */
export async function* storedUploads(places: Places): AsyncGenerator<FoundFile> {
  if (!places.s3) return;
  const store = await openFileStore(places);
  for (const folder of SERVED_FOLDERS) {
    for (const { filename, size, mtimeMs } of await store.list(folder)) {
      yield {
        name: path.posix.join(UPLOADS, folder, filename),
        modifiedAt: mtimeMs,
        // A name is used only once. Its time can differ: the file may have moved to S3 after an earlier backup.
        isSame: (saved) => saved.size === size,
        copy: async (to) => {
          // A file that was opened is sent to its end, even if it is deleted meanwhile.
          const file = await store.find({ folder, filename }, { start: 0 });
          if (!file) return undefined;
          const content = file.size > 0 ? file.stream({ start: 0, end: file.size - 1 }) : [];
          return copyStreamWithDigest(Readable.from(content), to);
        },
      };
    }
  }
}

/**
 * Restores saved uploads into a site's S3 store, if there is one, by way of a local folder.
 * @throws OperatorError when the store already holds a site's files.
 */
export async function uploadRestorer(places: Places, folder: string) {
  const store = places.s3 && (await openFileStore(places));
  if (store && places.s3) await refuseOwnedFiles(store, places.s3.bucket);

  return {
    /** Returns whether a file of a backup is an upload for the store. */
    takes: (file: SavedFile): boolean => store !== undefined && uploadOf(file) !== undefined,
    /**
     * Puts an upload into the store unless it is there. An interrupted restore left the same files.
     * @throws OperatorError when another file has its name, or it has changed since the backup was checked.
     */
    async put(from: string, file: SavedFile): Promise<void> {
      const name = uploadOf(file);
      if (!store || !name) return;
      const there = await store.find(name);
      if (there?.size === file.size) return;
      if (there)
        throw new OperatorError(
          `The S3 store already has a different ${file.path}, and nothing is overwritten.`,
        );
      const copy = path.join(folder, "upload");
      const { sha256 } = await copyWithDigest(from, copy);
      try {
        if (sha256 !== file.sha256) throw new OperatorError(`${file.path} changed during the restore.`);
        await store.put(name, copy);
      } finally {
        await rm(copy, { force: true });
      }
    },
  };
}

function uploadOf(file: SavedFile): FileName | undefined {
  const [uploads, folderName, filename, ...more] = file.path.split("/");
  const folder = SERVED_FOLDERS.find((known) => known === folderName);
  return uploads === UPLOADS && folder && filename && more.length === 0 ? { folder, filename } : undefined;
}

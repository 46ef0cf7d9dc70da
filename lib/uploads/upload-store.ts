import "server-only";
import { constants } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { FileStore } from "@tus/file-store";

/**
 * Keeps uploads as files. What a part brought is on disk before it is acknowledged, and what is on disk is the offset: a
 * process that is killed forgets nothing it has acknowledged.
 */
export class UploadStore extends FileStore {
  constructor(directory: string) {
    super({ directory });
    this.extensions = ["creation", "termination"];
  }

  /**
   * Appends what comes, and is through with the file when it returns or throws; the original hides why a write failed.
   *
   * @throws {NodeJS.ErrnoException} as the disk gives it, such as ENOSPC
   */
  override async write(source: AsyncIterable<Buffer>, id: string, offset: number): Promise<number> {
    const file = await open(path.join(this.directory, id), constants.O_WRONLY | constants.O_APPEND);
    let position = offset;
    try {
      for await (const chunk of source) {
        await file.appendFile(chunk);
        position += chunk.byteLength;
      }
    } finally {
      await file.close();
    }
    return position;
  }
}

import "server-only";
import { constants } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { FileStore } from "@tus/file-store";
import { expectRoom } from "./disk-room";
import { UPLOAD_PART_BYTES } from "./limits";

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
   * @throws {UploadRefusal} 507 before the disk is full
   * @throws {NodeJS.ErrnoException} as the disk gives it, such as EDQUOT
   */
  override async write(source: AsyncIterable<Buffer>, id: string, offset: number): Promise<number> {
    const file = await open(path.join(this.directory, id), constants.O_WRONLY | constants.O_APPEND);
    let position = offset;
    let checkedUntil = offset;
    // A loop that is left by an error ends the source with another one, in which the first is lost.
    const chunks = source[Symbol.asyncIterator]();
    try {
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
        if (position >= checkedUntil) {
          await expectRoom(this.directory, 0);
          checkedUntil += UPLOAD_PART_BYTES;
        }
        await file.appendFile(next.value);
        position += next.value.byteLength;
      }
    } finally {
      await file.close();
    }
    return position;
  }
}

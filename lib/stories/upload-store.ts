import "server-only";
import { constants } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { FileStore } from "@tus/file-store";
import { UPLOAD_PART_BYTES } from "@/lib/schemas/story-file";
import { requireShare, requireSpace } from "./disk-space";
import { unpublishedUploads } from "./uploads";

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
   * @throws {UploadError} 507 before the disk is full, 429 when the address it comes from has its share
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
          await this.requireRoom(id);
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

  private async requireRoom(id: string): Promise<void> {
    await requireSpace(this.directory, 0);
    const uploads = await unpublishedUploads();
    const network = uploads.find((upload) => upload.id === id)?.network;
    if (network !== undefined) await requireShare(this.directory, uploads, { network, bytes: 0 });
  }
}

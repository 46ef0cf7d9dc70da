import "server-only";
import { DISK_FULL } from "@/lib/schemas/story-file";
import { freeBytes } from "@/lib/utils/files";

/** An upload that is not taken: its sentence is fit to show to a visitor. The names are those of the tus server. */
export class UploadError extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.name = "UploadError";
    this.status_code = status;
    this.body = sentence;
  }
}

/** What stays free on the disk whatever visitors send, in bytes. */
const SPARE_BYTES = 256 * 1024 * 1024;

/**
 * Makes sure that the disk has room for this many bytes.
 *
 * @throws {UploadError} 507 when it has not
 */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  if ((await freeBytes(folder)) < bytes + SPARE_BYTES) throw new UploadError(507, DISK_FULL);
}

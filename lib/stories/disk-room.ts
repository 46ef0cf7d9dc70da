import "server-only";
import { freeBytes } from "./free-bytes";
import { DISK_FULL } from "./sentences";
import { UploadRefusal } from "./upload-refusal";

/** What stays free on the disk whatever visitors send, in bytes. */
const SPARE_BYTES = 256 * 1024 * 1024;

/**
 * Makes sure that the disk has room for this many bytes.
 *
 * @throws {UploadRefusal} 507 when it has not
 */
export async function expectRoom(folder: string, bytes: number): Promise<void> {
  if ((await freeBytes(folder)) < bytes + SPARE_BYTES) throw new UploadRefusal(507, DISK_FULL);
}

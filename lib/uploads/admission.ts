import "server-only";
import { statfs } from "node:fs/promises";
import { STORY_SIZE_LIMIT_BYTES } from "@/lib/story/limits";
import { uploadFolder } from "./upload-folder";
import { DISK_FULL, UploadRefusal } from "./upload-refusal";
import { unpublishedUploads } from "./uploads";

/** How many uploads a visitor may have begun and not published. */
export const MOST_UNFINISHED = 5;

/** How much a visitor's unpublished uploads may come to, as declared, in bytes. */
export const MOST_UNFINISHED_BYTES = 3 * STORY_SIZE_LIMIT_BYTES;

/** What stays free on the disk whatever visitors send, in bytes. */
const SPARE_BYTES = 256 * 1024 * 1024;

/**
 * Whether an upload of this many bytes may begin.
 *
 * @throws {UploadRefusal} 422 when it is empty, 429 when its owner has enough of them, 507 when the disk has no room
 */
export async function admitUpload(size: number, owner: string): Promise<void> {
  if (size === 0) throw new UploadRefusal(422, "This video is empty. Please choose another one.");
  // Where nothing arrived, the browser may never have learnt that the upload was begun.
  const others = (await unpublishedUploads(owner)).filter(({ offset }) => offset > 0);
  const bytes = others.reduce((sum, upload) => sum + upload.size, size);
  if (others.length >= MOST_UNFINISHED || bytes > MOST_UNFINISHED_BYTES) {
    throw new UploadRefusal(
      429,
      "You have several unfinished uploads. Please finish or cancel one of them, or try again tomorrow.",
    );
  }
  const { bavail, bsize } = await statfs(uploadFolder());
  if (bavail * bsize < size + SPARE_BYTES) throw new UploadRefusal(507, DISK_FULL);
}

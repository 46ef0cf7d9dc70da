import "server-only";
import { expectRoom } from "./disk-room";
import { STORY_SIZE_LIMIT_BYTES } from "./limits";
import { uploadFolder } from "./upload-folder";
import { UploadRefusal } from "./upload-refusal";
import { unpublishedUploads, type StoredUpload } from "./uploads";

/** How many uploads a visitor may have begun and not published. */
export const MOST_UNFINISHED = 5;

/** How much a visitor's unpublished uploads may come to, as declared, in bytes. */
const MOST_UNFINISHED_BYTES = 3 * STORY_SIZE_LIMIT_BYTES;

/** How long room is kept for an upload of which nothing has arrived, in milliseconds. */
const HEAD_START_MS = 60_000;

/** Room is kept for what comes at least this fast, in bytes a second: nobody holds the disk by declaring alone. */
const SLOWEST = 32 * 1024;

/**
 * Whether an upload of this many bytes may begin.
 *
 * @throws {UploadRefusal} 422 when it is empty, 429 when its owner has enough of them, 507 when the disk has no room
 */
export async function admitUpload(size: number, owner: string): Promise<void> {
  if (size === 0) throw new UploadRefusal(422, "This video is empty. Please choose another one.");
  // Where nothing arrived, the browser may never have learnt that its upload was begun.
  const others = (await unpublishedUploads()).filter((other) => other.owner !== owner || other.offset > 0);
  expectFew(
    size,
    others.filter((other) => other.owner === owner),
  );
  await expectRoom(uploadFolder(), size + bytesToCome(others));
}

function expectFew(size: number, own: StoredUpload[]): void {
  const bytes = own.reduce((sum, upload) => sum + upload.size, size);
  if (own.length < MOST_UNFINISHED && bytes <= MOST_UNFINISHED_BYTES) return;
  throw new UploadRefusal(
    429,
    "You have several unfinished uploads. Please finish or cancel one of them, or try again tomorrow.",
  );
}

/** What uploads that are under way will still bring, in bytes. */
function bytesToCome(uploads: StoredUpload[]): number {
  const underWay = uploads.filter(
    ({ begun, offset }) => Date.now() - begun < HEAD_START_MS + (offset / SLOWEST) * 1000,
  );
  return underWay.reduce((sum, { size, offset }) => sum + size - offset, 0);
}

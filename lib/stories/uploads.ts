import "server-only";
import { createHash } from "node:crypto";
import { addressKey } from "@/lib/http/rate-limit";
import { withTimeout } from "@/lib/utils/timeout";
import { logError } from "@/lib/utils/log";
import { signatureOf } from "@/lib/utils/signature";
import { type StoredUpload, uploadStorage } from "./upload-storage";

/** An id as the tus server makes them: 128 random bits. */
const UPLOAD_ID = /^[0-9a-f]{32}$/;

/** What is kept of a visitor with an upload: it tells them from others, and nobody could be them with it. */
export function ownerOf(visitor: string): string {
  return createHash("sha256").update(`upload:${visitor}`).digest("base64url");
}

/** What is kept of an address with an upload: it tells it from others, and only who has the site's secret could be sure. */
export function networkOf(address: string | null): string {
  return signatureOf("upload", address === null ? "unknown" : addressKey(address));
}

/**
 * The upload of this id, if this owner began it; `null` for all others, as if there were none.
 *
 * @throws {UploadError} 503 when the S3 store does not answer
 */
export async function ownUpload(id: string, owner: string): Promise<StoredUpload | null> {
  const upload = UPLOAD_ID.test(id) ? await (await uploadStorage()).find(id) : null;
  return upload?.owner === owner ? upload : null;
}

/** How long the S3 store may take to say whether it answers, in milliseconds: whoever asks for health waits for it. */
const HEALTH_TIMEOUT_MS = 3_000;

/** Whether uploads can be kept: their place can be reached and has room for anything. */
export async function canKeepUploads(): Promise<boolean> {
  const asked = uploadStorage().then((storage) => storage.canKeep());
  return withTimeout(HEALTH_TIMEOUT_MS, asked, () => new Error("No answer")).catch(() => false);
}

const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

/**
 * Makes sure that uploads can be kept, and from now on removes those that nobody has touched for a day.
 *
 * @throws {Error} with one line, where they cannot
 */
export async function startKeepingUploads(): Promise<void> {
  await (await uploadStorage()).prepare();
  sweepAndLog();
  setInterval(sweepAndLog, SWEEP_INTERVAL_MS).unref();
}

function sweepAndLog(): void {
  uploadStorage()
    .then((storage) => storage.removeStale(Date.now()))
    .catch((error: unknown) => logError("upload-sweep-failed", error));
}

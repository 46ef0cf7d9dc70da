import "server-only";
import { createHash } from "node:crypto";
import { siteConfig } from "@/lib/env/site-config";
import { addressKey } from "@/lib/http/rate-limit";
import { withTimeout } from "@/lib/utils/timeout";
import { logError } from "@/lib/utils/log";
import { signatureOf } from "@/lib/utils/signature";
import type { StoredUpload, UploadStorage } from "./upload-storage";

export async function uploadStorage(): Promise<UploadStorage> {
  const { s3 } = siteConfig();
  return s3 ? (await import("./s3-uploads")).s3Uploads(s3) : (await import("#host/disk-uploads")).diskUploads;
}

const UPLOAD_ID = /^[0-9a-f]{32}$/;

/** Tells visitors apart; nobody can act as the visitor with it. */
export function ownerOf(visitor: string): string {
  return createHash("sha256").update(`upload:${visitor}`).digest("base64url");
}

/** Tells addresses apart; only somebody with the site's secret can compute it. */
export function networkOf(address: string | null): string {
  return signatureOf("upload", address === null ? "unknown" : addressKey(address));
}

/** `null` also for another owner's upload. @throws {UploadError} 503 when the S3 store does not answer */
export async function ownUpload(id: string, owner: string): Promise<StoredUpload | null> {
  const upload = UPLOAD_ID.test(id) ? await (await uploadStorage()).find(id) : null;
  return upload?.owner === owner ? upload : null;
}

const HEALTH_TIMEOUT_MS = 3_000;

export async function canKeepUploads(): Promise<boolean> {
  const asked = uploadStorage().then((storage) => storage.canKeep());
  return withTimeout(HEALTH_TIMEOUT_MS, asked, () => new Error("No answer")).catch(() => false);
}

const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

/** Also removes untouched uploads from now on. @throws {Error} with one line, when uploads cannot be kept */
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

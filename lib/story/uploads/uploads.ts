import "server-only";
import { createHash } from "node:crypto";
import { VIDEO_MAX_BYTES } from "@lampstand/contract/limits";
import { processState } from "@lampstand/runtime/process-state";
import { Server } from "@tus/server";
import { siteConfig } from "@/lib/env/site-config";
import { addressKey } from "@/lib/http/rate-limit";
import type { ReasonKey } from "@/lib/http/refusal-page";
import { apiPaths } from "@/lib/paths";
import { logError } from "@/lib/utils/log";
import { signatureOf } from "@/lib/utils/signature";
import { withTimeout } from "@/lib/utils/timeout";
import { createQueues, uploadLocker } from "./upload-locks";
import {
  RECORDING_MAX_BYTES,
  requireRoom,
  type StoredUpload,
  UploadError,
  type UploadOrigin,
  type UploadStorage,
} from "./upload-storage";

export async function uploadStorage(): Promise<UploadStorage> {
  const { s3 } = siteConfig();
  return s3 ? (await import("./s3-uploads")).s3Uploads(s3) : (await import("#host/disk-uploads")).diskUploads;
}

const UPLOAD_ID = /^[0-9a-f]{32}$/;

/** Distinguishes visitors without revealing their ids. */
export function ownerOf(visitor: string): string {
  return createHash("sha256").update(`upload:${visitor}`).digest("base64url");
}

/** Distinguishes addresses; only somebody with the site's secret can compute this. */
export function networkOf(address: string | null): string {
  return signatureOf("upload", addressKey(address));
}

/** Returns `null` for another owner's upload, too. @throws {UploadError} 503 when the S3 store does not answer */
export async function ownUpload(id: string, owner: string): Promise<StoredUpload | null> {
  const upload = UPLOAD_ID.test(id) ? await (await uploadStorage()).find(id) : null;
  return upload?.owner === owner ? upload : null;
}

type BegunUpload = UploadOrigin & Pick<StoredUpload, "id" | "size" | "isSizeKnown">;

/** Passes its own `id`, since the tus server would take it from the end of the address, query included. */
async function tusServer({ owner, network }: UploadOrigin, known?: BegunUpload): Promise<Server> {
  const { locker } = uploadState();
  const storage = await uploadStorage();
  return new Server({
    path: apiPaths.uploads,
    relativeLocation: true,
    datastore: storage.dataStore(),
    locker,
    maxSize: known?.isSizeKnown === false ? RECORDING_MAX_BYTES : VIDEO_MAX_BYTES,
    getFileIdFromRequest: () => known?.id,
    allowedOrigins: () => false,
    onUploadCreate: async (_request, upload) => {
      await requireRoom(storage.space, upload.size ?? RECORDING_MAX_BYTES, { owner, network });
      return { metadata: { owner, network } };
    },
    onResponseError: (_request, error) => refusalFor(error),
  });
}

const BEGIN_WAIT_MS = 10_000;

/** Begins one at a time per address, for exact limits. Ignores the body: a slow sender would delay the next one. */
export async function beginUpload(request: Request, origin: UploadOrigin): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete("content-type");
  const bare = new Request(request.url, { method: "POST", headers });
  const options = { signal: AbortSignal.timeout(BEGIN_WAIT_MS), onWaiting: () => undefined };
  const leaveQueue = await uploadState()
    .joinQueue(origin.network, options)
    .catch(() => null);
  if (!leaveQueue) return new Response("storeAway" satisfies ReasonKey, { status: 503 });
  try {
    return await (await tusServer(origin)).handleWeb(bare);
  } finally {
    leaveQueue();
  }
}

/** Uses this upload's id, whatever the request's address says. */
export async function continueUpload(request: Request, upload: BegunUpload): Promise<Response> {
  const server = await tusServer(upload, upload);
  return server.handleWeb(isLengthRepeated(request, upload) ? withoutLength(request) : request);
}

/** A browser that missed the last answer declares the length again, which tus refuses. */
function isLengthRepeated({ headers }: Request, { size, isSizeKnown }: BegunUpload): boolean {
  return isSizeKnown && headers.get("upload-length") === String(size);
}

function withoutLength(request: Request): Request {
  const repeated = new Request(request);
  repeated.headers.delete("upload-length");
  return repeated;
}

type TusError = { status_code: number; body: string };

/** tus's own messages are for programs; these are for visitors. */
function refusalFor(error: Error | TusError): TusError | undefined {
  if ("code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT"))
    return new UploadError(507, "diskFull");
  if (!("status_code" in error)) {
    const id = logError("upload-failed", error);
    return new UploadError(500, `uploadBroken ${id}`);
  }
  if (error.status_code === 404 || error.status_code === 410) return new UploadError(404, "uploadGone");
  if (error.body.startsWith("Maximum size")) return new UploadError(413, "fileTooLarge");
  return undefined;
}

function newState() {
  return { locker: uploadLocker(), joinQueue: createQueues() };
}

declare global {
  interface ProcessState {
    uploads?: ReturnType<typeof newState> | undefined;
  }
}

function uploadState(): ReturnType<typeof newState> {
  return (processState().uploads ??= newState());
}

const HEALTH_TIMEOUT_MS = 3_000;

export async function canKeepUploads(): Promise<boolean> {
  const asked = uploadStorage().then((storage) => storage.canKeep());
  return withTimeout(HEALTH_TIMEOUT_MS, asked, () => new Error("No answer")).catch(() => false);
}

const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

/** Prepares to store uploads and removes untouched ones. @throws {Error} with one line, when they can't be stored */
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

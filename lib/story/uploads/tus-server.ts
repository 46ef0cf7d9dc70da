import "server-only";
import { VIDEO_MAX_BYTES } from "@lampstand/contract/limits";
import { Server } from "@tus/server";
import { DISK_FULL, RECORDING_MAX_BYTES, STORE_AWAY, UPLOAD_GONE } from "@/lib/story/story-file";
import { logError } from "@/lib/utils/log";
import { processState } from "@lampstand/runtime/process-state";
import { createQueues, uploadLocker } from "./upload-locks";
import {
  promisedBytes,
  requireQuota,
  requireSpace,
  UploadError,
  type StoredUpload,
  type UploadOrigin,
} from "./upload-storage";
import { uploadStorage } from "./uploads";
import { apiPaths } from "@/lib/paths";

type BegunUpload = UploadOrigin & Pick<StoredUpload, "id" | "size" | "isSizeKnown">;

/** With its own `id`, since the tus server would take it from the end of the address, query included. */
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
      await admitUpload(upload.size ?? RECORDING_MAX_BYTES, { owner, network });
      return { metadata: { owner, network } };
    },
    onResponseError: (_request, error) => refusalFor(error),
  });
}

const BEGIN_WAIT_MS = 10_000;

/** One at a time per address, so that limits hold. The body is not read: a slow sender would delay the next one. */
export async function beginUpload(request: Request, origin: UploadOrigin): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete("content-type");
  const bare = new Request(request.url, { method: "POST", headers });
  const options = { signal: AbortSignal.timeout(BEGIN_WAIT_MS), onWaiting: () => undefined };
  const leaveQueue = await uploadState()
    .joinQueue(origin.network, options)
    .catch(() => null);
  if (!leaveQueue) return new Response(STORE_AWAY, { status: 503 });
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

/** A browser that missed the answer to the last part declares the length once more, which tus refuses. */
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
    return new UploadError(507, DISK_FULL);
  if (!("status_code" in error)) {
    const id = logError("upload-failed", error);
    return new UploadError(
      500,
      `Something went wrong. If it happens again, please tell us this number: ${id}`,
    );
  }
  if (error.status_code === 404 || error.status_code === 410) return new UploadError(404, UPLOAD_GONE);
  if (error.body.startsWith("Maximum size")) return new UploadError(413, "File size exceeds 1 GB limit.");
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

/** One per process, even when Next loads this module several times. */
function uploadState(): ReturnType<typeof newState> {
  return (processState().uploads ??= newState());
}

export const MOST_UNFINISHED = 5;

const MOST_UNFINISHED_BYTES = 3 * VIDEO_MAX_BYTES;

/** @throws {UploadError} 422 for an empty file, 429 over the quota of the owner or address, 507 without space */
async function admitUpload(size: number, { owner, network }: UploadOrigin): Promise<void> {
  if (size === 0) throw new UploadError(422, "This video is empty. Please choose another one.");
  const space = await (await uploadStorage()).space();
  // Without any bytes, the browser may never have learnt that its upload was begun.
  expectFew(
    size,
    space.uploads.filter((upload) => upload.owner === owner && upload.offset > 0),
  );
  requireQuota(space, { network, bytes: size });
  requireSpace(space, size + promisedBytes(space));
}

function expectFew(size: number, own: StoredUpload[]): void {
  const bytes = own.reduce((sum, upload) => sum + upload.size, size);
  if (own.length < MOST_UNFINISHED && bytes <= MOST_UNFINISHED_BYTES) return;
  throw new UploadError(
    429,
    "You have several unfinished uploads. Please finish or cancel one of them, or try again tomorrow.",
  );
}

export const UPLOAD_LIMITS = {
  visitor: { name: "upload-visitor", points: 30, seconds: 3600 },
  address: { name: "upload-address", points: 150, seconds: 3600 },
};

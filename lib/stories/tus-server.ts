import "server-only";
import { VIDEO_MAX_BYTES } from "@lampstand/contract/limits";
import { Server } from "@tus/server";
import { consumeRateLimit } from "@/lib/http/rate-limit";
import { DISK_FULL, STORE_AWAY, UPLOAD_GONE } from "./story-file";
import { logError } from "@/lib/utils/log";
import { processState } from "@/lib/utils/process-state";
import { uploadLocker } from "./upload-locks";
import { promisedBytes, requireShare, requireSpace, UploadError } from "./upload-room";
import { type StoredUpload, type UploadOrigin, uploadStorage } from "./upload-storage";
import { turns } from "./upload-turns";
import { apiPaths } from "@/lib/paths";

/**
 * The tus server for uploads of one browser: for the one of this id, where there is one already. By itself the server would
 * take the id from the end of the address, query included. What a browser says about its file is not kept.
 */
async function tusServer({ owner, network }: UploadOrigin, id?: string): Promise<Server> {
  const { locker } = uploadState();
  const storage = await uploadStorage();
  return new Server({
    path: apiPaths.uploads,
    relativeLocation: true,
    datastore: storage.dataStore(),
    locker,
    maxSize: VIDEO_MAX_BYTES,
    getFileIdFromRequest: () => id,
    allowedOrigins: () => false,
    onUploadCreate: async (_request, upload) => {
      await admitUpload(upload.size ?? 0, { owner, network });
      return { metadata: { owner, network } };
    },
    onResponseError: (_request, error) => refusalFor(error),
  });
}

/** How long an upload waits for another one of its address to begin, in milliseconds. */
const BEGIN_WAIT_MS = 10_000;

/**
 * Begins an upload: of one address one after the other, so that nobody has more than may be begun, and where a store hangs,
 * nobody else waits for it. A body is not read, since whoever sends it slowly would hold up the next.
 */
export async function beginUpload(request: Request, origin: UploadOrigin): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete("content-type");
  const bare = new Request(request.url, { method: "POST", headers });
  const options = { signal: AbortSignal.timeout(BEGIN_WAIT_MS), onAsked: () => undefined };
  const endTurn = await uploadState()
    .takeTurn(origin.network, options)
    .catch(() => null);
  if (!endTurn) return new Response(STORE_AWAY, { status: 503 });
  try {
    return await (await tusServer(origin)).handleWeb(bare);
  } finally {
    endTurn();
  }
}

/** Asks after an upload, goes on with it or gives it up, as the request says: with this one, whatever its address says. */
export async function continueUpload(
  request: Request,
  { id, owner, network }: UploadOrigin & { id: string },
): Promise<Response> {
  return (await tusServer({ owner, network }, id)).handleWeb(request);
}

type TusError = { status_code: number; body: string };

/** What tus itself says is for programs alone, but for these. */
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

/** What is under way with uploads: who writes to which, and which is being begun. */
function newState() {
  return { locker: uploadLocker(), takeTurn: turns() };
}

declare global {
  interface ProcessState {
    uploads?: ReturnType<typeof newState> | undefined;
  }
}

/** The same for the whole process, however often Next loads this module. */
function uploadState(): ReturnType<typeof newState> {
  return (processState().uploads ??= newState());
}

/** How many uploads a visitor may have begun and not published. */
export const MOST_UNFINISHED = 5;

/** How much a visitor's unpublished uploads may come to, as declared, in bytes. */
const MOST_UNFINISHED_BYTES = 3 * VIDEO_MAX_BYTES;

/**
 * Whether an upload of this many bytes may begin.
 *
 * @throws {UploadError} 422 when it is empty, 429 when its owner or address has enough of them, 507 when there is no room
 */
async function admitUpload(size: number, { owner, network }: UploadOrigin): Promise<void> {
  if (size === 0) throw new UploadError(422, "This video is empty. Please choose another one.");
  const room = await (await uploadStorage()).room();
  // Where nothing arrived, the browser may never have learnt that its upload was begun.
  expectFew(
    size,
    room.uploads.filter((upload) => upload.owner === owner && upload.offset > 0),
  );
  requireShare(room, { network, bytes: size });
  requireSpace(room, size + promisedBytes(room));
}

function expectFew(size: number, own: StoredUpload[]): void {
  const bytes = own.reduce((sum, upload) => sum + upload.size, size);
  if (own.length < MOST_UNFINISHED && bytes <= MOST_UNFINISHED_BYTES) return;
  throw new UploadError(
    429,
    "You have several unfinished uploads. Please finish or cancel one of them, or try again tomorrow.",
  );
}

/** How many uploads may begin in an hour. */
const LIMITS = {
  visitor: { name: "upload-visitor", points: 30, seconds: 3600 },
  address: { name: "upload-address", points: 150, seconds: 3600 },
};

/** Counts an upload for the browser and the address it comes from. */
export function limitUploads(visitor: string, address: string | null): ReturnType<typeof consumeRateLimit> {
  return consumeRateLimit(LIMITS, visitor, address);
}

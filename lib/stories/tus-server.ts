import "server-only";
import { Server } from "@tus/server";
import { logError } from "@/lib/utils/log";
import { admitUpload } from "./admission";
import { hasCode } from "./has-code";
import { STORY_SIZE_LIMIT_BYTES } from "./limits";
import { DISK_FULL, UPLOAD_GONE } from "./sentences";
import { UploadRefusal } from "./upload-refusal";
import { uploadState } from "./upload-state";
import { uploadStore } from "./uploads";
import { UPLOADS_PATH } from "./uploads-path";

/** The tus server as this owner meets it. What a browser says about its file is not kept. */
export function tusServer(owner: string): Server {
  return new Server({
    path: UPLOADS_PATH,
    relativeLocation: true,
    datastore: uploadStore(),
    locker: uploadState().locker,
    maxSize: STORY_SIZE_LIMIT_BYTES,
    allowedOrigins: () => false,
    onUploadCreate: async (_request, upload) => {
      await admitUpload(upload.size ?? 0, owner);
      return { metadata: { owner } };
    },
    onResponseError: (_request, error) => refusalFor(error),
  });
}

/**
 * Begins an upload: one after the other, so that no two are promised the same room. A body is not read, since whoever
 * sends it slowly would hold up all others.
 */
export function beginUpload(request: Request, owner: string): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete("content-type");
  const bare = new Request(request.url, { method: "POST", headers });
  return uploadState().beginInTurn(() => tusServer(owner).handleWeb(bare));
}

type TusError = { status_code: number; body: string };

/** What tus itself says is for programs alone, but for these. */
function refusalFor(error: Error | TusError): TusError | undefined {
  if (hasCode(error, "ENOSPC", "EDQUOT")) return new UploadRefusal(507, DISK_FULL);
  if (!("status_code" in error)) {
    const id = logError("upload-failed", error);
    return new UploadRefusal(
      500,
      `Something went wrong. If it happens again, please tell us this number: ${id}`,
    );
  }
  if (error.status_code === 404 || error.status_code === 410) return new UploadRefusal(404, UPLOAD_GONE);
  if (error.body.startsWith("Maximum size")) return new UploadRefusal(413, "File size exceeds 1 GB limit.");
  return undefined;
}

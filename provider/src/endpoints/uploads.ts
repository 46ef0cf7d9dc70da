import type { FileHandle } from "node:fs/promises";

import type { Payload } from "payload";

import { visibilityOf } from "../features/media/uses";
import { fileResponse } from "../lib/files/file-response";
import { openUpload, uploadNamed, type UploadName } from "../lib/files/open-upload";
import { sendContentLength } from "../lib/http/node-server";
import { HttpError } from "../lib/http/responses";

/**
 * Uploaded files have a name of their own for each content, so a copy of one is never out of date. Of a story, whoever
 * keeps a copy asks after five minutes whether it is still shown: its teller may have withdrawn.
 */
const CACHING = { page: "public, max-age=31536000, immutable", story: "public, max-age=300" };
const AN_HOUR = "public, max-age=3600";
const STAFF_ONLY = "private, no-store";

/** Answers `GET` and `HEAD /uploads/<folder>/<filename>`. */
export async function serveUpload(request: Request, payload: Payload, segments: string[]): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw new HttpError(405, "Files can only be read here", { allow: "GET, HEAD" });
  }
  const [folder = "", filename = ""] = segments;
  const name = segments.length === 2 ? uploadNamed(folder, filename) : null;
  const cacheControl = name && (await cachingFor(name, request, payload));
  const handle: FileHandle | null = name && cacheControl ? await openUpload(name) : null;
  if (!name || !cacheControl || !handle) throw new HttpError(404, "There is no such file");
  const response = await fileResponse(request, { handle, contentType: name.contentType, cacheControl });
  sendContentLength(response);
  return response;
}

/** How the asker may keep the file, or `null` if there is none for them. */
async function cachingFor({ folder, filename, contentType }: UploadName, request: Request, payload: Payload) {
  if (folder === "resource") return AN_HOUR;
  const { docs } = await payload.find({
    collection: folder,
    where: { filename: { equals: filename } },
    select: { filename: true },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [file] = docs;
  if (!file) return null;
  const place = await visibilityOf(payload, { folder, id: file.id });
  // Compressed on the way, a text's parts would no longer fit together.
  if (place) return contentType.startsWith("text/") ? `${CACHING[place]}, no-transform` : CACHING[place];
  const { user } = await payload.auth({ headers: request.headers });
  return user ? STAFF_ONLY : null;
}

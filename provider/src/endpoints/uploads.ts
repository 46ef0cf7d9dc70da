import type { Payload } from "payload";

import { writeWebVtt } from "../features/captions/caption-files";
import { captionNamed } from "../features/captions/clip-captions";
import { readCues } from "../features/captions/cue";
import { findClip } from "../features/clips/clip-state";
import { isReady, preparedFilesOf, renditionsOf } from "../features/clips/prepared";
import { clipOfFile } from "../features/clips/prepared-files";
import { type StoredFile, visibilityOf } from "../features/media/uses";
import { isPreviewed } from "../features/preview/preview-context";
import { idOf } from "../features/stories/video-of-story";
import { isStaffUser } from "../lib/admin";
import { fileResponse, textResponse, UPLOAD_HEADERS } from "../lib/files/file-response";
import { findUpload, uploadNamed, type UploadName } from "../lib/files/open-upload";
import { sendContentLength } from "../lib/http/node-server";
import { HttpError } from "../lib/http/responses";

/**
 * Uploaded files have a name of their own for each content, so a copy of one is never out of date. Of a story, whoever
 * keeps a copy asks after five minutes whether it is still shown: its teller may have withdrawn.
 */
const CACHING = { page: "public, max-age=31536000, immutable", story: "public, max-age=300" };
const AN_HOUR = "public, max-age=3600";
const STAFF_ONLY = "private, no-store";

const MISSING = "There is no such file";

/** Answers `GET` and `HEAD /uploads/<folder>/<filename>`. */
export async function serveUpload(request: Request, payload: Payload, segments: string[]): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw new HttpError(405, "Files can only be read here", { allow: "GET, HEAD" });
  }
  const [folder = "", filename = ""] = segments;
  if (folder === "captions") return serveCaptions(request, payload, segments.slice(1));
  const name = segments.length === 2 ? uploadNamed(folder, filename) : null;
  const access = name && (await accessTo(name, request, payload));
  if (access && "location" in access) return redirectTo(access.location);
  const file = name && access ? await findUpload(name) : null;
  if (!name || !access || !file) throw new HttpError(404, MISSING);
  const { cacheControl } = access;
  const response = fileResponse(request, { file, contentType: name.contentType, cacheControl });
  sendContentLength(response);
  return response;
}

/** How the asker may keep the file, or where to find what is shown in its place. */
type FileAccess = { cacheControl: string } | { location: string };

/** What the asker gets; `null` if there is nothing for them. */
async function accessTo(
  { folder, filename }: UploadName,
  request: Request,
  payload: Payload,
): Promise<FileAccess | null> {
  if (folder === "resource") return { cacheControl: AN_HOUR };
  const file = await ownerOf(payload, folder, filename);
  if (!file) return null;
  const place = await visibilityOf(payload, file);
  const shared = place && CACHING[place];
  if (shared && file.isPublic) return { cacheControl: shared };
  if (await isForAsker(`${folder}/${filename}`, request, payload)) return { cacheControl: STAFF_ONLY };
  return shared && file.shownInstead ? { location: file.shownInstead } : null;
}

/** The record whose visibility decides who sees a file. */
type FileOwner = StoredFile & {
  /** Whether visitors get the file when they see the record: of a clip, not what was uploaded where there is better. */
  isPublic: boolean;
  /** Where visitors find what they get instead. */
  shownInstead?: string;
};

async function ownerOf(
  payload: Payload,
  folder: Exclude<UploadName["folder"], "resource">,
  filename: string,
): Promise<FileOwner | null> {
  if (folder === "renditions" || folder === "frames") {
    const clip = await findClip(payload, clipOfFile(filename) ?? "");
    const isItsFile = clip && preparedFilesOf(clip).includes(filename);
    return isItsFile ? { folder: "clips", id: clip.id, isPublic: isReady(clip) } : null;
  }
  const { docs } = await payload.find({
    collection: folder,
    where: { filename: { equals: filename } },
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
  });
  const [file] = docs;
  if (!file) return null;
  const owner = { folder, id: file.id };
  if (folder !== "clips" || !("preparation" in file)) return { ...owner, isPublic: true };
  const main = renditionsOf(file)[0];
  if (main) return { ...owner, isPublic: false, shownInstead: `/uploads/renditions/${main.filename}` };
  return { ...owner, isPublic: !file.hasMetadata };
}

/** Sends the asker on: pages that were made before a clip was ready still name what was uploaded. */
function redirectTo(location: string): Response {
  const headers = { ...UPLOAD_HEADERS, location, "cache-control": CACHING.story };
  return new Response(null, { status: 307, headers });
}

/** The captions of a clip are made from its lines, and shown to whom the clip is shown; drafts are for staff. */
async function serveCaptions(request: Request, payload: Payload, segments: string[]): Promise<Response> {
  const [filename = ""] = segments;
  const captions = segments.length === 1 ? await captionNamed(payload, filename) : undefined;
  const clip = idOf(captions?.clip);
  if (!captions || !clip) throw new HttpError(404, MISSING);
  const isPublic = !captions.isDraft && (await visibilityOf(payload, { folder: "clips", id: clip })) !== null;
  if (!isPublic && !(await isForAsker(`captions/${filename}`, request, payload)))
    throw new HttpError(404, MISSING);
  const response = textResponse(request, {
    text: writeWebVtt(readCues(captions.cues)),
    contentType: "text/vtt; charset=utf-8",
    cacheControl: isPublic ? CACHING.story : STAFF_ONLY,
    updatedAt: new Date(captions.updatedAt),
  });
  sendContentLength(response);
  return response;
}

/** Whether the asker may see a file that visitors may not: as staff, or in a preview that staff have let them look at. */
async function isForAsker(path: string, request: Request, payload: Payload): Promise<boolean> {
  if (isPreviewed(`/uploads/${path}`, new URL(request.url))) return true;
  return isStaffUser((await payload.auth({ headers: request.headers })).user);
}

import { BANDWIDTH_PARAM } from "@lampstand/contract/films";
import type { Payload } from "payload";

import { isStaffUser } from "../access/roles";
import { writeWebVtt } from "../features/captions/caption-files";
import { captionPath, captionsOfFile } from "../features/captions/clip-captions";
import { readCues } from "../features/captions/cue";
import { clipOfFile } from "../features/clips/clip-state";
import { askedFilm } from "../features/consents/open-question";
import { clipOfQuestion } from "../features/consents/others-consent";
import { findShownCaptions, findShownClip, findShownImage, type Place } from "../features/media/shown-files";
import {
  isReady,
  largeOf,
  lighterRendition,
  preparedFilesOf,
  renditionsOf,
} from "../features/preparation/prepared";
import { isPreviewed } from "../features/preview/preview-context";
import { environment } from "../lib/environment";
import { certainlyRead, fileResponse, textResponse, UPLOAD_HEADERS } from "../lib/files/file-response";
import { fileStore } from "../lib/files/file-store";
import { type UploadName, uploadNamed } from "../lib/files/file-types";
import { requestTarget, sendContentLength } from "../lib/http/node-server";
import { HttpError } from "../lib/http/responses";

/**
 * Uploaded files get a new name when their content changes, so a copy is never out of date. Caches check a story's
 * files again after five minutes, since its storyteller may have withdrawn their consent.
 */
const CACHING = { page: "public, max-age=31536000, immutable", story: "public, max-age=300" };
const AN_HOUR = "public, max-age=3600";
const STAFF_ONLY = "private, no-store";

/** How long a cache that we tell to drop files may keep them (RFC 9213), in seconds. */
const TOLD_SECONDS = 24 * 60 * 60;

const MISSING = "There is no such file";

/** A refusal of one range must not answer requests for others. */
const RANGE_NOT_SATISFIABLE = 416;

/** Answers `GET` and `HEAD /uploads/<folder>/<filename>`. */
export async function serveUpload(request: Request, payload: Payload, segments: string[]): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw new HttpError(405, "Files can only be read here", { allow: "GET, HEAD" });
  }
  const [folder = "", filename = ""] = segments;
  if (folder === "asked" && segments.length === 2) return serveAskedFilm(request, payload, filename);
  if (folder === "captions") return serveCaptions(request, payload, segments.slice(1));
  const name = segments.length === 2 ? uploadNamed(folder, filename) : null;
  const access = name && (await accessTo(name, request, payload));
  if (access && "location" in access)
    return letCacheKeep(redirectTo(access.location), request, `/uploads/${folder}/${filename}`);
  const file = name && access ? await (await fileStore()).find(name, certainlyRead(request)) : null;
  if (!name || !access || !file) throw new HttpError(404, MISSING);
  const { cacheControl, isShown } = access;
  const response = fileResponse(request, { file, contentType: name.contentType, cacheControl });
  sendContentLength(response);
  return isShown ? letCacheKeep(response, request, `/uploads/${folder}/${filename}`) : response;
}

/** How the caller may cache the file, or where to find its replacement. */
type FileAccess = { cacheControl: string; isShown: boolean } | { location: string };

/** Returns what the caller may get, or `null` for nothing. */
async function accessTo(
  { folder, filename }: UploadName,
  request: Request,
  payload: Payload,
): Promise<FileAccess | null> {
  if (folder === "resource") return { cacheControl: AN_HOUR, isShown: false };
  const file = await findFile(payload, folder, filename, bandwidthOf(request));
  if (!file) return null;
  const shared = file.place && CACHING[file.place];
  if (shared && file.isPublic) return { cacheControl: shared, isShown: true };
  if (await isForAsker(`${folder}/${filename}`, file, request, payload)) {
    return { cacheControl: STAFF_ONLY, isShown: false };
  }
  return shared && file.shownInstead ? { location: file.shownInstead } : null;
}

type ShownFile = {
  /** What shows the record that the file belongs to. */
  place: Place;
  /** Whether visitors who can see the record get the file. They don't get a clip's upload once it has renditions. */
  isPublic: boolean;
  isKeptFromPreviews: boolean;
  /** Where visitors find the file they get instead. */
  shownInstead?: string;
};

async function findFile(
  payload: Payload,
  folder: Exclude<UploadName["folder"], "resource">,
  filename: string,
  bandwidth: number,
): Promise<ShownFile | null> {
  if (folder === "images") {
    const image = await findShownImage(payload, filename);
    return image ? { ...image, isPublic: true } : null;
  }
  if (folder === "clips") {
    const clip = await findShownClip(payload, "filename", filename);
    if (!clip) return null;
    const [main] = renditionsOf(clip);
    if (!main) return { ...clip, isPublic: !clip.hasMetadata };
    return { ...clip, isPublic: false, shownInstead: `/uploads/renditions/${main.filename}` };
  }
  const id = clipOfFile(filename);
  const clip = id && (await findShownClip(payload, "id", id));
  if (!clip || !preparedFilesOf(clip).includes(filename)) return null;
  const isPublic = isReady(clip) && largeOf(clip)?.filename !== filename;
  const lighter = isPublic && lighterRendition(renditionsOf(clip), filename, bandwidth);
  return lighter
    ? { ...clip, isPublic: false, shownInstead: `/uploads/renditions/${lighter.filename}` }
    : { ...clip, isPublic };
}

/** Returns the requested bandwidth in bits per second. */
function bandwidthOf(request: Request): number {
  const bandwidth = new URL(request.url).searchParams.get(BANDWIDTH_PARAM) ?? "";
  return /^[1-9]\d{0,11}$/.test(bandwidth) ? Number(bandwidth) : Infinity;
}

/** Redirects the caller: pages made before a clip was ready still name the upload. */
function redirectTo(location: string): Response {
  const headers = { ...UPLOAD_HEADERS, location, "cache-control": CACHING.story };
  return new Response(null, { status: 307, headers });
}

/** Answers with a clip's captions, made from its lines. Anyone who sees the clip gets them; only staff get drafts. */
async function serveCaptions(request: Request, payload: Payload, segments: string[]): Promise<Response> {
  const [filename = ""] = segments;
  const id = segments.length === 1 ? captionsOfFile(filename) : undefined;
  const captions = id && (await findShownCaptions(payload, id));
  if (!captions) throw new HttpError(404, MISSING);
  const isPublic = !captions.isDraft && captions.place !== null;
  if (!isPublic && !(await isForAsker(`captions/${filename}`, captions, request, payload)))
    throw new HttpError(404, MISSING);
  const response = textResponse(request, {
    text: writeWebVtt(readCues(captions.cues)),
    contentType: "text/vtt; charset=utf-8",
    cacheControl: isPublic ? CACHING.story : STAFF_ONLY,
    updatedAt: captions.updatedAt,
  });
  sendContentLength(response);
  const path = captionPath({ id: captions.id, updatedAt: captions.updatedAt.toISOString() });
  return isPublic ? letCacheKeep(response, request, path) : response;
}

/**
 * Says how long a cache that we tell to drop files may keep the answer. We name only the address that the site gives
 * out: a cache couldn't find copies stored under another spelling, a query or, as Cloudflare does, the requesting
 * origin.
 * @param path That address's path.
 */
function letCacheKeep(response: Response, request: Request, path: string): Response {
  if (response.status === RANGE_NOT_SATISFIABLE) response.headers.set("cache-control", "no-store");
  if (!environment().mediaPurge || response.status === RANGE_NOT_SATISFIABLE) return response;
  const { pathname, search } = new URL(request.url);
  const target = requestTarget() ?? `${pathname}${search}`;
  const isNamed = target === path && !request.headers.has("origin");
  const caching = isNamed ? `max-age=${TOLD_SECONDS}, must-revalidate` : "no-store";
  response.headers.set("cdn-cache-control", caching);
  return response;
}

/**
 * Returns whether the caller may see a file that visitors may not: as staff, or in a preview that staff have shared.
 */
async function isForAsker(
  path: string,
  { isKeptFromPreviews }: Pick<ShownFile, "isKeptFromPreviews">,
  request: Request,
  payload: Payload,
): Promise<boolean> {
  if (!isKeptFromPreviews && isPreviewed(`/uploads/${path}`, new URL(request.url))) return true;
  return isStaffUser((await payload.auth({ headers: request.headers })).user);
}

/** Answers `/uploads/asked/<token>`: the film that a question is about, while the question is open. */
async function serveAskedFilm(request: Request, payload: Payload, token: string): Promise<Response> {
  const clip = await clipOfQuestion(payload, token);
  const film = clip && askedFilm(clip);
  const name = film && uploadNamed(film.folder, film.filename);
  const file = name ? await (await fileStore()).find(name, certainlyRead(request)) : null;
  if (!name || !file) throw new HttpError(404, "This link no longer shows this video.");
  const { contentType } = name;
  const response = fileResponse(request, { file, contentType, cacheControl: "private, no-store" });
  sendContentLength(response);
  return response;
}

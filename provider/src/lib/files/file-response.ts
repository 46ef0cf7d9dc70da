import type { ByteRange, OpenRange, StoredFile } from "./stored-files";

type Options = { file: StoredFile; contentType: string; cacheControl: string };

/** Headers of every file response: any site may show it and read errors, and nothing in it can run. */
export const UPLOAD_HEADERS = {
  "access-control-allow-origin": "*",
  "content-security-policy": "sandbox; default-src 'none'",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
};

type TextOptions = { text: string; contentType: string; cacheControl: string; updatedAt: Date };

const SIMPLE_RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

/** Headers that may change the answer to a request. */
const CONDITIONS = ["if-none-match", "if-modified-since", "if-range"];

/** Returns the part of a file that the response will certainly contain; `undefined` if that depends on the file. */
export function certainlyRead({ method, headers }: Request): OpenRange | undefined {
  if (method !== "GET" || CONDITIONS.some((name) => headers.has(name))) return undefined;
  const range = headers.get("range");
  if (range === null) return { start: 0 };
  const [, first, last = ""] = SIMPLE_RANGE.exec(range) ?? [];
  if (first === undefined || (last !== "" && Number(last) < Number(first))) return undefined;
  return { start: Number(first), ...(last !== "" && { end: Number(last) }) };
}

/**
 * Answers GET and HEAD for a file: 200, 206, 304 or 416. Opens it at the first read, because Next neither reads nor
 * cancels the body when the client has gone.
 */
export function fileResponse(request: Request, { file, contentType, cacheControl }: Options): Response {
  const { size } = file;
  const validators = validatorsOf(file);
  const headers = new Headers({
    ...UPLOAD_HEADERS,
    "accept-ranges": "bytes",
    "cache-control": cacheControl,
    etag: validators.etag,
    "last-modified": validators.lastModified.toUTCString(),
  });

  if (isUnchanged(request.headers, validators)) return new Response(null, { status: 304, headers });

  const isPartial = request.method === "GET" && mayContinue(request.headers, validators);
  const range = isPartial ? parseRange(request.headers.get("range"), size) : "whole";
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }

  const part = range === "whole" ? { start: 0, end: size - 1 } : range;
  headers.set("content-type", contentType);
  headers.set("content-length", String(part.end + 1 - part.start));
  if (range !== "whole") headers.set("content-range", `bytes ${part.start}-${part.end}/${size}`);

  const status = range === "whole" ? 200 : 206;
  const body = request.method === "HEAD" || size === 0 ? null : file.stream(part);
  return new Response(body, { status, headers });
}

/** Answers GET and HEAD for generated text: 200 or 304, never a part. Compression on the way would change its tag. */
export function textResponse(
  request: Request,
  { text, contentType, cacheControl, updatedAt }: TextOptions,
): Response {
  const bytes = new TextEncoder().encode(text);
  const validators = validatorsOf({ size: bytes.length, mtimeMs: updatedAt.getTime() });
  const headers = new Headers({
    ...UPLOAD_HEADERS,
    "cache-control": `${cacheControl}, no-transform`,
    etag: validators.etag,
    "last-modified": validators.lastModified.toUTCString(),
  });
  if (isUnchanged(request.headers, validators)) return new Response(null, { status: 304, headers });
  headers.set("content-type", contentType);
  headers.set("content-length", String(bytes.length));
  return new Response(request.method === "HEAD" ? null : bytes, { status: 200, headers });
}

/** What a `Range` header requests: the whole file, a part, or one that does not exist. */
type RangeRequest = ByteRange | "whole" | "unsatisfiable";

/**
 * Parses a `Range` header (RFC 9110, section 14). Several ranges, other units and malformed ones get the whole file, as
 * the standard allows.
 * @param size of the file, in bytes
 */
export function parseRange(header: string | null, size: number): RangeRequest {
  const [, asked = ""] = /^bytes=(.*)$/i.exec(header ?? "") ?? [];
  // Splits before trimming: a pattern with several runs of blanks is slow on long ones.
  const [first = "", last = "", ...others] = asked.split("-").map((part) => part.trim());
  if (!/^\d+$/.test(first + last) || !asked.includes("-") || others.length > 0) return "whole";
  if (first === "") return lastBytes(Number(last), size);
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= size ? "unsatisfiable" : { start, end };
}

function lastBytes(count: number, size: number): RangeRequest {
  if (count === 0 || size === 0) return "unsatisfiable";
  return { start: Math.max(0, size - count), end: size - 1 };
}

type Validators = { etag: string; lastModified: Date };

export function validatorsOf({ size, mtimeMs }: { size: number; mtimeMs: number }): Validators {
  const etag = `"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`;
  return { etag, lastModified: new Date(Math.floor(mtimeMs / 1000) * 1000) };
}

/** Returns whether the client already has this state (RFC 9110, sections 13.1.2 and 13.1.3). */
export function isUnchanged(headers: Headers, { etag, lastModified }: Validators): boolean {
  const known = headers.get("if-none-match");
  if (known !== null) {
    return known.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
  }
  const since = Date.parse(headers.get("if-modified-since") ?? "");
  return !Number.isNaN(since) && lastModified.getTime() <= since;
}

/** Returns whether a part may be sent: not if the client has parts of another state (`If-Range`, section 13.1.5). */
export function mayContinue(headers: Headers, { etag, lastModified }: Validators): boolean {
  const condition = headers.get("if-range");
  return condition === null || condition.trim() === etag || Date.parse(condition) === lastModified.getTime();
}

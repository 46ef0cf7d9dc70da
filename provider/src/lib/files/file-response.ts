import type { ByteRange, OpenRange, StoredFile } from "./stored-files";

type Options = { file: StoredFile; contentType: string; cacheControl: string };

/** What every answer about a file is sent with: any site may show or play it and read why it cannot; nothing is run. */
export const UPLOAD_HEADERS = {
  "access-control-allow-origin": "*",
  "content-security-policy": "sandbox; default-src 'none'",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
};

type TextOptions = { text: string; contentType: string; cacheControl: string; updatedAt: Date };

const SIMPLE_RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

/** What could keep a request from being answered with what it asks for. */
const CONDITIONS = ["if-none-match", "if-modified-since", "if-range"];

/** What of a file its answer is certain to hold, if there is so much of it; `undefined` where that depends on the file. */
export function certainlyRead({ method, headers }: Request): OpenRange | undefined {
  if (method !== "GET" || CONDITIONS.some((name) => headers.has(name))) return undefined;
  const range = headers.get("range");
  if (range === null) return { start: 0 };
  const [, first, last = ""] = SIMPLE_RANGE.exec(range) ?? [];
  if (first === undefined || (last !== "" && Number(last) < Number(first))) return undefined;
  return { start: Number(first), ...(last !== "" && { end: Number(last) }) };
}

/**
 * Answers GET and HEAD for a file: 200, 206, 304 or 416. The file is opened when the body is first read: Next does not
 * read the body for an asker who has gone meanwhile, nor cancel it.
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

/**
 * Answers GET and HEAD for a text that is made when it is asked for: 200 or 304, never a part of it. Compressed on the
 * way it would have another tag than the one it is known by.
 */
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

/** What a `Range` header asks of a file: the whole, a part, or something that it does not have. */
type RangeRequest = ByteRange | "whole" | "unsatisfiable";

/**
 * Understands a `Range` header (RFC 9110, section 14). Several ranges at once, other units and malformed ones are
 * answered with the whole file, as the standard allows.
 * @param size of the file, in bytes
 */
export function parseRange(header: string | null, size: number): RangeRequest {
  const [, asked = ""] = /^bytes=(.*)$/i.exec(header ?? "") ?? [];
  // Apart from the blanks: a pattern with several runs of them is slow with very many.
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

/** What tells one state of a file from another. */
type Validators = { etag: string; lastModified: Date };

/** Validators of a stored file. */
export function validatorsOf({ size, mtimeMs }: { size: number; mtimeMs: number }): Validators {
  const etag = `"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`;
  return { etag, lastModified: new Date(Math.floor(mtimeMs / 1000) * 1000) };
}

/** Whether the asker already has this state of the file (RFC 9110, sections 13.1.2 and 13.1.3). */
export function isUnchanged(headers: Headers, { etag, lastModified }: Validators): boolean {
  const known = headers.get("if-none-match");
  if (known !== null) {
    return known.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
  }
  const since = Date.parse(headers.get("if-modified-since") ?? "");
  return !Number.isNaN(since) && lastModified.getTime() <= since;
}

/** Whether a part may be sent: always, unless the asker holds parts of another state (`If-Range`, section 13.1.5). */
export function mayContinue(headers: Headers, { etag, lastModified }: Validators): boolean {
  const condition = headers.get("if-range");
  return condition === null || condition.trim() === etag || Date.parse(condition) === lastModified.getTime();
}

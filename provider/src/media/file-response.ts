import type { FileHandle } from "node:fs/promises";

import { streamOf } from "./file-stream";
import { parseRange } from "./range";
import { isUnchanged, mayContinue, validatorsOf } from "./validators";

type Options = { handle: FileHandle; contentType: string; cacheControl: string };

/** What every answer about a file is sent with: any site may show or play it and read why it cannot; nothing is run. */
export const UPLOAD_HEADERS = {
  "access-control-allow-origin": "*",
  "content-security-policy": "sandbox; default-src 'none'",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
};

/** Answers GET and HEAD for an open file: 200, 206, 304 or 416. Closes the file when it is done with it. */
export async function fileResponse(
  request: Request,
  { handle, contentType, cacheControl }: Options,
): Promise<Response> {
  const { size, mtimeMs } = await handle.stat();
  const validators = validatorsOf({ size, mtimeMs });
  const headers = new Headers({
    ...UPLOAD_HEADERS,
    "accept-ranges": "bytes",
    "cache-control": cacheControl,
    etag: validators.etag,
    "last-modified": validators.lastModified.toUTCString(),
  });

  if (isUnchanged(request.headers, validators)) {
    await handle.close();
    return new Response(null, { status: 304, headers });
  }

  const range = mayContinue(request.headers, validators)
    ? parseRange(request.headers.get("range"), size)
    : "whole";
  if (range === "unsatisfiable") {
    await handle.close();
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }

  const part = range === "whole" ? { start: 0, end: size - 1 } : range;
  headers.set("content-type", contentType);
  headers.set("content-length", String(part.end + 1 - part.start));
  if (range !== "whole") headers.set("content-range", `bytes ${part.start}-${part.end}/${size}`);

  const status = range === "whole" ? 200 : 206;
  if (request.method === "HEAD" || size === 0) {
    await handle.close();
    return new Response(null, { status, headers });
  }
  return new Response(streamOf(handle, part), { status, headers });
}

import path from "node:path";
import { beginUpload, continueUpload, uploadStorage } from "@/lib/story/uploads/uploads";
import { apiPaths } from "@/lib/paths";

const SITE = "http://site.test";

/** The sender; tests change it. */
export const visitor = { owner: "a visitor", network: "an address" };

type Call = { method: string; path?: string; headers?: Record<string, string>; body?: BodyInit };

/** Makes a call of the tus protocol for the visitor. */
export async function call({
  method,
  path: at = apiPaths.uploads,
  headers = {},
  body,
}: Call): Promise<Response> {
  const init = {
    method,
    headers: { "tus-resumable": "1.0.0", ...headers },
    ...(body && { body, duplex: "half" }),
  };
  const request = new Request(SITE + at, init);
  const origin = { ...visitor };
  if (method === "POST") return beginUpload(request, origin);
  const id = path.basename(at);
  const stored = "upload-length" in headers ? await (await uploadStorage()).find(id) : null;
  return continueUpload(request, { ...(stored ?? { id, size: 0, isSizeKnown: true }), ...origin });
}

/** Requests an upload of this many bytes. */
export const create = (length: string, headers: Record<string, string> = {}) =>
  call({ method: "POST", headers: { "upload-length": length, ...headers } });

/**
 * Begins an upload and returns its path.
 *
 * @throws {Error} when it is refused
 */
export async function begin(length: number): Promise<string> {
  const created = await create(String(length));
  const location = created.headers.get("location");
  if (created.status !== 201 || !location) throw new Error(`The upload was refused: ${created.status}`);
  return location;
}

export function send(
  at: string,
  offset: number,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  const tus = { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" };
  return call({ method: "PATCH", path: at, headers: { ...tus, ...headers }, body });
}

/** Returns how much has arrived, as the site reports it. */
export async function offsetOf(at: string): Promise<string | null> {
  return (await call({ method: "HEAD", path: at })).headers.get("upload-offset");
}

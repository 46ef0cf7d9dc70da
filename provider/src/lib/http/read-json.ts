import { JSON_BODY_MAX_BYTES } from "@lampstand/contract/limits";
import { drainBody } from "@lampstand/runtime/drain-body";

import { HttpError } from "./responses";

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Reads a JSON body up to the limit, in bytes.
 * @throws HttpError 415 for another content type, 413 when it is too large, 400 when it is not JSON or breaks off.
 */
export async function readJson(request: Request, limit = JSON_BODY_MAX_BYTES): Promise<unknown> {
  if (!JSON_TYPE.test(request.headers.get("content-type") ?? "")) {
    throw new HttpError(415, "This address takes JSON (Content-Type: application/json)");
  }
  const bytes = await readBytes(request, limit);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new HttpError(400, "The request's body is not valid JSON");
  }
}

async function readBytes({ headers, body }: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (Number(headers.get("content-length")) > limit) throw tooLarge();
  if (!body) return Buffer.alloc(0);
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new HttpError(400, "The request's body broke off");
    });
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > limit) {
      void drainBody(reader);
      throw tooLarge();
    }
    chunks.push(value);
  }
}

function tooLarge(): HttpError {
  return new HttpError(413, "The request's body is too large");
}

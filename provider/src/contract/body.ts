import { ContractError } from "./answer";

/** Most bytes of a JSON body. */
export const JSON_BODY_LIMIT = 64 * 1024;

/**
 * Reads a JSON body, no further than the limit.
 * @throws ContractError 413 when it is too large, 400 when it is no JSON.
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractError(400, "The request's body is not valid JSON");
  }
}

async function readText(request: Request): Promise<string> {
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > JSON_BODY_LIMIT) throw new ContractError(413, "The request's body is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

import { readBytes } from "./read-bytes";

/** The longest answer that is read unless told otherwise, in bytes. */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/**
 * Reads a body as text.
 *
 * @throws {Error} when it is longer than this many bytes or breaks off
 */
export async function readText(response: Response, maxBytes = MAX_ANSWER_BYTES): Promise<string> {
  return new TextDecoder().decode(await readBytes(response, maxBytes));
}

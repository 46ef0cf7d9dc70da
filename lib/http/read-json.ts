import { readBytes, TooLongError, type Message } from "@/lib/provider/read-bytes";

/**
 * The JSON that a request or its answer carries; `undefined` for what is none, or longer than this many bytes.
 *
 * @throws {Error} when the body breaks off
 */
export async function readJson(message: Message, maxBytes: number): Promise<unknown> {
  try {
    return JSON.parse((await readBytes(message, maxBytes)).toString());
  } catch (error) {
    if (error instanceof TooLongError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

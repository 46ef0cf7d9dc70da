import { ANSWER_MAX_BYTES } from "@lampstand/contract/limits";
import { drainBody } from "@lampstand/runtime/drain-body";

export class TooLongError extends Error {
  constructor(maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
    this.name = "TooLongError";
  }
}

export type Message = Pick<Body, "body">;

/** Counts bytes as they arrive. @throws {TooLongError} over `maxBytes` @throws {Error} when the body is cut off */
export async function readBytes(message: Message, maxBytes: number): Promise<Buffer> {
  if (!message.body) return Buffer.alloc(0);
  const reader: ReadableStreamDefaultReader<Uint8Array> = message.body.getReader();
  const parts: Uint8Array[] = [];
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    received += part.value.byteLength;
    if (received > maxBytes) {
      if (message instanceof Request) void drainBody(reader);
      else await reader.cancel();
      throw new TooLongError(maxBytes);
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts, received);
}

/** @throws {Error} when the body is too long or cut off */
export async function readText(response: Response, maxBytes = ANSWER_MAX_BYTES): Promise<string> {
  return new TextDecoder().decode(await readBytes(response, maxBytes));
}

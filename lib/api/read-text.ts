/** The longest answer that is read unless told otherwise, in bytes. */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/**
 * Reads a body as text, counting what arrives rather than trusting what was declared.
 *
 * @throws {Error} when it is longer than this many bytes or breaks off
 */
export async function readText(response: Response, maxBytes = MAX_ANSWER_BYTES): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  let text = "";
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    received += part.value.byteLength;
    if (received > maxBytes) {
      await reader.cancel();
      throw new Error(`more than ${maxBytes} bytes`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

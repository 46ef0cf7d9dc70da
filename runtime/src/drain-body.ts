/** How long a sender who goes on after the answer is listened to, in milliseconds. */
const LINGER_MS = 5_000;

/**
 * Reads on without keeping anything, so that whoever is still sending gets to read the answer, and the connection's next
 * request is read; who has not stopped after a while is hung up on. Where the body is cancelled instead, Node's server
 * reads nothing more of the connection, not even the next request.
 */
export async function drainBody(body: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const hangUp = setTimeout(() => {
    body.cancel().catch(() => undefined);
  }, LINGER_MS);
  try {
    while (!(await body.read()).done);
  } catch {
    // The sender has hung up.
  } finally {
    clearTimeout(hangUp);
  }
}

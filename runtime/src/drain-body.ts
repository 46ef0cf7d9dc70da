/** How long to keep reading from a client that still sends after the answer, in milliseconds. */
const LINGER_MS = 5_000;

/**
 * Reads and discards the rest of a body, so the client can read the answer and make its next request on the connection.
 * Disconnects a client that doesn't stop in time. If the body were cancelled instead, Node's server would read nothing
 * more from the connection, not even the next request.
 */
export async function drainBody(body: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const hangUp = setTimeout(() => {
    body.cancel().catch(() => undefined);
  }, LINGER_MS);
  try {
    while (!(await body.read()).done);
  } catch {
    // The client has disconnected.
  } finally {
    clearTimeout(hangUp);
  }
}

/** How long a sender who goes on after the answer is listened to. */
const LINGER_MS = 5_000;

/**
 * Reads on without keeping anything, so that whoever is still sending gets to read the answer; who has not stopped
 * after a while is hung up on. Without this, cancelling the body would close the connection before the answer is out.
 */
export async function letGo(body: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const hangUp = setTimeout(() => {
    body.cancel().catch(() => undefined);
  }, LINGER_MS).unref();
  try {
    while (!(await body.read()).done);
  } catch {
    // The sender has hung up.
  } finally {
    clearTimeout(hangUp);
  }
}

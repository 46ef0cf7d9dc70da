import "server-only";
import { siteConfig } from "@/lib/env/site-config";
import { readText } from "@/lib/http/body";
import { ProviderError } from "@/lib/provider/client";
import type { StreamedPost } from "@/lib/provider/post-stream";
import { idleTimeout } from "@/lib/utils/timeout";

/**
 * Posts a long body to the provider. In a worker, only `fetch` sends a stream piece by piece.
 *
 * @throws {ProviderError} as on Node
 */
export async function postStream(
  path: string,
  { headers, body, bytes, idleMs }: StreamedPost,
): Promise<Response> {
  const { signal, restart, stop } = idleTimeout(idleMs);
  const sized = new FixedLengthStream(bytes);
  const sent = streamOf(body, restart).pipeTo(sized.writable, { signal });
  // A provider that refuses early doesn't read the rest.
  sent.catch(() => undefined);
  try {
    const options = { method: "POST", headers, body: sized.readable, redirect: "manual", signal } as const;
    const answer = await fetch(siteConfig().API_BASE_URL + path, options);
    return new Response(await readText(answer), { status: answer.status, headers: answer.headers });
  } catch (cause) {
    throw new ProviderError(signal.aborted ? "timeout" : "unreachable", path, { cause });
  } finally {
    stop();
  }
}

/** Reads each next piece once the line has room, which shows that data moves. */
function streamOf(
  pieces: AsyncGenerator<Uint8Array, void>,
  onMovement: () => void,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      onMovement();
      const piece = await pieces.next();
      if (piece.done) controller.close();
      // The next piece overwrites a video's part.
      else controller.enqueue(piece.value.slice());
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
}

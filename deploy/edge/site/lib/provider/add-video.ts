import "server-only";
import { siteConfig } from "@/lib/env/site-config";
import type { NewVideo } from "@/lib/provider/add-video";
import { callHeaders, ProviderError, readAnswer } from "@/lib/provider/client";
import { multipartForm } from "@/lib/provider/multipart-form";
import { expectSuccess } from "@/lib/provider/payload";

const PATH = "/add_video";

/** How long the provider may take for all of it, in milliseconds: it also checks the video before it answers. */
const TIMEOUT_MS = 5 * 60 * 1000;

/**
 * Gives a story and its video to the provider. A worker's `fetch` sends a stream piece by piece, and no other call does.
 *
 * @throws {ProviderError} as `callProvider` does; also when the file cannot be read
 */
export async function addVideo({ fields, file, idempotencyKey, visitorAddress }: NewVideo): Promise<void> {
  const form = multipartForm(fields, "file", file);
  const headers = callHeaders({ visitorAddress, idempotencyKey });
  headers.set("content-type", form.contentType);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const body = new FixedLengthStream(form.contentLength);
  const sent = streamOf(form.body()).pipeTo(body.writable, { signal });
  // A provider that refuses early does not read the rest.
  sent.catch(() => undefined);
  try {
    const url = siteConfig().API_BASE_URL + PATH;
    const options = { method: "POST", headers, body: body.readable, redirect: "manual", signal } as const;
    const response = await fetch(url, options);
    expectSuccess(PATH, await readAnswer(PATH, response));
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    throw new ProviderError(signal.aborted ? "timeout" : "unreachable", PATH, { cause });
  }
}

function streamOf(pieces: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      const piece = await pieces.next();
      if (piece.done) controller.close();
      // A part of a video is overwritten by the next one.
      else controller.enqueue(piece.value.slice());
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
}

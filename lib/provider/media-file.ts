import "server-only";
import { isProviderMedia } from "@/lib/media/media-url";
import { ProviderError } from "./provider-error";
import { readBytes, TooLongError } from "./read-bytes";

type Limits = { maxBytes: number; timeoutMs: number };

/**
 * Fetches a file of the operator's own media address, as a browser would: without the provider's token. Redirects are not
 * followed, since they could lead anywhere.
 *
 * @throws {ProviderError} `missing` when it is at another address, has moved, is too large or is not there; any other kind
 *   when it may be there later
 */
export async function fetchMedia(address: string, { maxBytes, timeoutMs }: Limits): Promise<Buffer> {
  if (!isProviderMedia(address)) throw new ProviderError("missing", address);
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await ask(address, signal);
  if (!response.ok) {
    await response.body?.cancel();
    const isPassing = response.status >= 500 || response.status === 429;
    throw new ProviderError(isPassing ? "refused" : "missing", address, { cause: `HTTP ${response.status}` });
  }
  try {
    return await readBytes(response, maxBytes);
  } catch (cause) {
    if (cause instanceof TooLongError) throw new ProviderError("missing", address, { cause });
    throw new ProviderError(signal.aborted ? "timeout" : "malformed", address, { cause });
  }
}

async function ask(address: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, { cache: "no-store", redirect: "manual", signal });
  } catch (cause) {
    throw new ProviderError(signal.aborted ? "timeout" : "unreachable", address, { cause });
  }
}

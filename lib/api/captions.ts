import "server-only";
import { isProviderMedia } from "@/lib/media/media-url";
import { defineRead, type Reading } from "./define-read";
import { ProviderError } from "./provider-error";
import { readText } from "./read-text";
import { READ_TIMEOUT_MS } from "./request";
import { TAGS } from "./tags";

/** The longest captions that are passed on, in bytes: some hours of speech. */
export const MAX_CAPTIONS_BYTES = 256 * 1024;

/** How every WebVTT file begins. */
const WEBVTT = /^WEBVTT(?:[ \t\r\n]|$)/;

const readCaptions = defineRead({
  name: "captions",
  tags: (_address: string, slug: string) => [TAGS.video(slug)],
  load: async (address) => {
    const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
    const response = await ask(address, signal);
    if (response.status === 404 || response.status === 410) throw new ProviderError("missing", address);
    if (!response.ok) throw new ProviderError("refused", address, { cause: `HTTP ${response.status}` });
    const text = await readText(response, MAX_CAPTIONS_BYTES).catch((cause: unknown) => {
      throw new ProviderError(signal.aborted ? "timeout" : "malformed", address, { cause });
    });
    if (!WEBVTT.test(text)) throw new ProviderError("malformed", address, { cause: "not WebVTT" });
    return text;
  },
});

/** The text of the WebVTT captions of the video of this slug. Only an address among the provider's media is ever asked. */
export async function getCaptions(address: string, slug: string): Promise<Reading<string>> {
  return isProviderMedia(address) ? readCaptions(address, slug) : { state: "missing" };
}

/** Without the provider's token: what browsers may load needs none. */
async function ask(address: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, { cache: "no-store", redirect: "error", signal });
  } catch (cause) {
    throw new ProviderError(signal.aborted ? "timeout" : "unreachable", address, { cause });
  }
}

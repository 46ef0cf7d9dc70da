import "server-only";
import { TAGS } from "@lampstand/contract/tags";
import { cachedQuery, type QueryResult } from "./cached-query";
import { fetchMedia } from "./media-file";
import { ProviderError } from "./provider-error";
import { READ_TIMEOUT_MS } from "./request";

/** The longest captions that are passed on, in bytes: some hours of speech. */
export const MAX_CAPTIONS_BYTES = 256 * 1024;

/** How every WebVTT file begins. */
const WEBVTT = /^WEBVTT(?:[ \t\r\n]|$)/;

const readCaptions = cachedQuery({
  name: "captions",
  tags: (_address: string, slug: string) => [TAGS.video(slug)],
  load: async (address) => {
    const limits = { maxBytes: MAX_CAPTIONS_BYTES, timeoutMs: READ_TIMEOUT_MS };
    const text = new TextDecoder().decode(await fetchMedia(address, limits));
    if (!WEBVTT.test(text)) throw new ProviderError("malformed", address, { cause: "not WebVTT" });
    return text;
  },
});

/** The text of the WebVTT captions of the video of this slug. Only an address among the provider's media is ever asked. */
export async function getCaptions(address: string, slug: string): Promise<QueryResult<string>> {
  return readCaptions(address, slug);
}

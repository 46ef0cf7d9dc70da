import "server-only";
import { CAPTIONS_MAX_BYTES } from "@lampstand/contract/limits";
import { readBytes, TooLongError } from "@/lib/http/body";
import { fileTags, internalMediaUrl, isProviderMedia } from "@/lib/media/media-url";
import { logError } from "@/lib/utils/log";
import { cachedQuery, type QueryResult } from "./cached-query";
import { ProviderError, READ_TIMEOUT_MS } from "./client";
import { TAGS } from "@lampstand/contract/tags";

type Limits = { maxBytes: number; timeoutMs: number };

/** Sends no tokens and follows no redirects. @throws {ProviderError} `missing` is final; other kinds may work later */
export async function fetchMedia(address: string, { maxBytes, timeoutMs }: Limits): Promise<Buffer> {
  if (!isProviderMedia(address)) throw new ProviderError("missing", address);
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await ask(address, signal);
  if (!response.ok) return refuse(address, response);
  return read(address, response, maxBytes, signal);
}

async function refuse(address: string, response: Response): Promise<never> {
  await response.body?.cancel();
  const isPassing = response.status >= 500 || response.status === 429;
  throw new ProviderError(isPassing ? "refused" : "missing", address, { cause: `HTTP ${response.status}` });
}

async function read(
  address: string,
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  try {
    return await readBytes(response, maxBytes);
  } catch (cause) {
    if (cause instanceof TooLongError) throw new ProviderError("missing", address, { cause });
    throw new ProviderError(signal.aborted ? "timeout" : "malformed", address, { cause });
  }
}

async function ask(
  address: string,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Response> {
  try {
    return await fetch(internalMediaUrl(address), {
      cache: "no-store",
      redirect: "manual",
      signal,
      headers,
    });
  } catch (cause) {
    throw new ProviderError(signal.aborted ? "timeout" : "unreachable", address, { cause });
  }
}

const WEBVTT = /^WEBVTT(?:[ \t\r\n]|$)/;

const readCaptions = cachedQuery({
  name: "captions",
  tags: (address: string, slug: string) => [TAGS.video(slug), ...fileTags(address)],
  load: async (address) => {
    const limits = { maxBytes: CAPTIONS_MAX_BYTES, timeoutMs: READ_TIMEOUT_MS };
    const text = new TextDecoder().decode(await fetchMedia(address, limits));
    if (!WEBVTT.test(text)) throw new ProviderError("malformed", address, { cause: "not WebVTT" });
    return text;
  },
});

export async function getCaptions(address: string, slug: string): Promise<QueryResult<string>> {
  return readCaptions(address, slug);
}

export const PICTURE_TIMEOUT_MS = 3000;

export const MAX_PICTURE_BYTES = 16 * 1024 * 1024;

/** Doesn't cache the picture, since the drawing made with it is cached. `unavailable`: it may be there later. */
export async function fetchPicture(address: string): Promise<QueryResult<Buffer>> {
  try {
    const limits = { maxBytes: MAX_PICTURE_BYTES, timeoutMs: PICTURE_TIMEOUT_MS };
    return { state: "found", data: await fetchMedia(address, limits) };
  } catch (error) {
    logError("picture-fetch-failed", error);
    const isMissing = error instanceof ProviderError && error.failure === "missing";
    return { state: isMissing ? "missing" : "unavailable" };
  }
}

export type MediaVersion = {
  bytes: Buffer;
  etag: string | null;
  maxAge: number | null;
};

const NOT_MODIFIED = 304;

/** `"unchanged"`: the picture still has this ETag. @throws {ProviderError} as `fetchMedia` */
export async function fetchPictureVersion(
  address: string,
  knownEtag: string | null,
): Promise<MediaVersion | "unchanged"> {
  if (!isProviderMedia(address)) throw new ProviderError("missing", address);
  const signal = AbortSignal.timeout(PICTURE_TIMEOUT_MS);
  const response = await ask(address, signal, knownEtag === null ? {} : { "If-None-Match": knownEtag });
  if (response.status === NOT_MODIFIED && knownEtag !== null) {
    await response.body?.cancel();
    return "unchanged";
  }
  if (!response.ok) return refuse(address, response);
  const maxAge = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(response.headers.get("cache-control") ?? "")?.[1];
  return {
    bytes: await read(address, response, MAX_PICTURE_BYTES, signal),
    etag: response.headers.get("etag"),
    maxAge: maxAge === undefined ? null : Number(maxAge),
  };
}

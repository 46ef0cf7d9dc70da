import "client-only";

/** Returns the current HTTP status of a film's address; `null` without an answer that the browser lets us read. */
export async function filmStatus(src: string, signal?: AbortSignal): Promise<number | null> {
  try {
    // eslint-disable-next-line no-restricted-globals -- a media file, not a call of the provider's API
    return (await fetch(src, { method: "HEAD", cache: "no-store", signal })).status;
  } catch {
    return null;
  }
}

/** Returns whether a film was removed since its address was issued. */
export async function isTakenDown(src: string): Promise<boolean> {
  const status = await filmStatus(src);
  return status === 404 || status === 410;
}

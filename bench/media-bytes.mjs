/** @typedef {{ loaded: number, size: number }} MediaFile in bytes; `size` of the whole file */

/**
 * Counts what a page fetches of video files from now on. Counts a repeated part once, since it comes from the browser's
 * cache. (The provider cannot tell: it hands a whole file to the network at once, however little is read.)
 *
 * @param {import("playwright").CDPSession} session
 * @returns {Promise<() => Map<string, MediaFile>>} returns the files so far, by address
 */
export async function watchMediaFiles(session) {
  /** @type {Map<string, { url: string, from: number, length: number, size: number }>} */
  const parts = new Map();
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (!response.mimeType.startsWith("video/")) return;
    const [, from = "0", size] =
      /^bytes (\d+)-\d+\/(\d+)/.exec(headerOf(response.headers, "content-range")) ?? [];
    const whole = Number(size ?? headerOf(response.headers, "content-length"));
    parts.set(requestId, { url: response.url, from: Number(from), length: 0, size: whole });
  });
  session.on("Network.dataReceived", ({ requestId, dataLength }) => {
    const part = parts.get(requestId);
    if (part) part.length += dataLength;
  });
  await session.send("Network.enable");
  return () => filesOf([...parts.values()]);
}

/**
 * @param {import("playwright").CDPSession} session
 * @returns {Promise<() => number>} returns the bytes so far
 */
export async function countMediaBytes(session) {
  const files = await watchMediaFiles(session);
  return () => [...files().values()].reduce((sum, { loaded }) => sum + loaded, 0);
}

/** @param {{ url: string, from: number, length: number, size: number }[]} parts */
function filesOf(parts) {
  /** @type {Map<string, MediaFile & { reached: number }>} */
  const files = new Map();
  for (const { url, from, length, size } of [...parts].sort((a, b) => a.from - b.from)) {
    const { loaded, reached } = files.get(url) ?? { loaded: 0, reached: 0 };
    const to = from + length;
    const isNew = Math.max(0, to - Math.max(from, reached));
    files.set(url, { loaded: loaded + isNew, size, reached: Math.max(reached, to) });
  }
  return files;
}

/**
 * @param {Record<string, string>} headers
 * @param {string} name in lower case
 */
function headerOf(headers, name) {
  return Object.entries(headers).find(([header]) => header.toLowerCase() === name)?.[1] ?? "";
}

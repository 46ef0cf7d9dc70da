/**
 * Counts what a page fetches of clips, from now on. A part that arrives again counts once, since it comes from the
 * browser's cache. (The provider cannot tell: it hands a whole clip to the network at once, however little is read.)
 *
 * @param {import("playwright").CDPSession} session
 * @returns {Promise<() => number>} gives the bytes so far
 */
export async function countMediaBytes(session) {
  /** @type {Map<string, { url: string, from: number, length: number }>} */
  const parts = new Map();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type !== "Media") return;
    const range = /^bytes (\d+)-/.exec(headerOf(response.headers, "content-range"));
    parts.set(requestId, { url: response.url, from: Number(range?.[1] ?? 0), length: 0 });
  });
  session.on("Network.dataReceived", ({ requestId, dataLength }) => {
    const part = parts.get(requestId);
    if (part) part.length += dataLength;
  });
  await session.send("Network.enable");
  return () => lengthOnce([...parts.values()]);
}

/** @param {{ url: string, from: number, length: number }[]} parts */
function lengthOnce(parts) {
  /** @type {Map<string, number>} */
  const reached = new Map();
  let length = 0;
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    const known = reached.get(part.url) ?? 0;
    const to = part.from + part.length;
    length += Math.max(0, to - Math.max(part.from, known));
    reached.set(part.url, Math.max(known, to));
  }
  return length;
}

/**
 * @param {Record<string, string>} headers
 * @param {string} name in small letters
 */
function headerOf(headers, name) {
  return Object.entries(headers).find(([header]) => header.toLowerCase() === name)?.[1] ?? "";
}

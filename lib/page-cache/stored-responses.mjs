/** See docs/decisions/2026-11-22-pages-stored-whole.md. */
import { ServerResponse } from "node:http";
import Negotiator from "negotiator";
import { cacheFigures } from "./cache-figures.mjs";
import { addResponse, freshPage } from "./cache-handler.mjs";
import { hasNextHeaders } from "./next-headers.mjs";
import { pageRequests } from "./page-request.mjs";

/** @typedef {import("./cache-handler.mjs").Encoding} Encoding */
/** @typedef {import("./cache-handler.mjs").StoredResponse} StoredResponse */

const HIT = "lampstand; hit"; // RFC 9211: Next did not run

/** @param {import("node:http").IncomingMessage} request @param {ServerResponse} response @returns {boolean} */
export function answerFromStore(request, response) {
  const { method, url = "", headers } = request;
  if (method !== "GET" || url.includes("?") || hasNextHeaders(headers)) return false;
  const encoding = encodingFor(request);
  headers["accept-encoding"] = encoding;
  const stored = freshPage(url)?.responses?.get(encoding);
  if (!stored) {
    remember(url, response, encoding);
    return false;
  }
  const known = headers["if-none-match"];
  // security-headers.ts compares other versions, such as weak ones.
  if (known !== undefined && known !== stored.headers.etag) return false;
  cacheFigures.requests.pages.hits += 1;
  send(response, stored, known !== undefined);
  return true;
}

/** @param {ServerResponse} response @param {StoredResponse} stored @param {boolean} isKnown the visitor has it */
function send(response, { headers, body }, isKnown) {
  const { "content-length": _length, "content-type": _type, ...withoutBody } = headers;
  // The response's own method would add headers a second time.
  ServerResponse.prototype.writeHead.call(response, isKnown ? 304 : 200, {
    ...(isKnown ? withoutBody : headers),
    "cache-status": HIT,
    ...response.getHeaders(),
  });
  response.end(isKnown ? undefined : body);
}

/** @param {string} url @param {ServerResponse} response @param {Encoding} encoding */
function remember(url, response, encoding) {
  const request = pageRequests.getStore();
  if (!request) return;
  /** @type {Buffer[]} */
  const chunks = [];
  const keep = (/** @type {unknown} */ chunk, /** @type {unknown} */ charset) => {
    if (!request.stored) return;
    if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    else if (typeof chunk === "string")
      chunks.push(Buffer.from(chunk, isCharset(charset) ? charset : "utf8"));
  };
  /* eslint-disable @typescript-eslint/unbound-method -- the proxy passes on what it is called on */
  response.write = preceded(response.write, keep);
  response.end = preceded(response.end, keep);
  /* eslint-enable @typescript-eslint/unbound-method -- see above */
  response.once("finish", () => {
    const { stored: entry, sentStatus } = request;
    if (!entry || freshPage(url)?.entry !== entry || sentStatus !== 200) return;
    if (response.getHeader("x-nextjs-cache") !== "HIT" || response.hasHeader("set-cookie")) return;
    const body = Buffer.concat(chunks);
    const sent = response.getHeader("content-encoding") ?? "identity";
    if (sent !== encoding && sent !== "identity") return;
    const { "transfer-encoding": _, ...headers } = response.getHeaders();
    addResponse(url, encoding, { headers: { ...headers, "content-length": body.length }, body });
  });
}

/** @param {import("node:http").IncomingMessage} request @returns {Encoding} */
function encodingFor(request) {
  return new Negotiator(request).encoding(["gzip", "identity"]) === "gzip" ? "gzip" : "identity";
}

/** @template {Function} Method @param {Method} method @param {(...args: unknown[]) => void} tell */
function preceded(method, tell) {
  return new Proxy(method, {
    apply(target, self, /** @type {unknown[]} */ args) {
      tell(...args);
      /** @type {unknown} */
      const result = Reflect.apply(target, self, args);
      return result;
    },
  });
}

/** @param {unknown} name @returns {name is BufferEncoding} */
function isCharset(name) {
  return typeof name === "string" && Buffer.isEncoding(name);
}

import { createHash } from "node:crypto";
import { SCRIPT_HASHES } from "./exchange.mjs";

/** @typedef {import("next/dist/server/response-cache").IncrementalCachedAppPageValue} Page */

/**
 * Makes a rendered page one that can be stored: its inline scripts are named by their hashes rather than by the nonce of
 * the request it was rendered for, and it has the status that it asked for, and its ETag, which Next would compute anew
 * for every visitor.
 *
 * @param {Page} page changed in place
 * @param {import("./exchange.mjs").Exchange} exchange
 */
export function finishPage(page, { nonce, status }) {
  if (page.headers?.[SCRIPT_HASHES] !== undefined) return;
  const { html, hashes } = hashInlineScripts(withinLatin1(page.html), nonce);
  page.html = inOneByteEach(html);
  page.rscData = page.rscData && withoutNonce(page.rscData, nonce);
  page.segmentData &&= new Map(
    [...page.segmentData].map(([path, flight]) => [path, withoutNonce(flight, nonce)]),
  );
  page.headers = { ...page.headers, [SCRIPT_HASHES]: hashes.join(" "), etag: `"${digest(page.html)}"` };
  page.status ??= status;
}

/**
 * React's own data name the nonce, too. It is made the same for all renders, so that a page that has not changed is the
 * same to the byte, and kept as long, since rows of data may tell their length.
 *
 * @param {string} nonce
 */
function spentNonce(nonce) {
  return "A".repeat(nonce.length);
}

/** @param {Buffer} flight @param {string} nonce */
function withoutNonce(flight, nonce) {
  return Buffer.from(flight.toString("latin1").replaceAll(nonce, spentNonce(nonce)), "latin1");
}

const SCRIPT = /<script([^>]*)>([^]*?)<\/script>/g;

/**
 * Takes the nonce out of a page. Only the scripts that bear it are Next's own: anything else that got into the page is
 * given no hash. Neighbours become one script, which keeps the policy short.
 *
 * @param {string} html
 * @param {string} nonce
 */
export function hashInlineScripts(html, nonce) {
  const mark = ` nonce="${nonce}"`;
  /** @type {Set<string>} */
  const hashes = new Set();
  let result = "";
  let position = 0;
  let joined = "";

  /** @param {string} attributes @param {string} code */
  const add = (attributes, code) => {
    result += `<script${attributes}>${code}</script>`;
    if (!/\ssrc=/.test(attributes)) hashes.add(hashOf(code));
  };
  const addJoined = () => {
    if (joined !== "") add("", joined);
    joined = "";
  };

  for (const match of html.matchAll(SCRIPT)) {
    const [script, attributes = "", content = ""] = match;
    if (!attributes.includes(mark)) continue;
    const code = content.replaceAll(nonce, spentNonce(nonce));
    const between = html.slice(position, match.index);
    if (between !== "") addJoined();
    result += between.replaceAll(mark, "");
    position = match.index + script.length;
    if (attributes === mark) joined += joined === "" ? code : `;${code}`;
    else {
      addJoined();
      add(attributes.replace(mark, ""), code);
    }
  }
  addJoined();
  return { html: result + html.slice(position).replaceAll(mark, ""), hashes: [...hashes] };
}

/** @param {string} code */
function hashOf(code) {
  return `sha256-${digest(code)}`;
}

/** @param {string} text */
function digest(text) {
  return createHash("sha256").update(text).digest("base64");
}

/** A script or style sheet, or a character of the text beyond Latin-1. */
const BEYOND_LATIN1 = /<(script|style)\b[^]*?<\/\1>|[\u{100}-\u{10ffff}]/gu;

/**
 * The same page, with escapes for what is beyond Latin-1. One such character makes V8 hold the page in two bytes a
 * character, and encode it more slowly for every visitor.
 *
 * @param {string} html
 */
export function withinLatin1(html) {
  return html.replace(BEYOND_LATIN1, (found, /** @type {string | undefined} */ name) => {
    if (name === "style") return found;
    if (name === "script") return found.replace(/[\u0100-\uffff]/g, escapeUnit);
    return `&#x${found.codePointAt(0)?.toString(16)};`;
  });
}

/** @param {string} unit of UTF-16 */
function escapeUnit(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** The same text, held in as little as it can be. @param {string} text */
function inOneByteEach(text) {
  const bytes = Buffer.from(text, "latin1");
  const compact = bytes.toString("latin1");
  return compact === text ? compact : text;
}

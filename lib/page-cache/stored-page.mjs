/** See docs/decisions/2026-11-22-content-security-policy.md and 2026-11-22-pages-stored-whole.md. */
import { createHash } from "node:crypto";
import { SCRIPT_HASHES } from "./page-request.mjs";
import { waitForPicture } from "../early-video/scripts-after-picture.mjs";

/** @typedef {import("next/dist/server/response-cache").IncrementalCachedAppPageValue} Page */

/** @param {Page} page changed in place @param {import("./page-request.mjs").PageRequest} request */
export function finishPage(page, { nonce, status }) {
  if (page.headers?.[SCRIPT_HASHES] !== undefined) return;
  const { html, hashes } = hashInlineScripts(withinLatin1(waitForPicture(page.html, nonce)), nonce);
  page.html = inOneByteEach(html);
  page.rscData = page.rscData && withoutNonce(page.rscData, nonce);
  page.segmentData &&= new Map(
    [...page.segmentData].map(([path, flight]) => [path, withoutNonce(flight, nonce)]),
  );
  page.headers = { ...page.headers, [SCRIPT_HASHES]: hashes.join(" "), etag: `"${digest(page.html)}"` };
  page.status ??= status;
}

function spentNonce(/** @type {string} */ nonce) {
  return "A".repeat(nonce.length); // some rows of React's data state their length
}

function withoutNonce(/** @type {Buffer} */ flight, /** @type {string} */ nonce) {
  return Buffer.from(flight.toString("latin1").replaceAll(nonce, spentNonce(nonce)), "latin1");
}

const SCRIPT = /<script([^>]*)>([^]*?)<\/script>/g;

export function hashInlineScripts(/** @type {string} */ html, /** @type {string} */ nonce) {
  const mark = ` nonce="${nonce}"`;
  /** @type {Set<string>} */
  const hashes = new Set();
  let result = "";
  let position = 0;
  let joined = "";

  const add = (/** @type {string} */ attributes, /** @type {string} */ code) => {
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

function hashOf(/** @type {string} */ code) {
  return `sha256-${digest(code)}`;
}

function digest(/** @type {string} */ text) {
  return createHash("sha256").update(text).digest("base64");
}

const BEYOND_LATIN1 = /<(script|style)\b[^]*?<\/\1>|[\u{100}-\u{10ffff}]/gu;

export function withinLatin1(/** @type {string} */ html) {
  return html.replace(BEYOND_LATIN1, (found, /** @type {string | undefined} */ name) => {
    if (name === "style") return found;
    if (name === "script") return found.replace(/[\u0100-\uffff]/g, escapeUnit);
    return `&#x${found.codePointAt(0)?.toString(16)};`;
  });
}

function escapeUnit(/** @type {string} */ unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function inOneByteEach(/** @type {string} */ text) {
  const bytes = Buffer.from(text, "latin1");
  const compact = bytes.toString("latin1");
  return compact === text ? compact : text;
}

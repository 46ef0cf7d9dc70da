import { openSync, closeSync, readSync, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { newSlug, STORY_FIELDS } from "../upload/story-fields.mjs";

/** The page's part size, in bytes. */
const PART_BYTES = 8 * 1024 * 1024;

const AGAIN_MS = 1000;

/** How often failures are repeated before the story is abandoned. */
const TRIES = 30;

/** In milliseconds: longer than the site's minimum, below which it suspects a program. */
const FILL_MS = 2500;

const TUS = { "tus-resumable": "1.0.0" };
const PART = { ...TUS, "content-type": "application/offset+octet-stream" };

/** @typedef {{ method: string; headers?: Record<string, string>; body?: string | Buffer }} Asked */
/** @typedef {{ status: number; headers: import("node:http").IncomingHttpHeaders; body: string }} Answer status 0 for none */

/**
 * Sends a story part by part, then its form, as the page does: repeats requests that fail on the server's side, from
 * where the upload is.
 *
 * @param {(path: string, asked: Asked) => Promise<Answer>} ask
 * @param {string} file
 * @returns {Promise<{ slug: string; failed: number[] }>} the requested slug, and the status of each failed attempt
 * @throws {Error} when it is not accepted
 */
export async function uploadInParts(ask, file) {
  /** @type {number[]} */
  const failed = [];
  const askUntilDone = async (/** @type {() => Promise<Answer>} */ tried) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await tried();
      if (answer.status >= 200 && answer.status < 300) return answer;
      failed.push(answer.status);
      if (answer.status >= 400 && answer.status < 500) throw new Error(`${answer.status} ${answer.body}`);
      await pause(AGAIN_MS);
    }
    throw new Error(`stopped after ${failed.join(", ")}`);
  };
  const size = statSync(file).size;
  const { body: formToken } = await askUntilDone(() => ask("/api/forms/token", { method: "GET" }));
  const begun = await askUntilDone(() =>
    ask("/api/uploads", { method: "POST", headers: { ...TUS, "upload-length": String(size) } }),
  );
  const at = String(begun.headers.location);
  const cookie = begun.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  const send = (/** @type {number} */ offset) =>
    ask(at, {
      method: "PATCH",
      headers: { ...PART, cookie, "upload-offset": String(offset) },
      body: readPart(file, offset),
    });
  const look = () => askUntilDone(() => ask(at, { method: "HEAD", headers: { ...TUS, cookie } }));
  for (let offset = 0; offset < size;) {
    let answer = await send(offset);
    if (answer.status !== 204) {
      failed.push(answer.status);
      await pause(AGAIN_MS);
      answer = await look();
    }
    offset = Number(answer.headers["upload-offset"]);
  }
  const slug = newSlug();
  const body = JSON.stringify({ ...STORY_FIELDS, slug, file: at.split("/").at(-1), formToken });
  const headers = { cookie, "content-type": "application/json" };
  await pause(FILL_MS);
  while ((await askUntilDone(() => ask("/api/stories", { method: "POST", headers, body }))).status !== 201)
    await pause(AGAIN_MS);
  return { slug, failed };
}

/**
 * @param {string} file
 * @param {number} offset
 */
function readPart(file, offset) {
  const handle = openSync(file, "r");
  try {
    const part = Buffer.alloc(PART_BYTES);
    return part.subarray(0, readSync(handle, part, 0, PART_BYTES, offset));
  } finally {
    closeSync(handle);
  }
}

import { openSync, closeSync, readSync, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { newSlug, STORY_FIELDS } from "../upload/story-fields.mjs";

/** As the page has it, in bytes. */
const PART_BYTES = 8 * 1024 * 1024;

const ASK_AGAIN_MS = 1000;

/** Longer than a form that no person could have filled in so fast, in milliseconds. */
const FILL_MS = 2500;

const TUS = { "tus-resumable": "1.0.0" };

/**
 * Gives a story part by part, each to the next site, and its form to the last one.
 *
 * @param {string[]} siteUrls
 * @param {{ file: string; address: string }} story `address`: the visitor's IP address
 * @returns {Promise<string>} the slug that was wished for
 * @throws {Error} when a site does not take it
 */
export async function uploadInParts(siteUrls, { file, address }) {
  const siteOf = (/** @type {number} */ number) => siteUrls[number % siteUrls.length] ?? "";
  const from = { "x-forwarded-for": `${address}, 127.0.0.1` };
  const size = statSync(file).size;
  const formToken = await (await fetch(`${siteOf(0)}/api/forms/token`, { headers: from })).text();
  const begun = await expectOk(
    fetch(`${siteOf(0)}/api/uploads`, {
      method: "POST",
      headers: { ...TUS, ...from, "upload-length": String(size) },
    }),
  );
  const at = begun.headers.get("location") ?? "";
  const cookie = begun.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  for (let number = 1, offset = 0; offset < size; number += 1) {
    const answer = await expectOk(
      fetch(siteOf(number) + at, {
        method: "PATCH",
        headers: {
          ...TUS,
          ...from,
          cookie,
          "upload-offset": String(offset),
          "content-type": "application/offset+octet-stream",
        },
        body: readPart(file, offset),
      }),
    );
    offset = Number(answer.headers.get("upload-offset"));
  }
  const slug = newSlug();
  const story = { ...STORY_FIELDS, slug, file: at.split("/").at(-1), formToken };
  await pause(FILL_MS);
  for (;;) {
    const answer = await expectOk(
      fetch(`${siteOf(-1 + siteUrls.length)}/api/stories`, {
        method: "POST",
        headers: { ...from, cookie, "content-type": "application/json" },
        body: JSON.stringify(story),
      }),
    );
    if (answer.status === 201) return slug;
    await pause(ASK_AGAIN_MS);
  }
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

/** @param {Promise<Response>} answering */
async function expectOk(answering) {
  const response = await answering;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response;
}

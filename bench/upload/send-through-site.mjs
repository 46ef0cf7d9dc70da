import { createReadStream, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Upload } from "tus-js-client";
import { z } from "zod";
import { newSlug, STORY_FIELDS } from "./story-fields.mjs";

/** The page's part size, in bytes. */
const PART_BYTES = 8 * 1024 * 1024;

/** The interval between questions about a story that is being published, in milliseconds. */
const ASK_AGAIN_MS = 1000;

const answerSchema = z.object({ message: z.string().optional() });

/**
 * Sends a story as the page does: part by part, then its form.
 *
 * @param {string} siteUrl
 * @param {string} file
 * @throws {Error} when the site does not accept it
 */
export async function sendThroughSite(siteUrl, file) {
  const page = await (await fetch(`${siteUrl}/upload-story`)).text();
  const formToken = /name="formToken"[^>]*value="([^"]+)"/.exec(page)?.[1];
  if (!formToken) throw new Error("The upload page has no form");
  const { id, cookie } = await sendParts(siteUrl, file);
  const story = { ...STORY_FIELDS, slug: newSlug(), file: id, formToken };
  while (!(await isPublished(siteUrl, cookie, story))) await pause(ASK_AGAIN_MS);
}

/**
 * @param {string} siteUrl
 * @param {string} file
 * @returns {Promise<{ id: string; cookie: string }>} the upload's id, and the cookie that identifies its owner
 */
function sendParts(siteUrl, file) {
  return new Promise((resolve, reject) => {
    let cookie = "";
    const upload = new Upload(createReadStream(file), {
      endpoint: `${siteUrl}/api/uploads`,
      uploadSize: statSync(file).size,
      chunkSize: PART_BYTES,
      retryDelays: null,
      headers: { Origin: siteUrl },
      onBeforeRequest: (request) => {
        if (cookie) request.setHeader("Cookie", cookie);
      },
      onAfterResponse: (_request, response) => {
        const given = response.getHeader("Set-Cookie");
        // Node returns a list of them, whatever the type says.
        const [first] = [given ?? ""].flat();
        if (first) cookie = first.split(";")[0] ?? "";
      },
      onError: reject,
      onSuccess: () => resolve({ id: upload.url?.split("/").at(-1) ?? "", cookie }),
    });
    upload.start();
  });
}

/**
 * @param {string} siteUrl
 * @param {string} cookie
 * @param {Record<string, string>} story
 */
async function isPublished(siteUrl, cookie, story) {
  const response = await fetch(`${siteUrl}/api/stories`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: siteUrl, Cookie: cookie },
    body: JSON.stringify(story),
  });
  const { message } = answerSchema.parse(await response.json());
  if (!response.ok) throw new Error(`The site answered ${response.status}: ${message ?? ""}`);
  return response.status === 201;
}

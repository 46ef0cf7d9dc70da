import { openAsBlob } from "node:fs";
import { newSlug, STORY_FIELDS } from "./story-fields.mjs";

/**
 * Sends a story directly to the provider, in one piece.
 *
 * @param {string} providerUrl
 * @param {string | undefined} token
 * @param {string} file
 * @throws {Error} when the provider does not accept it
 */
export async function sendToProvider(providerUrl, token, file) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...STORY_FIELDS, slug: newSlug() })) form.append(name, value);
  form.append("file", await openAsBlob(file, { type: "video/mp4" }), "story.mp4");
  const response = await fetch(`${providerUrl}/add_video`, {
    method: "POST",
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    body: form,
  });
  if (!response.ok) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
}

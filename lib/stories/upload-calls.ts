import "client-only";
import { apiPaths } from "@/lib/paths";
import { storyAnswerSchema } from "@/lib/http/answer";
import type { FormOutcome } from "@/lib/forms/site-forms";
import { PUBLISH_WAIT_MS } from "./story-file";
import { requestSite, submitPatiently } from "@/lib/http/site-request";

const headers = { "tus-resumable": "1.0.0" };

/**
 * How much of an upload the site has, in bytes; `null` when the upload is not there any more.
 *
 * @throws {Error} when there is no answer in time, or none that tells
 */
export async function askUpload(address: string): Promise<number | null> {
  const response = await requestSite(address, { method: "HEAD", headers });
  if (response.status === 404) return null;
  const offset = response.headers.get("upload-offset");
  if (!response.ok || offset === null) throw new Error(`${address} answered ${response.status}`);
  return Number(offset);
}

/** Gives an upload up at the site, even while the page is left. One that cannot be given up now is removed in a day. */
export async function dropUpload(address: string): Promise<void> {
  await requestSite(address, { method: "DELETE", keepalive: true, headers }).catch(() => undefined);
}

/** How long the site may be silent about a story, in milliseconds: longer than it waits itself before it says so. */
const PUBLISH_SILENCE_MS = 2 * PUBLISH_WAIT_MS;

/** What became of a story; `video` when it cannot be published with this one: the site lacks it, or it is none. */
type PublishOutcome = FormOutcome & { video?: "gone" | "refused" };

const VIDEO_STATUS: Record<number, PublishOutcome["video"]> = { 404: "gone", 415: "refused" };

/**
 * Has a story published whose video has been sent. As long as that takes, the site is asked again: it never publishes
 * twice.
 *
 * @throws {Error} when there is no answer, or one that is not the site's own
 */
export async function publishStory(fields: Record<string, unknown>): Promise<PublishOutcome> {
  for (;;) {
    const answer = await submitPatiently(storyAnswerSchema, apiPaths.stories, fields, PUBLISH_SILENCE_MS);
    if (answer.status === "publishing") continue;
    const video = answer.status === "success" ? undefined : VIDEO_STATUS[answer.httpStatus];
    return { ...answer, ...(video && { video }) };
  }
}

import "client-only";
import { apiPaths } from "@/lib/paths";
import { storyAnswerSchema } from "@/lib/api-client/answer";
import type { FormOutcome } from "@/lib/forms/site-forms";
import { PUBLISH_WAIT_MS } from "./upload-progress";
import { requestSite, submitPatiently } from "@/lib/api-client/site-request";

const headers = { "tus-resumable": "1.0.0" };

/** Returns the stored bytes, without the last one while more may come; `null` when it is gone. @throws {Error} */
export async function askUpload(address: string): Promise<number | null> {
  const response = await requestSite(address, { method: "HEAD", headers });
  if (response.status === 404) return null;
  const offset = response.headers.get("upload-offset");
  if (!response.ok || offset === null) throw new Error(`${address} answered ${response.status}`);
  return Number(offset) - (response.headers.has("upload-defer-length") ? 1 : 0);
}

/** Works even while the page unloads. Anything not removed now is removed after a day. */
export async function dropUpload(address: string): Promise<void> {
  await requestSite(address, { method: "DELETE", keepalive: true, headers }).catch(() => undefined);
}

/** Longer than the site waits before it says that it is still publishing. */
const PUBLISH_SILENCE_MS = 2 * PUBLISH_WAIT_MS;

type PublishOutcome = FormOutcome & { video?: "gone" | "refused" };

const VIDEO_STATUS: Record<number, PublishOutcome["video"]> = { 404: "gone", 415: "refused" };

/** Asks until it is done; the site never publishes twice. @throws {Error} without an answer from the site */
export async function publishStory(fields: Record<string, unknown>): Promise<PublishOutcome> {
  for (;;) {
    const answer = await submitPatiently(storyAnswerSchema, apiPaths.stories, fields, PUBLISH_SILENCE_MS);
    if (answer.status === "publishing") continue;
    const video = answer.status === "success" ? undefined : VIDEO_STATUS[answer.httpStatus];
    return { ...answer, ...(video && { video }) };
  }
}

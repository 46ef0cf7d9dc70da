import { apiPaths } from "@/lib/paths";
import { storyAnswerSchema } from "@/lib/schemas/answer";
import type { FormName, FormOutcome } from "@/lib/schemas/site-forms";
import { submitJson, submitJsonAs } from "./request";

/** How long the site may be silent about a story, in milliseconds: longer than it waits itself before it says so. */
const PUBLISH_TIMEOUT_MS = 40_000;

/**
 * Sends a form from the browser.
 *
 * @throws {Error} when there is no answer in time, or one that is not the site's own
 */
export async function postForm(name: FormName, fields: Record<string, unknown>): Promise<FormOutcome> {
  return submitJson(apiPaths.form(name), fields);
}

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
    const answer = await submitJsonAs(storyAnswerSchema, apiPaths.stories, fields, PUBLISH_TIMEOUT_MS);
    if (answer.status === "publishing") continue;
    const video = answer.status === "success" ? undefined : VIDEO_STATUS[answer.httpStatus];
    return { ...answer, ...(video && { video }) };
  }
}

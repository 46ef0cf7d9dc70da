import * as z from "zod/mini";
import type { FormOutcome } from "@/lib/forms/form-outcome";

/** How long the site may be silent about a story, in milliseconds: longer than it waits itself before it says so. */
const PATIENCE_MS = 40_000;

const answerSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("success"), message: z.string() }),
  z.object({ status: z.literal("publishing") }),
  z.object({
    status: z.literal("error"),
    message: z.string(),
    errors: z.optional(z.record(z.string(), z.string())),
    token: z.optional(z.string()),
  }),
]);

/** What became of a story; `video` when it cannot be published with this one: the site lacks it, or it is none. */
type PublishOutcome = FormOutcome & { video?: "gone" | "refused" };

const VIDEO_STATUS: Record<number, PublishOutcome["video"]> = { 404: "gone", 415: "refused" };

/**
 * Has a story published whose video has been sent. As long as that takes, the site is asked again: it never publishes
 * twice.
 *
 * @throws {Error} when there is no answer, or one that is not the site's own
 */
export async function askToPublish(fields: Record<string, unknown>): Promise<PublishOutcome> {
  for (;;) {
    const response = await fetch("/api/stories", {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer = answerSchema.parse(await response.json());
    if (answer.status === "publishing") continue;
    const { status, ...said } = answer;
    if (status === "success") return { state: "sent", ...said };
    const video = VIDEO_STATUS[response.status];
    return { state: "failed", ...said, ...(video && { video }) };
  }
}

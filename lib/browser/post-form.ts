import * as z from "zod/mini";
import type { FormName } from "@/lib/forms/form-names";
import type { FormOutcome } from "@/lib/forms/form-outcome";
import { ANSWER_PATIENCE_MS } from "./answer-patience";

const answerSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("success"), message: z.string() }),
  z.object({
    status: z.literal("error"),
    message: z.string(),
    errors: z.optional(z.record(z.string(), z.string())),
    token: z.optional(z.string()),
  }),
]);

/**
 * Sends a form from the browser.
 *
 * @throws {Error} when there is no answer in time, or one that is not the site's own
 */
export async function postForm(name: FormName, fields: Record<string, unknown>): Promise<FormOutcome> {
  const response = await fetch(`/api/forms/${name}`, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
  });
  const { status, ...said } = answerSchema.parse(await response.json());
  return { state: status === "success" ? "sent" : "failed", ...said };
}

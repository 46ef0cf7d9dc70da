import * as z from "zod/mini";
import type { MemberCall } from "@/lib/member/call-wording";
import { memberSchema } from "@/lib/member/member";
import { ANSWER_PATIENCE_MS } from "./answer-patience";

const answerSchema = z.object({
  status: z.enum(["success", "pending", "error"]),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  member: z.optional(memberSchema),
  data: z.optional(z.unknown()),
});

/** What the site answers to a member, with its HTTP status. */
export type CallAnswer = z.output<typeof answerSchema> & { httpStatus: number };

/**
 * Makes a member's call from the browser.
 *
 * @throws {Error} when there is no answer in time, or one that is not the site's own
 */
export async function callMember(call: MemberCall, fields: Record<string, unknown>): Promise<CallAnswer> {
  const response = await fetch(`/api/members/${call}`, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
  });
  return { ...answerSchema.parse(await response.json()), httpStatus: response.status };
}

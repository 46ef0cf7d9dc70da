import { noAnswerReason } from "@/lib/forms/no-answer";
import { logError } from "@/lib/utils/log";
import { CALL_WORDING, type MemberCall } from "@/lib/auth/call-wording";
import { memberAnswerSchema, type MemberAnswer } from "@/lib/auth/member-answer";
import { ANSWER_PATIENCE_MS } from "./answer-patience";

/** Makes a member's call from the browser. No answer in time, or one that is not the site's own, has the status 0. */
export async function callMember(call: MemberCall, fields: Record<string, unknown>): Promise<MemberAnswer> {
  try {
    const response = await fetch(`/api/members/${call}`, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
    });
    return { ...memberAnswerSchema.parse(await response.json()), httpStatus: response.status };
  } catch (error) {
    logError("member-call-failed", error, { call });
    const message = CALL_WORDING[call].broken(noAnswerReason());
    return { status: "error", message, httpStatus: 0 };
  }
}

import type { FormOutcome } from "@/lib/forms/form-outcome";
import { logError } from "@/lib/utils/log";
import type { MemberCall } from "@/lib/auth/call-wording";
import type { MemberAnswer } from "@/lib/auth/member-answer";

const NOT_LOADED = "We could not reach our server. Please check your connection and try again.";

/** Makes a member's call. The code for it is loaded then; that it cannot be loaded is an answer too, of status 0. */
export async function askMember(call: MemberCall, fields: Record<string, unknown>): Promise<MemberAnswer> {
  try {
    const { callMember } = await import("@/lib/browser/call-member");
    return await callMember(call, fields);
  } catch (error) {
    logError("member-call-not-made", error, { call });
    return { status: "error", message: NOT_LOADED, httpStatus: 0 };
  }
}

/** What became of the form that a call was made with. */
export function outcomeOf({ status, message, errors }: MemberAnswer): FormOutcome {
  if (status !== "error") return { state: "sent", message };
  return { state: "failed", message, ...(errors && { errors }) };
}

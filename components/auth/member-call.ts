import type { Answer } from "@/lib/http/answer";
import type { MemberCall } from "@/lib/auth/call-wording";
import { logError } from "@/lib/utils/log";

const NOT_LOADED = "We could not reach our server. Please check your connection and try again.";

/** Sends a member call. Its client is loaded on demand; when it cannot be loaded, the HTTP status is 0. */
export async function askMember(call: MemberCall, fields: Record<string, unknown>): Promise<Answer> {
  try {
    const { callMember } = await import("@/lib/auth/call-member");
    return await callMember(call, fields);
  } catch (error) {
    logError("member-call-not-made", error, { call });
    return { status: "error", message: NOT_LOADED, httpStatus: 0 };
  }
}

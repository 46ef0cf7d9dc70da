import type { Answer } from "@/lib/api-client/answer";
import type { MemberCall } from "@/lib/auth/call-wording";
import { logError } from "@/lib/utils/log";

const NOT_LOADED = "We could not reach our server. Please check your connection and try again.";

/** The HTTP status is 0 when the client, which is loaded on demand, cannot be loaded. */
export async function askMember(call: MemberCall, fields: Record<string, unknown>): Promise<Answer> {
  try {
    const { callMember } = await import("@/lib/auth/call-member");
    return await callMember(call, fields);
  } catch (error) {
    logError("member-call-not-made", error, { call });
    return { status: "error", message: NOT_LOADED, httpStatus: 0 };
  }
}

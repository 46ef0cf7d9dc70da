import type { Answer } from "@/lib/schemas/answer";
import { CALL_WORDING, type MemberCall } from "@/lib/schemas/member-calls";
import { paths, withNext } from "@/lib/paths";
import type { FormOutcome } from "@/lib/schemas/site-forms";
import { logError } from "@/lib/utils/log";

const NOT_LOADED = "We could not reach our server. Please check your connection and try again.";

/** Sends a member call. Its client is loaded on demand; when it cannot be loaded, the HTTP status is 0. */
export async function askMember(call: MemberCall, fields: Record<string, unknown>): Promise<Answer> {
  try {
    const { callMember } = await import("@/lib/browser/member-calls");
    return await callMember(call, fields);
  } catch (error) {
    logError("member-call-not-made", error, { call });
    return { status: "error", message: NOT_LOADED, httpStatus: 0 };
  }
}

/** The same for calls that need a session. Where it has expired, the login is opened, which returns to this path. */
export async function askWithSession(
  path: string,
  call: MemberCall,
  fields: Record<string, unknown>,
): Promise<Answer> {
  const answer = await askMember(call, fields);
  if (answer.httpStatus === 401) window.location.assign(withNext(paths.login, path));
  return answer;
}

/** Words the outcome of a call that was repeated to have its code sent again. */
export function asResendOutcome(outcome: FormOutcome): FormOutcome {
  const { done, refused } = CALL_WORDING["resend-otp"];
  const message = outcome.status !== "error" ? done : refused(outcome.message);
  return { ...outcome, message };
}

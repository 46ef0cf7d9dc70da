import type { Answer } from "@/lib/api-client/answer";
import { CALL_WORDING, type MemberCall, OTP_RESENT } from "@/lib/auth/call-wording";
import { logError } from "@/lib/utils/log";
import { paths, withNext } from "@/lib/paths";
import type { FormOutcome } from "@/lib/forms/site-forms";

const NOT_LOADED = "We couldn’t reach our server. Please check your connection and try again.";

/** Returns HTTP status 0 if the client, which is loaded on demand, can't be loaded. */
export async function askMember(call: MemberCall, fields: Record<string, unknown>): Promise<Answer> {
  try {
    const { callMember } = await import("@/lib/auth/call-member");
    return await callMember(call, fields);
  } catch (error) {
    logError("member-call-not-made", error, { call });
    return { status: "error", message: NOT_LOADED, httpStatus: 0 };
  }
}

/** Opens the login, which returns to `path`, if the session has expired. */
export async function askWithSession(
  path: string,
  call: MemberCall,
  fields: Record<string, unknown>,
): Promise<Answer> {
  const answer = await askMember(call, fields);
  if (answer.httpStatus === 401) window.location.assign(withNext(paths.login, path));
  return answer;
}

/** For a call that was repeated only to send its code again. */
export function asResendOutcome(outcome: FormOutcome): FormOutcome {
  const { refused } = CALL_WORDING["resend-otp"];
  const message = outcome.status !== "error" ? OTP_RESENT : refused(outcome.message);
  return { ...outcome, message };
}

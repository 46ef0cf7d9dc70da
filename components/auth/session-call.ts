import { paths, withNext } from "@/lib/paths";
import type { Answer } from "@/lib/api-client/answer";
import { CALL_WORDING, type MemberCall, OTP_RESENT } from "@/lib/auth/call-wording";
import type { FormOutcome } from "@/lib/forms/site-forms";
import { askMember } from "./member-call";

/** Opens the login, which returns to `path`, when the session has expired. */
export async function askWithSession(
  path: string,
  call: MemberCall,
  fields: Record<string, unknown>,
): Promise<Answer> {
  const answer = await askMember(call, fields);
  if (answer.httpStatus === 401) window.location.assign(withNext(paths.login, path));
  return answer;
}

/** For a call that was repeated only to have its code sent again. */
export function asResendOutcome(outcome: FormOutcome): FormOutcome {
  const { refused } = CALL_WORDING["resend-otp"];
  const message = outcome.status !== "error" ? OTP_RESENT : refused(outcome.message);
  return { ...outcome, message };
}

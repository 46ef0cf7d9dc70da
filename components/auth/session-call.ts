import { paths, withNext } from "@/lib/paths";
import type { Answer } from "@/lib/http/answer";
import { CALL_WORDING, type MemberCall } from "@/lib/auth/call-wording";
import type { FormOutcome } from "@/lib/forms/site-forms";
import { askMember } from "./member-call";

/** Sends a member call that needs a session. Where it has expired, the login is opened, which returns to `path`. */
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

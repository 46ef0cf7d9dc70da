import type { Answer } from "@/lib/api-client/answer";
import { CALL_WORDING, type MemberCall } from "@/lib/auth/call-wording";
import { localPath, splitPath } from "@/lib/routing.mjs";
import type { Words } from "@/lib/i18n/words";
import { logError } from "@/lib/utils/log";
import { paths, withNext } from "@/lib/paths";
import type { FormOutcome } from "@/lib/forms/site-forms";

/** Returns HTTP status 0 if the client, which is loaded on demand, can't be loaded. */
export async function askMember(
  t: Words<"failures">,
  call: MemberCall,
  fields: Record<string, unknown>,
): Promise<Answer> {
  try {
    const { callMember } = await import("@/lib/auth/call-member");
    return await callMember(t, call, fields);
  } catch (error) {
    logError("member-call-not-made", error, { call });
    return { status: "error", message: t("serverUnreachable"), httpStatus: 0 };
  }
}

/** Opens the login, which returns to `path`, if the session has expired. */
export async function askWithSession(
  t: Words<"failures">,
  path: string,
  call: MemberCall,
  fields: Record<string, unknown>,
): Promise<Answer> {
  const answer = await askMember(t, call, fields);
  if (answer.httpStatus === 401) openLogin(path);
  return answer;
}

function openLogin(next: string): void {
  const { prefix } = splitPath(window.location.pathname);
  window.location.assign(localPath(prefix, withNext(paths.login, next)));
}

/** Returns the outcome of a call that was repeated only to send its code again. */
export function asResendOutcome(t: Words<"failures">, outcome: FormOutcome): FormOutcome {
  const { refused } = CALL_WORDING["resend-otp"];
  const message = outcome.status !== "error" ? t("otpResent") : refused(t, outcome.message);
  return { ...outcome, message };
}

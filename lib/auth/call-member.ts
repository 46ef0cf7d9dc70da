import "client-only";
import * as z from "zod/mini";
import { apiPaths } from "@/lib/paths";
import { memberSchema, type Answer, type Member } from "@/lib/api-client/answer";
import { CALL_WORDING, type MemberCall } from "./call-wording";
import type { Words } from "@/lib/i18n/words";
import { logError } from "@/lib/utils/log";
import { noAnswerReason } from "@/lib/forms/form-wording";
import { getJson, requestSite, submitJson } from "@/lib/api-client/site-request";

/** Returns status 0 when no answer arrives in time, or one that isn't the site's own. */
export async function callMember(
  t: Words<"failures">,
  call: MemberCall,
  fields: Record<string, unknown>,
): Promise<Answer> {
  try {
    return await submitJson(apiPaths.member(call), fields);
  } catch (error) {
    logError("member-call-failed", error, { call });
    const message = CALL_WORDING[call].broken(t, noAnswerReason(t, error));
    return { status: "error", message, httpStatus: 0 };
  }
}

const sessionSchema = z.object({ member: z.nullable(memberSchema) });

/** @throws {Error} when there is no answer */
export async function fetchSession(): Promise<Member | null> {
  return (await getJson(apiPaths.session, sessionSchema)).member;
}

/** @throws {Error} when the site did not confirm it */
export async function requestLogout({ everywhere }: { everywhere: boolean }): Promise<void> {
  const path = `${apiPaths.session}${everywhere ? "?everywhere" : ""}`;
  const response = await requestSite(path, { method: "DELETE" });
  if (!response.ok) throw new Error(`${apiPaths.session} answered ${response.status}`);
}

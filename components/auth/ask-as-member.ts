import type { MemberCall } from "@/lib/auth/call-wording";
import { withNext } from "@/lib/auth/next-path";
import type { MemberAnswer } from "@/lib/auth/member-answer";
import { askMember } from "./ask-member";

/**
 * Makes a call that only a member can make, from the page of this path. Whose session has ended logs in again and comes
 * back.
 */
export async function askAsMember(
  path: string,
  call: MemberCall,
  fields: Record<string, unknown>,
): Promise<MemberAnswer> {
  const answer = await askMember(call, fields);
  if (answer.httpStatus === 401) window.location.assign(withNext("/login", path));
  return answer;
}

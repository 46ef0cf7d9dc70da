import type { FormOutcome } from "@/lib/forms/form-outcome";
import { CALL_WORDING } from "@/lib/auth/call-wording";

/** What became of a call that was made once more for the code that it has sent (specification section 8). */
export function resent(outcome: FormOutcome): FormOutcome {
  const { done, refused } = CALL_WORDING["resend-otp"];
  const message = outcome.state === "sent" ? done : refused(outcome.message);
  return { ...outcome, message };
}

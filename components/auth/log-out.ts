import { notify, TOAST_DURATION_MS } from "@/components/ui/notify";
import { logError } from "@/lib/utils/log";
import { forgetMember } from "@/lib/auth/member-storage";

/** Logs out, here or in every browser of the member, and says so. Returns whether it worked. */
export async function logOut({ everywhere = false } = {}): Promise<boolean> {
  try {
    const { endSession } = await import("@/lib/browser/session");
    await endSession({ everywhere });
  } catch (error) {
    logError("not-logged-out", error);
    notify("We could not log you out. Please check your connection and try again.", TOAST_DURATION_MS.frame);
    return false;
  }
  forgetMember();
  notify("Logout successfully", TOAST_DURATION_MS.frame);
  return true;
}

import { notifyFailure, notifySuccess, TOAST_DURATION_MS } from "@/components/ui/toasts";
import { logError } from "@/lib/utils/log";
import { forgetMember } from "@/lib/auth/member-storage";

/** Shows a toast, and returns whether it worked. */
export async function logOut({ everywhere = false } = {}): Promise<boolean> {
  try {
    const { requestLogout } = await import("@/lib/auth/call-member");
    await requestLogout({ everywhere });
  } catch (error) {
    logError("not-logged-out", error);
    notifyFailure(
      "We could not log you out. Please check your connection and try again.",
      TOAST_DURATION_MS.long,
    );
    return false;
  }
  forgetMember();
  notifySuccess("Logout successfully", TOAST_DURATION_MS.long);
  return true;
}

import { notifyFailure, notifySuccess, TOAST_DURATION_MS } from "@/components/ui/toasts";
import { logError } from "@/lib/utils/log";

/** Shows a toast and returns whether logging out worked. */
export async function logOut({ everywhere = false } = {}): Promise<boolean> {
  try {
    const { clearBrowser, sendSaved } = await import("./clear-browser");
    const { requestLogout } = await import("@/lib/auth/call-member");
    await sendSaved();
    await requestLogout({ everywhere });
    await clearBrowser();
  } catch (error) {
    logError("not-logged-out", error);
    notifyFailure(
      "We couldn’t log you out. Please check your connection and try again.",
      TOAST_DURATION_MS.long,
    );
    return false;
  }
  notifySuccess("Logout successfully", TOAST_DURATION_MS.long);
  return true;
}

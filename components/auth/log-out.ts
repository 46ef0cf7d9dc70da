import { notifyFailure, notifySuccess, TOAST_DURATION_MS } from "@/components/ui/toasts";
import type { Words } from "@/lib/i18n/words";
import { logError } from "@/lib/utils/log";

/** Shows a toast and returns whether logging out worked. */
export async function logOut(t: Words<"layout">, { everywhere = false } = {}): Promise<boolean> {
  try {
    const { clearBrowser, sendSaved } = await import("./clear-browser");
    const { requestLogout } = await import("@/lib/auth/call-member");
    await sendSaved();
    await requestLogout({ everywhere });
    await clearBrowser();
  } catch (error) {
    logError("not-logged-out", error);
    notifyFailure(t("notLoggedOut"), TOAST_DURATION_MS.long);
    return false;
  }
  notifySuccess(t("loggedOut"), TOAST_DURATION_MS.long);
  return true;
}

import { logError } from "@/lib/utils/log";
import { dropMember, rememberMember } from "./member-storage";

/** Asks who is logged in and keeps that in this browser. Returns whether there was an answer; else all stays as it is. */
export async function followSession(): Promise<boolean> {
  try {
    const { askWhoIsLoggedIn } = await import("@/lib/browser/session");
    const member = await askWhoIsLoggedIn();
    if (member) rememberMember(member);
    else dropMember();
    return true;
  } catch (error) {
    logError("session-not-known", error);
    return false;
  }
}

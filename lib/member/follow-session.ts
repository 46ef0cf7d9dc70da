import { logError } from "@/lib/log";
import { dropMember, rememberMember } from "./member-storage";

/** Asks who is logged in and keeps that in this browser. Without an answer all stays as it is. */
export async function followSession(): Promise<void> {
  try {
    const { askWhoIsLoggedIn } = await import("@/lib/site-api/session");
    const member = await askWhoIsLoggedIn();
    if (member) rememberMember(member);
    else dropMember();
  } catch (error) {
    logError("session-not-known", error);
  }
}

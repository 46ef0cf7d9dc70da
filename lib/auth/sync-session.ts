import "client-only";
import { logError } from "@/lib/utils/log";
import { dropMember, rememberMember } from "./member-storage";

/** Returns whether there was an answer; without one, nothing changes. */
export async function syncSession(): Promise<boolean> {
  try {
    const { fetchSession } = await import("./call-member");
    const member = await fetchSession();
    if (member) rememberMember(member);
    else dropMember();
    return true;
  } catch (error) {
    logError("session-not-known", error);
    return false;
  }
}

import "client-only";
import { useMemo, useSyncExternalStore } from "react";
import type { Member } from "@/lib/api-client/answer";
import { announceChange, readItem, removeItem, subscribeToAllTabs, writeItem } from "@/lib/utils/web-storage";

const USER_ID_KEY = "userId";

/** Only for display: the server's session decides who the member is. */
const KEYS = [USER_ID_KEY, "firstName", "lastName", "email"] as const;

export function useIsLoggedIn(): boolean {
  return useSyncExternalStore(subscribeToAllTabs, isLoggedIn, () => false);
}

export function useMember(): Member | null {
  const texts = useSyncExternalStore(subscribeToAllTabs, storedTexts, () => "");
  return useMemo(() => {
    const [userId = "", firstName = "", lastName = "", email = ""] = texts.split("\n");
    return userId ? { userId, firstName, lastName, email } : null;
  }, [texts]);
}

/** If storage is blocked, the session is valid but no page of this browser shows it. */
export function rememberMember(member: Member): void {
  for (const key of KEYS) writeItem("localStorage", key, member[key]);
  announceChange();
}

/** Removes a member whose session expired. Everything else that was typed or chosen here stays. */
export function dropMember(): void {
  for (const key of KEYS) removeItem("localStorage", key);
  announceChange();
}

export function isLoggedIn(): boolean {
  return Boolean(readItem("localStorage", USER_ID_KEY));
}

/** Returns one string, since `useSyncExternalStore` needs an equal value until something changes. */
function storedTexts(): string {
  return KEYS.map((key) => (readItem("localStorage", key) ?? "").replaceAll("\n", " ")).join("\n");
}

export function fullName({ firstName, lastName }: Pick<Member, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}

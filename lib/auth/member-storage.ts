import "client-only";
import { useMemo, useSyncExternalStore } from "react";
import type { Member } from "@/lib/http/answer";
import { clearStorage, readItem, removeItem, writeItem } from "@/lib/utils/web-storage";

/** A visitor counts as logged in while this key is in local storage. */
const USER_ID_KEY = "userId";

/** What is shown of a member; the session at the server says who they are. */
const KEYS = [USER_ID_KEY, "firstName", "lastName", "email"] as const;

const CHANGE_EVENT = "lampstand:member";

/** Whether a member is logged in in this browser; follows other tabs. Always false on the server. */
export function useIsLoggedIn(): boolean {
  return useSyncExternalStore(subscribe, isLoggedIn, () => false);
}

/** The member who is logged in in this browser; follows other tabs. Always `null` on the server. */
export function useMember(): Member | null {
  const texts = useSyncExternalStore(subscribe, storedTexts, () => "");
  return useMemo(() => {
    const [userId = "", firstName = "", lastName = "", email = ""] = texts.split("\n");
    return userId ? { userId, firstName, lastName, email } : null;
  }, [texts]);
}

/** Keeps who has logged in. Where storage is forbidden the session holds, though no page of this browser will show it. */
export function rememberMember(member: Member): void {
  for (const key of KEYS) writeItem("localStorage", key, member[key]);
  announceChange();
}

/** Logs out in this browser: clears all local storage. */
export function forgetMember(): void {
  clearStorage("localStorage");
  announceChange();
}

/** Forgets a member whose session has ended by itself, and nothing else that was typed or chosen here. */
export function dropMember(): void {
  for (const key of KEYS) removeItem("localStorage", key);
  announceChange();
}

export function isLoggedIn(): boolean {
  return Boolean(readItem("localStorage", USER_ID_KEY));
}

/** A text without line ends for each key, a line each: the same text as long as nothing changes. */
function storedTexts(): string {
  return KEYS.map((key) => (readItem("localStorage", key) ?? "").replaceAll("\n", " ")).join("\n");
}

function announceChange(): void {
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  window.addEventListener(CHANGE_EVENT, onChange);
  // A page that the browser brings back as it was has heard of nothing meanwhile.
  window.addEventListener("pageshow", onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener("pageshow", onChange);
    window.removeEventListener(CHANGE_EVENT, onChange);
  };
}

/** How a member is called; empty where nobody knows. */
export function fullName({ firstName, lastName }: Pick<Member, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}

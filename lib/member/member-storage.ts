"use client";

import { useSyncExternalStore } from "react";

/** Specification section 4: a visitor counts as logged in while this key is in local storage. */
const USER_ID_KEY = "userId";

const CHANGE_EVENT = "lampstand:member";

/** Whether a member is logged in in this browser; follows other tabs. Always false on the server. */
export function useIsLoggedIn(): boolean {
  return useSyncExternalStore(subscribe, isLoggedIn, () => false);
}

/** Logs out in this browser: clears all local storage. */
export function forgetMember(): void {
  storage()?.clear();
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

function isLoggedIn(): boolean {
  return Boolean(storage()?.getItem(USER_ID_KEY));
}

/** Local storage, or nothing where the browser's settings forbid it. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  window.addEventListener(CHANGE_EVENT, onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener(CHANGE_EVENT, onChange);
  };
}

import "client-only";
import { useSyncExternalStore } from "react";

type StorageName = "localStorage" | "sessionStorage";

/** If the browser's settings block storage, it lasts until the visitor leaves the page. */
export type StoredChoice = {
  read: () => string | null;
  use: () => string | null;
  set: (value: string) => void;
};

const CHANGE_EVENT = "lampstand:storage";

const chosenHere = new Map<string, string>();

export function storedChoice(storage: StorageName, key: string): StoredChoice {
  const name = `${storage} ${key}`;
  const chosen = () => chosenHere.get(name) ?? null;
  return {
    read: () => readItem(storage, key) ?? chosen(),
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => chosen() ?? readItem(storage, key),
        () => null,
      ),
    set: (value) => {
      chosenHere.set(name, value);
      writeItem(storage, key, value);
      announceChange();
    },
  };
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGE_EVENT, onChange);
  return () => {
    window.removeEventListener(CHANGE_EVENT, onChange);
  };
}

/** Calls back after changes in this and other tabs, and on the way back to this page. */
export function subscribeToAllTabs(onChange: () => void): () => void {
  const unsubscribe = subscribe(onChange);
  window.addEventListener("storage", onChange);
  window.addEventListener("pageshow", onChange); // from the back/forward cache
  return () => {
    unsubscribe();
    window.removeEventListener("storage", onChange);
    window.removeEventListener("pageshow", onChange);
  };
}

export function announceChange(): void {
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

export function readItem(storage: StorageName, key: string): string | null {
  return whereAllowed(() => window[storage].getItem(key)) ?? null;
}

export function writeItem(storage: StorageName, key: string, text: string): void {
  whereAllowed(() => window[storage].setItem(key, text));
}

export function removeItem(storage: StorageName, key: string): void {
  whereAllowed(() => window[storage].removeItem(key));
}

/** Clears both storages, and their values in memory. Other tabs follow, see `followClearing`. */
export function clearStorage(): void {
  whereAllowed(() => window.localStorage.clear());
  whereAllowed(() => window.sessionStorage.clear());
  forgetChosen();
}

function forgetChosen(): void {
  chosenHere.clear();
  announceChange();
}

/** Clears this tab's own memory and session storage when another tab is cleared. */
export function followClearing(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null) clearStorage();
  };
  // A page in the back/forward cache is not notified.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) forgetChosen();
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onPageShow);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onPageShow);
  };
}

function whereAllowed<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

import "client-only";
import { useSyncExternalStore } from "react";

type StorageName = "localStorage" | "sessionStorage";

/** Where the browser's settings forbid storage, it is kept until the page is left. */
export type StoredChoice = {
  /** What is stored now, also by another tab. */
  read: () => string | null;
  /** What was chosen in this tab, else what is stored. */
  use: () => string | null;
  set: (value: string) => void;
};

const CHANGE_EVENT = "lampstand:storage";

/** What was chosen in this tab, by storage and key. */
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

/** Calls back after changes of this tab, of others, and on the way back to this page. */
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

/** Both storages, and what is remembered of them. Other tabs follow, see `followClearing`. */
export function clearStorage(): void {
  whereAllowed(() => window.localStorage.clear());
  whereAllowed(() => window.sessionStorage.clear());
  forgetChosen();
}

function forgetChosen(): void {
  chosenHere.clear();
  announceChange();
}

/** Each tab has a memory and a session storage of its own: they are cleared when another tab is cleared. */
export function followClearing(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null) clearStorage();
  };
  // A page in the back/forward cache hears nothing of it.
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

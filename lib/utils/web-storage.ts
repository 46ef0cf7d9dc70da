import "client-only";
import { useSyncExternalStore } from "react";

/** For the visit (`sessionStorage`) or longer (`localStorage`). */
type StorageName = "localStorage" | "sessionStorage";

/** What a visitor chose, kept in this browser where its settings allow that, else until the page is left. */
export type StoredChoice = {
  /** The value that was chosen; `null` on the server and as long as nothing was. */
  use: () => string | null;
  set: (value: string) => void;
};

/** A choice that is kept under this key. */
export function storedChoice(storage: StorageName, key: string): StoredChoice {
  const listeners = new Set<() => void>();
  let chosenHere: string | null = null;

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  return {
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => chosenHere ?? readItem(storage, key),
        () => null,
      ),
    set: (value) => {
      chosenHere = value;
      writeItem(storage, key, value);
      for (const listener of listeners) listener();
    },
  };
}

/** What is stored under a key; `null` for nothing, and where the browser's settings forbid storage. */
export function readItem(storage: StorageName, key: string): string | null {
  return whereAllowed(() => window[storage].getItem(key)) ?? null;
}

/** Stores a text, unless the browser's settings forbid it or nothing more fits in. */
export function writeItem(storage: StorageName, key: string, text: string): void {
  whereAllowed(() => window[storage].setItem(key, text));
}

export function removeItem(storage: StorageName, key: string): void {
  whereAllowed(() => window[storage].removeItem(key));
}

export function clearStorage(storage: StorageName): void {
  whereAllowed(() => window[storage].clear());
}

function whereAllowed<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

import "client-only";
import { useSyncExternalStore } from "react";

type StorageName = "localStorage" | "sessionStorage";

/** Where the browser's settings forbid storage, it is kept until the page is left. */
export type StoredChoice = {
  use: () => string | null;
  set: (value: string) => void;
};

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

export function readItem(storage: StorageName, key: string): string | null {
  return whereAllowed(() => window[storage].getItem(key)) ?? null;
}

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

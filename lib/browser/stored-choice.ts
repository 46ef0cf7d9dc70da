"use client";

import { useSyncExternalStore } from "react";

type Storages = "localStorage" | "sessionStorage";

/** What a visitor chose, kept in this browser where its settings allow that, else until the page is left. */
export type StoredChoice = {
  /** The value that was chosen; `null` on the server and as long as nothing was. */
  use: () => string | null;
  set: (value: string) => void;
};

/** A choice that is kept for the visit (`sessionStorage`) or longer (`localStorage`), under this name. */
export function storedChoice(storage: Storages, name: string): StoredChoice {
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
        () => chosenHere ?? readFrom(storage, name),
        () => null,
      ),
    set: (value) => {
      chosenHere = value;
      writeTo(storage, name, value);
      for (const listener of listeners) listener();
    },
  };
}

/** Reading or writing throws where the browser's settings forbid it, or nothing more fits in. */
function readFrom(storage: Storages, name: string): string | null {
  try {
    return window[storage].getItem(name);
  } catch {
    return null;
  }
}

function writeTo(storage: Storages, name: string, value: string): void {
  try {
    window[storage].setItem(name, value);
  } catch {
    // The choice still holds until the page is left.
  }
}

import { isBlank } from "@lampstand/contract/text";

/** Returns what was kept in this tab: `null` if there is nothing, or the browser's settings block storage. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps something in this tab until it is closed, unless its words are blank. */
export function keep(key: string, words: string, kept: unknown = words): void {
  try {
    if (isBlank(words)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // The browser's settings block storage, or it is full. The words stay on the page.
  }
}

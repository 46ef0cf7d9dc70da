import "client-only";
import { MAX_AGE_MS } from "./site-forms";
import { readItem, removeItem, writeItem } from "@/lib/utils/web-storage";

const REST_MS = 300;

export type Draft = {
  read: (field: string) => string | null;
  note: (field: string, text: string) => void;
  keep: () => void;
  /** Also stores the token: if the answer is lost, the token identifies a repetition. */
  noteSending: (token: string) => void;
  sentWith: () => string | null;
  clear: () => void;
};

/** Opens the stored draft. `onConflict`: another tab has stored newer text, which stays. Without storage, nothing fails. */
export function openDraft(
  form: string,
  prefilled: Readonly<Record<string, string>>,
  onConflict: () => void,
): Draft {
  const seen = new Map<string, string | null>();
  const noted = new Map<string, string>();
  let rest: ReturnType<typeof setTimeout> | undefined;
  const tokenKey = `draft:${form}`;
  const keyOf = (field: string) => `draft:${form}:${field}:${prefilled[field] ?? ""}`;

  function write(field: string, text: string) {
    const kept = readItem("localStorage", keyOf(field));
    if (kept !== null && kept !== text && kept !== (seen.get(field) ?? null)) {
      onConflict();
    } else if (text === (prefilled[field] ?? "")) {
      removeItem("localStorage", keyOf(field));
      seen.set(field, null);
    } else {
      writeItem("localStorage", keyOf(field), text);
      seen.set(field, text);
    }
  }

  function keep() {
    clearTimeout(rest);
    for (const [field, text] of noted) write(field, text);
    noted.clear();
  }

  return {
    read: (field) => {
      const text = readItem("localStorage", keyOf(field));
      seen.set(field, text);
      return text;
    },
    note: (field, text) => {
      noted.set(field, text);
      clearTimeout(rest);
      rest = setTimeout(keep, REST_MS);
    },
    keep,
    noteSending: (token) => {
      keep();
      writeItem("localStorage", tokenKey, token);
    },
    sentWith: () => {
      const token = readItem("localStorage", tokenKey);
      return token !== null && Date.now() - issuedAt(token) < MAX_AGE_MS ? token : null;
    },
    clear: () => {
      clearTimeout(rest);
      noted.clear();
      removeItem("localStorage", tokenKey);
      for (const [field, text] of seen)
        if (readItem("localStorage", keyOf(field)) === text) removeItem("localStorage", keyOf(field));
      seen.clear();
    },
  };
}

/** Returns milliseconds since 1970, not verified; `NaN` for anything else. */
function issuedAt(token: string): number {
  return parseInt(token.split(".")[1] ?? "", 36);
}

import "client-only";
import { MAX_AGE_MS } from "./site-forms";
import { readItem, removeItem, writeItem } from "@/lib/utils/web-storage";

/** How long typing rests before it is kept, in milliseconds. */
const REST_MS = 300;

/** What is typed into a form, kept in this browser field by field until it is sent or cleared. */
export type Draft = {
  /** What is kept for a field; `null` when nothing is. */
  read: (field: string) => string | null;
  /** Keeps a field's text as soon as typing rests. */
  note: (field: string, text: string) => void;
  /** Keeps what was noted, now. */
  keep: () => void;
  /** Keeps it now, and with it the token it is sent with: where the answer is lost, a repetition is known by that. */
  noteSending: (token: string) => void;
  /** The token that it was sent with last; `null` when it was not, or too long ago. */
  sentWith: () => string | null;
  /** Forgets all of it, but not what another tab has kept since. */
  clear: () => void;
};

/**
 * The draft of a form. A text is kept beside what it was typed over: a field that another address prefills otherwise
 * begins with that. `onConflict` is called where another tab has kept newer text since, which is left alone. Where the
 * browser's settings forbid storage, nothing is kept and nothing fails.
 */
export function openDraft(
  form: string,
  prefilled: Readonly<Record<string, string>>,
  onConflict: () => void,
): Draft {
  /** What stood in the storage when this tab last looked or wrote. */
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

/** When a form's token was issued, by its own word, in milliseconds since 1970; `NaN` for what is none. */
function issuedAt(token: string): number {
  return parseInt(token.split(".")[1] ?? "", 36);
}

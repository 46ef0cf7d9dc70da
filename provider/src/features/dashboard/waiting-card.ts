/** How many cards of an inbox the home shows. */
export const CARDS = 5;

/** How many characters of a message a card shows. */
const FIRST_WORDS = 140;

/** Something that waits, and where staff open it. */
export type WaitingCard = {
  href: string;
  title: string;
  words?: string;
  /** When it was sent. */
  moment?: string;
  /** The address of a small picture; empty if there is none yet. */
  picture?: string;
  /** What decides how soon staff should open it. */
  state?: string;
  isUrgent?: boolean;
};

/** Returns the address of a record's page. */
export function hrefOf(inbox: string, id: string): string {
  return `/admin/collections/${inbox}/${encodeURIComponent(id)}`;
}

/** Returns the beginning of a text on one line. */
export function firstWords(text: string | null | undefined): string {
  const line = (text ?? "").replace(/\s+/g, " ").trim();
  if (line.length <= FIRST_WORDS) return line;
  return `${line.slice(0, line.lastIndexOf(" ", FIRST_WORDS) + 1 || FIRST_WORDS).trim()} …`;
}

/** Returns a state's parts in one line. */
export function joined(...parts: (string | false)[]): string {
  return parts.filter(Boolean).join(" · ");
}

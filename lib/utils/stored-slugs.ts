import "client-only";
import { storedChoice } from "./web-storage";

/** Slugs of stories that this browser keeps, the latest first. Others may have written there. */
export type StoredSlugs = {
  use: () => string[];
  read: () => string[];
  write: (slugs: readonly string[]) => void;
  /** Returns whether it is new. */
  add: (slug: string) => boolean;
};

/** @param most as many are kept; the oldest are forgotten */
export function storedSlugs(key: string, most: number): StoredSlugs {
  const stored = storedChoice("localStorage", key);
  const read = () => storedTexts(stored.read());
  const write = (slugs: readonly string[]) => stored.set(JSON.stringify(slugs.slice(0, most)));
  return {
    use: () => storedTexts(stored.use()),
    read,
    write,
    add: (slug) => {
      const slugs = read();
      const isNew = !slugs.includes(slug);
      if (isNew) write([slug, ...slugs]);
      return isNew;
    },
  };
}

function storedTexts(text: string | null): string[] {
  return storedList(text).filter((entry) => typeof entry === "string");
}

/** What the browser keeps under a name; nothing where somebody else has written there. */
export function storedList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

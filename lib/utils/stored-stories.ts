import "client-only";
import { useEffect } from "react";
import { storedChoice } from "./web-storage";

/** How a story is known: by its id. Earlier versions kept the slug, which staff may change. */
export type StoryKey = { id: string; slug: string };

/** The ids of stories that this browser keeps, the latest first. Others may have written there. */
export type StoredStories = {
  use: () => string[];
  /** Whether a story is kept; what was kept by its slug is kept by its id from then on. */
  useHas: (story: StoryKey) => boolean;
  read: () => string[];
  write: (ids: readonly string[]) => void;
  /** Returns whether it is new. */
  add: (story: StoryKey) => boolean;
  /** Puts the id in the place of the slug. */
  adopt: (story: StoryKey) => void;
};

/** @param most as many are kept; the oldest are forgotten */
export function storedStories(key: string, most: number): StoredStories {
  const stored = storedChoice("localStorage", key);
  const use = () => storedTexts(stored.use());
  const read = () => storedTexts(stored.read());
  const write = (ids: readonly string[]) => stored.set(JSON.stringify(ids.slice(0, most)));
  const adopt = ({ id, slug }: StoryKey) => {
    const ids = read();
    if (id !== slug && ids.includes(slug))
      write([...new Set(ids.map((other) => (other === slug ? id : other)))]);
  };
  return {
    use,
    read,
    write,
    adopt,
    useHas: ({ id, slug }) => {
      useEffect(() => {
        adopt({ id, slug });
      }, [id, slug]);
      return has(use(), { id, slug });
    },
    add: (story) => {
      const ids = read();
      const isNew = !has(ids, story);
      if (isNew) write([story.id, ...ids]);
      return isNew;
    },
  };
}

function has(ids: readonly string[], { id, slug }: StoryKey): boolean {
  return ids.includes(id) || ids.includes(slug);
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

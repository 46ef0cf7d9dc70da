import "client-only";
import { useEffect } from "react";
import { storedChoice } from "./web-storage";

/** A story is identified by its id. Earlier versions stored the slug, which staff may change. */
export type StoryKey = { id: string; slug: string };

/** The ids of stories stored in this browser, latest first. Other scripts may have changed them. */
export type StoredStories = {
  use: () => string[];
  /** Returns whether a story is stored; replaces a stored slug with the id. */
  useHas: (story: StoryKey) => boolean;
  read: () => string[];
  write: (ids: readonly string[]) => void;
  add: (story: StoryKey) => boolean;
  adopt: (story: StoryKey) => void;
};

/** @param most how many are kept; the oldest are removed */
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

/** Returns a stored list; an empty one if the content is invalid. */
export function storedList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

import "client-only";
import { isLoggedIn } from "@/lib/auth/member-storage";
import { storedTexts } from "@/lib/utils/stored-list";
import { readItem, removeItem, storedChoice, writeItem } from "@/lib/utils/web-storage";

/** As many as a provider keeps. */
const SAVED_MAX = 200;

const SAVED = "saved";

/** Slugs that were saved or forgotten here, of which a member's account has not heard yet. */
const CHANGED = "savedChanged";

const saved = storedChoice("localStorage", SAVED);

/** Slugs, the latest saved first. */
export function useSavedSlugs(): string[] {
  return storedTexts(saved.use());
}

/** Saves a story or forgets it, here at once, and with the account of who is logged in. */
export function changeSaved(slug: string, isSaved: boolean): void {
  const { slugs, changed } = readSaved();
  const others = slugs.filter((other) => other !== slug);
  saved.set(JSON.stringify((isSaved ? [slug, ...others] : others).slice(0, SAVED_MAX)));
  const unsent = [slug, ...changed.filter((other) => other !== slug)].slice(0, SAVED_MAX);
  writeItem("localStorage", CHANGED, JSON.stringify(unsent));
  if (!isLoggedIn()) return;
  const sync = async () => (await import("./sync-saved")).syncSaved();
  // Without an answer it is sent with the next change, or when the list is looked at.
  sync().catch(() => undefined);
}

export function readSaved(): { slugs: string[]; changed: string[] } {
  const texts = (key: string) => storedTexts(readItem("localStorage", key));
  return { slugs: texts(SAVED), changed: texts(CHANGED) };
}

/** @param isKnown whether the account has heard of all that was changed */
export function replaceSaved(slugs: readonly string[], isKnown: boolean): void {
  saved.set(JSON.stringify(slugs));
  if (isKnown) removeItem("localStorage", CHANGED);
}

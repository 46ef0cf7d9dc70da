import "client-only";
import { SAVED_MAX } from "@lampstand/contract/limits";
import { isLoggedIn } from "@/lib/auth/member-storage";
import { storedSlugs } from "@/lib/utils/stored-slugs";
import type { Saved, SavedHere } from "./exchange-saved";

const saved = storedSlugs("saved", SAVED_MAX);

/** What was saved or forgotten here, of which a member's account has not heard yet: all that is saved, and the last forgotten. */
const changed = storedSlugs("savedChanged", 2 * SAVED_MAX);

/** The latest saved first. */
export const useSavedSlugs = saved.use;

/** Saves a story or forgets it, here at once, and with the account of who is logged in. */
export function changeSaved(slug: string, isSaved: boolean): void {
  const without = (slugs: string[]) => slugs.filter((other) => other !== slug);
  const others = without(saved.read());
  saved.write(isSaved ? [slug, ...others] : others);
  const kept = saved.read();
  const changes = [slug, ...without(changed.read())];
  const forgotten = changes.filter((other) => !kept.includes(other)).slice(0, SAVED_MAX);
  changed.write([...changes.filter((other) => kept.includes(other)), ...forgotten]);
  if (!isLoggedIn()) return;
  // Without an answer it is sent with the next change, or when the list is looked at.
  syncSaved().catch(() => undefined);
}

/**
 * What is saved: with the account of who is logged in, which hears what was changed here, else in this browser alone.
 * @throws {Error} without an answer
 */
export async function syncSaved(): Promise<Saved> {
  const { exchangeSaved } = await import("./exchange-saved");
  return exchangeSaved({ read: readSaved, replace: replaceSaved });
}

export function readSaved(): SavedHere {
  return { slugs: saved.read(), changed: changed.read() };
}

/** Takes over what an account has, which has heard of all that was changed here. */
export function replaceSaved(slugs: readonly string[]): void {
  saved.write(slugs);
  changed.write([]);
}

import "client-only";
import { SAVED_MAX } from "@lampstand/contract/limits";
import { isLoggedIn } from "@/lib/auth/member-storage";
import { storedStories, type StoryKey } from "@/lib/utils/stored-stories";
import type { Saved, SavedHere } from "./exchange-saved";

const saved = storedStories("saved", SAVED_MAX);

/** What was saved or forgotten here, of which a member's account has not heard yet: all that is saved, and the last forgotten. */
const changed = storedStories("savedChanged", 2 * SAVED_MAX);

/** The ids of what is saved, the latest first. */
export const useSavedIds = saved.use;

export function useIsSaved(story: StoryKey): boolean {
  changed.useHas(story); // both lists know it by the same key
  return saved.useHas(story);
}

/** Saves a story or forgets it, here at once, and with the account of who is logged in. */
export function changeSaved({ id, slug }: StoryKey, isSaved: boolean): void {
  const without = (ids: string[]) => ids.filter((other) => other !== id && other !== slug);
  const others = without(saved.read());
  saved.write(isSaved ? [id, ...others] : others);
  const kept = saved.read();
  const changes = [id, ...without(changed.read())];
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
  return exchangeSaved({ read: readSaved, replace: replaceSaved, adopt: adoptSaved });
}

export function readSaved(): SavedHere {
  return { ids: saved.read(), changed: changed.read() };
}

/** Takes over what an account has, which has heard of all that was changed here. */
export function replaceSaved(ids: readonly string[]): void {
  saved.write(ids);
  changed.write([]);
}

function adoptSaved(story: StoryKey): void {
  saved.adopt(story);
  changed.adopt(story);
}

import "client-only";
import { SAVED_MAX } from "@lampstand/contract/limits";
import { isLoggedIn } from "@/lib/auth/member-storage";
import { storedStories, type StoryKey } from "@/lib/utils/stored-stories";
import type { Saved, SavedHere } from "./exchange-saved";

const saved = storedStories("saved", SAVED_MAX);

/** Changes that a member's account has not received: all saved stories, and the last removed ones. */
const changed = storedStories("savedChanged", 2 * SAVED_MAX);

export const useSavedIds = saved.use;

export function useIsSaved(story: StoryKey): boolean {
  changed.useHas(story); // both lists use the same key for it
  return saved.useHas(story);
}

/** Saves or removes a story, here at once, and in a logged-in member's account. */
export function changeSaved({ id, slug }: StoryKey, isSaved: boolean): void {
  const without = (ids: string[]) => ids.filter((other) => other !== id && other !== slug);
  const others = without(saved.read());
  saved.write(isSaved ? [id, ...others] : others);
  const kept = saved.read();
  const changes = [id, ...without(changed.read())];
  const forgotten = changes.filter((other) => !kept.includes(other)).slice(0, SAVED_MAX);
  changed.write([...changes.filter((other) => kept.includes(other)), ...forgotten]);
  if (!isLoggedIn()) return;
  // Without an answer, it is sent with the next change, or when the list is opened.
  syncSaved().catch(() => undefined);
}

/** Returns the stories of the logged-in member's account, else of this browser. @throws {Error} without an answer */
export async function syncSaved(): Promise<Saved> {
  const { exchangeSaved } = await import("./exchange-saved");
  return exchangeSaved({ read: readSaved, replace: replaceSaved, adopt: adoptSaved });
}

export function readSaved(): SavedHere {
  return { ids: saved.read(), changed: changed.read() };
}

/** Takes over the list of an account that has received all changes made here. */
export function replaceSaved(ids: readonly string[]): void {
  saved.write(ids);
  changed.write([]);
}

function adoptSaved(story: StoryKey): void {
  saved.adopt(story);
  changed.adopt(story);
}

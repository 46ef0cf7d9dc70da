import "client-only";
import { mayHaveRecordings } from "@/lib/story/recording/kept-take";
import { readSaved, syncSaved } from "@/lib/saved/saved";
import { unsentPrayers } from "@/lib/prayers/prayers";
import { sendUnsentPrayers } from "@/lib/prayers/send-prayers";
import { logError } from "@/lib/utils/log";
import { clearStorage } from "@/lib/utils/web-storage";

/** Tells a member's account what was saved and forgotten here, while somebody is logged in. */
export async function sendSaved(): Promise<void> {
  if (readSaved().changed.length === 0) return;
  await syncSaved().catch((error: unknown) => {
    logError("saved-not-sent", error);
  });
}

/**
 * Clears all that this site keeps in a browser; whatever else it is to keep is cleared here, too. Prayers that were not sent yet
 * go now: they count once pressed, and nothing in them is about a person.
 */
export async function clearBrowser(): Promise<void> {
  void sendUnsentPrayers(unsentPrayers, []); // it has read what it sends before the next line
  clearStorage();
  try {
    if (await mayHaveRecordings()) await (await import("@/lib/story/recording/slices")).removeAllSlices();
  } catch (error) {
    logError("recordings-not-removed", error);
  }
}

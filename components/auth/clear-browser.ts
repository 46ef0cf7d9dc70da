import "client-only";
import { mayHaveRecordings } from "@/lib/story/recording/kept-take";
import { readSaved, syncSaved } from "@/lib/saved/saved";
import { unsentPrayers } from "@/lib/prayers/prayers";
import { sendUnsentPrayers } from "@/lib/prayers/send-prayers";
import { logError } from "@/lib/utils/log";
import { clearStorage } from "@/lib/utils/web-storage";

/** Sends what was saved and unsaved in this browser to the member's account, if someone is logged in. */
export async function sendSaved(): Promise<void> {
  if (readSaved().changed.length === 0) return;
  await syncSaved().catch((error: unknown) => {
    logError("saved-not-sent", error);
  });
}

/**
 * Clears everything that this site keeps in a browser; anything new that it keeps must be cleared here too. Sends any
 * unsent prayers first: a press counts, and nothing in them identifies a person.
 */
export async function clearBrowser(): Promise<void> {
  void sendUnsentPrayers(unsentPrayers, []); // reads what it sends before the next line runs
  clearStorage();
  try {
    if (await mayHaveRecordings()) await (await import("@/lib/story/recording/slices")).removeAllSlices();
  } catch (error) {
    logError("recordings-not-removed", error);
  }
}

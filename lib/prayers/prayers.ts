import "client-only";
import { useEffect, useState } from "react";
import { prayedId } from "@/lib/paths";
import { storedList, storedStories, type StoryKey } from "@/lib/utils/stored-stories";
import { readItem, removeItem, writeItem } from "@/lib/utils/web-storage";
import type { Prayer } from "./send-prayers";

type Counts = ReadonlyMap<string, number>;

const prayed = storedStories("prayed", 500);

const UNSENT_KEY = "prayersUnsent";

/** Prayers that have not reached the server, each with its press's key. Other tabs may write here, too. */
export const unsentPrayers = {
  read: (): unknown[] => storedList(readItem("localStorage", UNSENT_KEY)),
  write: (prayers: unknown[]) => {
    if (prayers.length > 0) writeItem("localStorage", UNSENT_KEY, JSON.stringify(prayers));
    else removeItem("localStorage", UNSENT_KEY);
  },
};

/** Returns whether this browser prayed for a story, and how many people have. Counts a press at once and resends it. */
export function usePrayer({ id, slug }: StoryKey, shown: number | null) {
  const hasPrayed = prayed.useHas({ id, slug });
  const [counts, setCounts] = useState<Counts>(new Map());

  useEffect(() => {
    // The press came before the script loaded: the site has counted it and reloaded the page.
    if (window.location.hash === `#${encodeURIComponent(prayedId(slug))}`) prayed.add({ id, slug });
    const send = () => void sendPrayers([], setCounts);
    if (unsentPrayers.read().length > 0) send();
    window.addEventListener("online", send);
    return () => {
      window.removeEventListener("online", send);
    };
  }, [id, slug]);

  return {
    hasPrayed,
    count: counts.get(slug) ?? shown,
    pray: () => {
      // Another tab may have stored it.
      if (hasPrayed || !prayed.add({ id, slug })) return;
      const press = { slug, key: crypto.randomUUID() };
      unsentPrayers.write([...unsentPrayers.read(), press]);
      if (shown !== null) setCounts((known) => new Map(known).set(slug, shown + 1));
      void sendPrayers([press], setCounts);
    },
  };
}

/** @param presses Sent even if the browser stores nothing. */
async function sendPrayers(
  presses: Prayer[],
  onAnswer: (change: (known: Counts) => Counts) => void,
): Promise<void> {
  try {
    const { sendUnsentPrayers } = await import("./send-prayers");
    const answered = await sendUnsentPrayers(unsentPrayers, presses);
    onAnswer((known) => new Map([...known, ...answered]));
  } catch {
    // Without a connection, the code cannot load either. The stored prayers are sent later.
  }
}

import "client-only";
import * as z from "zod/mini";
import { requestSite } from "@/lib/api-client/site-request";
import { apiPaths } from "@/lib/paths";

const prayerSchema = z.object({ slug: z.string(), key: z.string() });

export type Prayer = z.output<typeof prayerSchema>;

const answerSchema = z.object({ prayed: z.nullable(z.number()) });

/** Refused for good: there is no such story any more, or it was none. */
const REFUSED: readonly number[] = [400, 404];

/** What the browser has kept, in which others may have written. */
type Unsent = { read: () => unknown[]; write: (prayers: Prayer[]) => void };

/**
 * Sends what this browser keeps, one after the other; what gets no answer is kept. The same press twice counts once.
 * Returns the numbers that were answered, by the slugs of the stories.
 */
export async function sendUnsentPrayers(unsent: Unsent, presses: Prayer[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const readPrayers = () => unsent.read().flatMap((entry) => prayerSchema.safeParse(entry).data ?? []);
  const kept = readPrayers();
  const unkept = presses.filter(({ key }) => kept.every((prayer) => prayer.key !== key));
  for (const prayer of [...kept, ...unkept]) {
    const response = await requestSite(apiPaths.prayers, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(prayer),
      keepalive: true,
    }).catch(() => null);
    if (!response || !(response.ok || REFUSED.includes(response.status))) break;
    // Others may have been added meanwhile.
    unsent.write(readPrayers().filter(({ key }) => key !== prayer.key));
    const { data } = answerSchema.safeParse(await response.json().catch(() => null));
    if (typeof data?.prayed === "number") counts.set(prayer.slug, data.prayed);
  }
  return counts;
}

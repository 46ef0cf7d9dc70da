import "client-only";
import * as z from "zod/mini";
import { requestSite } from "@/lib/api-client/site-request";
import { apiPaths } from "@/lib/paths";

const prayerSchema = z.object({ slug: z.string(), key: z.string() });

export type Prayer = z.output<typeof prayerSchema>;

const answerSchema = z.object({ prayed: z.nullable(z.number()) });

/** Final refusals: the story no longer exists, or never did. */
const REFUSED: readonly number[] = [400, 404];

type Unsent = { read: () => unknown[]; write: (prayers: Prayer[]) => void };

/** Sends the stored prayers in turn, keeps those without an answer, and returns the counts by story slug. */
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

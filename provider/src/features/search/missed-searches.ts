import { createHash, randomBytes, randomUUID } from "node:crypto";

import { processState } from "@lampstand/runtime/process-state";
import type { Payload } from "payload";
import { z } from "zod";

import { COUNTS_KEPT_DAYS } from "../../lib/days";
import { query } from "../../lib/db/query";
import { churchDay } from "../church/church";

/** How many visitors must search for words without results before they are stored. */
const VISITORS = 3;

/** How many searches to remember until then; the oldest make room. */
const REMEMBERED = 2000;

const LISTED = 10;

const ADD = `INSERT INTO missed_searches (id, day, words, total) VALUES (?, ?, ?, ?)
  ON CONFLICT (day, words) DO UPDATE SET total = missed_searches.total + excluded.total`;

const MOST = `SELECT words, sum(total) AS total FROM missed_searches WHERE day > ?
  GROUP BY words ORDER BY 2 DESC, words LIMIT ${LISTED}`;

const REMOVE = "DELETE FROM missed_searches WHERE day <= ?";

/** The visitors who searched for words, as hashes that only this process can make; never stored. */
type Misses = { key: Buffer; visitors: Map<string, Set<string>> };

declare global {
  interface ProcessState {
    missedSearches?: Misses;
  }
}

/** Notes a search without results. It is stored once three visitors have made it. */
export async function noteMissedSearch(
  payload: Payload,
  { words, address }: { words: string; address: string },
  now = new Date(),
): Promise<void> {
  const { key, visitors } = (processState().missedSearches ??= {
    key: randomBytes(32),
    visitors: new Map<string, Set<string>>(),
  });
  const known = visitors.get(words) ?? new Set();
  const visitor = createHash("sha256").update(key).update(address).digest("base64url");
  if (words === "" || known.has(visitor)) return;
  visitors.delete(words);
  visitors.set(words, known.add(visitor));
  const [oldest] = visitors.keys();
  if (visitors.size > REMEMBERED && oldest !== undefined) visitors.delete(oldest);
  if (known.size < VISITORS) return;
  const total = known.size === VISITORS ? VISITORS : 1;
  await query(payload.db, ADD, [randomUUID(), await churchDay(payload, now), words, total]);
}

/** Lists the most frequent searches without results in the last days, and how many visitors made them. */
export async function listMissedSearches(
  payload: Payload,
  days: number,
  now = new Date(),
): Promise<{ words: string; total: number }[]> {
  return listed.parse(await query(payload.db, MOST, [await churchDay(payload, now, days)]));
}

/** Removes what is older than 400 days. */
export async function removeOldMissedSearches(payload: Payload, now = new Date()): Promise<void> {
  await query(payload.db, REMOVE, [await churchDay(payload, now, COUNTS_KEPT_DAYS)]);
}

const listed = z.array(z.object({ words: z.string(), total: z.coerce.number() }));

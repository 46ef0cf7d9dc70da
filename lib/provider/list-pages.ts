import "server-only";
import { z } from "zod";
import type { QueryResult } from "./cached-query";
import { identifier, parseItems } from "./fields";
import { findCount } from "./payload";
import { readList } from "./read-payload";

/** A page of a list: what the provider sent, by what tells one from another, and what could be made of it. */
export type ListPage<T> = { entries: { key: string; item: T | null }[]; total: number | null };

type ListPageQuery<T> = {
  area: string;
  schema: z.ZodType<T | null>;
  listNames: readonly string[];
  /** The name of the total, where a provider gives one. */
  countName?: string;
};

/** Most pages that are asked for, whatever a provider says of their number. */
export const MOST_PAGES = 1000;

const keyed = z
  .object({ _id: identifier.optional().catch(undefined), slug: z.string().catch("") })
  .transform(({ _id, slug }) => _id ?? slug)
  .catch("");

/**
 * Asks for one page of a list.
 *
 * @throws {ProviderError} when the provider does not answer with a list
 */
export async function readListPage<T>(path: string, query: ListPageQuery<T>): Promise<ListPage<T>> {
  const { area, schema, listNames, countName } = query;
  const { items, body } = await readList(path, listNames);
  const entries = items.map((raw) => ({
    key: keyed.parse(raw),
    item: parseItems(area, schema, [raw])[0] ?? null,
  }));
  return { entries, total: countName ? findCount(body, countName) : null };
}

/**
 * Everything in a list, page after page, never two at a time. A provider may send fewer at once than it is asked for,
 * and be wrong about its total: the list ends where a page brings nothing new. `unavailable` rather than incomplete.
 */
export async function collectPages<T>(
  readPage: (page: number, limit: number) => Promise<QueryResult<ListPage<T>>>,
  largestLimit: number,
): Promise<QueryResult<T[]>> {
  const seen = new Set<string>();
  const collected: T[] = [];
  let limit = largestLimit;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const reading = await readPage(page, limit);
    if (reading.state === "unavailable") return reading;
    if (reading.state === "missing") break;
    const { entries, total } = reading.data;
    const fresh = entries.filter(({ key }) => !seen.has(key) && seen.add(key));
    if (fresh.length === 0) break;
    for (const { item } of fresh) if (item !== null) collected.push(item);
    const isShort = entries.length < limit;
    if (isShort && seen.size === total) break;
    if (isShort && page === 1) limit = entries.length;
  }
  return { state: "found", data: collected };
}

import "server-only";
import { z } from "zod";
import { dataOr, noSuchThing, type QueryResult } from "./cached-query";
import { callProvider, ProviderError } from "./client";
import { identifier, parseItems } from "./fields";

const record = z.record(z.string(), z.unknown());

const list = z.array(z.unknown());

export type Fields = Record<string, unknown>;

/** Providers wrap answers differently: the payload is the first place that has one of `keys`. */
export function findRecord(
  body: unknown,
  keys: readonly string[],
  listNames: readonly string[] = [],
): Fields | null {
  for (const place of placesOf(body)) {
    const direct = asRecord(Array.isArray(place) ? place[0] : place);
    if (direct && keys.some((key) => key in direct)) return direct;
    for (const name of listNames) {
      const named = asRecord(firstOf(asRecord(place)?.[name]));
      if (named) return named;
    }
  }
  return null;
}

export function findList(body: unknown, listNames: readonly string[] = []): unknown[] | null {
  for (const place of placesOf(body)) {
    const direct = asList(place);
    if (direct) return direct;
    for (const name of listNames) {
      const named = asList(asRecord(place)?.[name]);
      if (named) return named;
    }
  }
  return null;
}

/** Returns the outermost status, except that of a thing, which has an `_id`. */
export function findStatus(body: unknown): unknown {
  const places = placesOf(body).map(asRecord).reverse();
  return places.find((place) => place && "status" in place && !("_id" in place))?.status;
}

export function isEmptyPayload(body: unknown): boolean {
  const fields = asRecord(body);
  if (!fields || !("data" in fields)) return false;
  const { data } = fields;
  return data === null || (Array.isArray(data) && data.length === 0) || isEmptyPayload(data);
}

export function findCount(body: unknown, name: string): number | null {
  for (const place of placesOf(body)) {
    const count = z.coerce
      .number()
      .int()
      .min(0)
      .safeParse(asRecord(place)?.[name] ?? undefined);
    if (count.success) return count.data;
  }
  return null;
}

function placesOf(body: unknown): unknown[] {
  const outer = asRecord(body)?.data;
  const inner = asRecord(outer)?.data;
  return [inner, outer, body].filter((place) => place !== undefined && place !== null);
}

function asRecord(value: unknown): Fields | null {
  return record.safeParse(value).data ?? null;
}

function asList(value: unknown): unknown[] | null {
  return list.safeParse(value).data ?? null;
}

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

/** Checks the answer to a write: one without a status is no success. @throws {ProviderError} `malformed` */
export function expectSuccess(path: string, answer: unknown): void {
  const status = findStatus(answer);
  if (status !== "success" && status !== true)
    throw new ProviderError("malformed", path, { cause: "no word of success" });
}

/** Reads what always exists, such as a page's content. @throws {ProviderError} `malformed` without any of the keys */
export async function readContent(path: string, keys: readonly string[]): Promise<Fields> {
  const record = findRecord(await callProvider(path), keys);
  if (!record) throw new ProviderError("malformed", path, { cause: "none of the expected fields" });
  return record;
}

/** Reads what may not exist. @throws {ProviderError} `missing` when the provider says that there is none, or just no */
export async function readNamed(
  path: string,
  keys: readonly string[],
  listNames: readonly string[] = [],
): Promise<{ record: Fields; body: unknown }> {
  const body = await callProvider(path).catch((error: unknown) => {
    if (error instanceof ProviderError && error.isExplicitRefusal)
      throw new ProviderError("missing", path, { cause: error });
    throw error;
  });
  const record = findRecord(body, keys, listNames);
  if (record) return { record, body };
  throw new ProviderError(isEmptyPayload(body) ? "missing" : "malformed", path);
}

/** @throws {ProviderError} `malformed` when the answer has no list */
export async function readList(
  path: string,
  listNames: readonly string[] = [],
  request?: Parameters<typeof callProvider>[1],
): Promise<{ items: unknown[]; body: unknown }> {
  const body = await callProvider(path, request);
  const items = findList(body, listNames);
  if (!items) throw new ProviderError("malformed", path, { cause: "no list" });
  return { items, body };
}

/** `key` identifies entries; `item` is `null` if the entry is malformed or left out. */
export type ListPage<T> = { entries: { key: string; item: T | null }[]; total: number | null };

type ListPageQuery<T> = {
  area: string;
  schema: z.ZodType<T | null>;
  listNames: readonly string[];
  countName?: string;
};

export const MOST_PAGES = 1000;

const keyed = z
  .object({ _id: identifier.optional().catch(undefined), slug: z.string().catch("") })
  .transform(({ _id, slug }) => _id ?? slug)
  .catch("");

export async function readListPage<T>(path: string, query: ListPageQuery<T>): Promise<ListPage<T>> {
  const { area, schema, listNames, countName } = query;
  const { items, body } = await readList(path, listNames);
  const entries = items.map((raw) => ({
    key: keyed.parse(raw),
    item: parseItems(area, schema, [raw])[0] ?? null,
  }));
  return { entries, total: countName ? findCount(body, countName) : null };
}

/** Keeps the number of entries, by which `collectPages` finds the end. */
export function withoutItems<T>(
  { entries, total }: ListPage<T>,
  isLeftOut: (item: T) => boolean,
): ListPage<T> {
  const rest = entries.map(({ key, item }) => ({
    key,
    item: item !== null && isLeftOut(item) ? null : item,
  }));
  return { entries: rest, total };
}

/** Providers may send short pages and a wrong total: the list ends at a page without new items. */
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

/** Returns a page of a list, and how many there are. Without a total, the only page has everything. */
export async function pageOfList<T>(
  readPage: (page: number, limit: number) => Promise<QueryResult<ListPage<T>>>,
  page: number,
  largestLimit: number,
): Promise<QueryResult<{ items: T[]; pages: number }>> {
  const first = await readPage(1, largestLimit);
  if (first.state === "unavailable") return first;
  const { entries, total } = dataOr(first, { entries: [], total: 0 });
  // Some providers send fewer than requested.
  const limit = total !== null && entries.length < total ? entries.length || largestLimit : largestLimit;
  const pages = Math.min(Math.max(Math.ceil((total ?? 0) / limit), 1), MOST_PAGES);
  if (page > pages) return noSuchThing();
  if (total === null) {
    const all = await collectPages(readPage, largestLimit);
    return all.state === "found" ? { state: "found", data: { items: all.data, pages } } : all;
  }
  const reading = page === 1 ? first : await readPage(page, limit);
  if (reading.state === "unavailable") return reading;
  const items = dataOr(reading, { entries: [] }).entries.flatMap(({ item }) => item ?? []);
  return { state: "found", data: { items, pages } };
}

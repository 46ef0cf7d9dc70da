import { z } from "zod";

const record = z.record(z.string(), z.unknown());

const list = z.array(z.unknown());

export type Fields = Record<string, unknown>;

/**
 * The payload of an answer that holds one thing, wherever a provider put it: at the top level, under `data`,
 * one `data` deeper, or as the first item of a list there (`contract.md`, last section).
 * `keys` tell the payload from its wrapping: the first place that has one of them is it.
 */
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

/** The list of an answer: an array in one of the places, or an array of one of these names there. */
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

/** What an answer says of itself: the outermost status that is not that of a thing, which has an id. */
export function findStatus(body: unknown): unknown {
  const places = placesOf(body).toReversed().map(asRecord);
  return places.find((place) => place && "status" in place && !("_id" in place))?.status;
}

/** Whether an answer says, where its payload should be, that there is nothing. */
export function isEmptyPayload(body: unknown): boolean {
  const fields = asRecord(body);
  if (!fields || !("data" in fields)) return false;
  const { data } = fields;
  return data === null || (Array.isArray(data) && data.length === 0) || isEmptyPayload(data);
}

/** A whole number of this name beside the payload, in whichever place it stands. */
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

import type { Payload } from "payload";
import { z } from "zod";

import { findFree } from "./shown-files";

/** A picture or clip that the database filled in, in a field of one kind or of either. */
const upload = z.object({ id: z.string(), filename: z.string() });
const filled = z.union([upload, z.object({ value: upload }).transform(({ value }) => value)]);

/**
 * What staff made of their own, without the pictures and clips that may not be shown now: a visitor's film, and what stands for
 * it, is only where its story is shown.
 */
export async function withoutWithheld<T extends object>(payload: Payload, record: T): Promise<T> {
  const uploads = Object.values(record).flatMap(uploadsIn);
  const free = await findFreeAmong(payload, uploads);
  const isWithheld = (value: unknown) => uploadsIn(value).some((id) => !free.has(id));
  const shown = (value: unknown): unknown =>
    Array.isArray(value) ? value.filter((one) => !isWithheld(one)) : isWithheld(value) ? null : value;
  return {
    ...record,
    ...Object.fromEntries(Object.entries(record).map(([name, value]) => [name, shown(value)])),
  };
}

/** The pictures and clips that may be shown wherever staff put them, among these ids. */
export async function findFreeAmong(payload: Payload, ids: string[]): Promise<Set<string>> {
  return new Set([...(await findFree(payload, "images", ids)), ...(await findFree(payload, "clips", ids))]);
}

function uploadsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(uploadsIn);
  const { data } = filled.safeParse(value);
  return data ? [data.id] : [];
}

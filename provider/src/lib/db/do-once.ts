import type { CollectionSlug, Payload, PayloadRequest, Where } from "payload";

import { inTransaction } from "./transactions";
import { updateIf } from "./writes";

/** A date in a record that notes when something was done. */
type Note = {
  collection: CollectionSlug;
  id: string;
  field: string;
  at: string;
  /** What else must be true of the record. */
  where?: Where;
};

/**
 * Notes work on a record and does it, unless already noted. On failure the note is removed, even without transactions.
 * @param also Other columns to write with the note.
 */
export async function doOnce(
  payload: Payload,
  { collection, id, field, at, where }: Note,
  work: (req: PayloadRequest) => Promise<unknown>,
  also: Record<string, unknown> = {},
): Promise<void> {
  const noted = (value: Where[string]): Where => ({ and: [{ id: { equals: id } }, { [field]: value }] });
  try {
    await inTransaction(payload, {}, async (req) => {
      const isDue: Where = { and: [noted({ exists: false }), ...(where ? [where] : [])] };
      const change = { collection, where: isDue, data: { ...also, [field]: at }, req };
      if (await updateIf(payload, change)) await work(req);
    });
  } catch (error) {
    await updateIf(payload, { collection, where: noted({ equals: at }), data: { [field]: null } });
    throw error;
  }
}

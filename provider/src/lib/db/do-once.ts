import type { CollectionSlug, Payload, PayloadRequest, Where } from "payload";

import { inTransaction } from "./transactions";
import { updateIf } from "./writes";

/** A date of a record that says since when something has been done about it. */
type Note = { collection: CollectionSlug; id: string; field: string; at: string };

/**
 * Notes on a record that something is done about it, unless that is noted already, and does it. Where it fails, the note is taken
 * back, also without transactions.
 * @param also Other columns that are written with the note.
 */
export async function doOnce(
  payload: Payload,
  { collection, id, field, at }: Note,
  work: (req: PayloadRequest) => Promise<void>,
  also: Record<string, unknown> = {},
): Promise<void> {
  const noted = (value: Where[string]): Where => ({ and: [{ id: { equals: id } }, { [field]: value }] });
  try {
    await inTransaction(payload, {}, async (req) => {
      const change = { collection, where: noted({ exists: false }), data: { ...also, [field]: at }, req };
      if (await updateIf(payload, change)) await work(req);
    });
  } catch (error) {
    await updateIf(payload, { collection, where: noted({ equals: at }), data: { [field]: null } });
    throw error;
  }
}

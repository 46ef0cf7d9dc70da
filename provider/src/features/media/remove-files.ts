import type { Payload, PayloadRequest } from "payload";

import { afterCommit } from "../../lib/db/commit-transaction";
import { withoutValues } from "../../lib/log";

/**
 * Removes files of records that have changed already. What cannot be removed stays for `removeUnusedFiles`: without a record
 * that names it, no file is served.
 */
export async function removeOrLeave(payload: Payload, remove: () => Promise<void>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    payload.logger.error({ err: withoutValues(error), msg: "Files that are gone are removed later" });
  }
}

/** Removes files of records once it is certain that these have changed: until then they may go on naming them. */
export async function removeAfterCommit(req: PayloadRequest, remove: () => Promise<void>): Promise<void> {
  await afterCommit(req, () => removeOrLeave(req.payload, remove));
}

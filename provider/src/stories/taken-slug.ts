import type { Payload } from "payload";

import { ContractError } from "../contract/answer";
import { checkStorySlug } from "../fields/slug-rules";
import { formerOwner } from "../former-slugs/former-slug-records";

const TAKEN = "This short name is already taken. Please choose another.";

/** The refusal of a name that another story has. */
export function slugTaken(): ContractError {
  return new ContractError(409, TAKEN);
}

/**
 * Refuses a story's slug that cannot be a video's, that a video or another story has, of whatever status, or that a
 * video once had. Its sender can choose another in each case.
 * @throws ContractError 409
 */
export async function requireFreeSlug(payload: Payload, slug: string): Promise<void> {
  const checked = checkStorySlug(slug, { isNew: true });
  if (checked !== true) throw new ContractError(409, checked);
  const where = { slug: { equals: slug } };
  const isTaken =
    (await payload.count({ collection: "videos", where })).totalDocs > 0 ||
    (await payload.count({ collection: "stories", where })).totalDocs > 0 ||
    (await formerOwner(payload, "videos", slug)) !== undefined;
  if (isTaken) throw slugTaken();
}

import type { Payload, Where } from "payload";
import { z } from "zod";

import { consentCollections } from "./consent-record";
import { unpublish } from "./unpublish";

/** A withdrawn consent whose video is on the site. */
const SHOWN: Where = { and: [{ withdrawnAt: { exists: true } }, { "video.status": { equals: "Active" } }] };

const linked = z.object({ video: z.string() });

/**
 * Takes off the site what is on it without its teller's consent: a video that was published, or linked to a consent, at
 * the moment of the withdrawal or after it.
 */
export async function takeOffWithdrawn(payload: Payload): Promise<void> {
  for (const collection of consentCollections(payload)) {
    const { docs } = await payload.find({ collection, where: SHOWN, depth: 0, pagination: false });
    for (const record of docs) await unpublish(payload, linked.parse(record).video);
  }
}

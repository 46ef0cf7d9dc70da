import type { PayloadRequest } from "payload";

import type { Story } from "../../payload-types";
import { createOnce } from "../submissions/submissions";
import { idOf } from "../../lib/id-of";

/**
 * Keeps a story's consents among those given with the testimony form, where they outlive it: the link in the receipt
 * still leads to them, and withdrawing them takes the video off the site. Doing it again changes nothing.
 * @returns The id of the proof.
 */
export async function keepProof({ payload }: Pick<PayloadRequest, "payload">, story: Story): Promise<string> {
  const { name, email, recordedAt, consents, withdrawnAt, withdrawalSeed, withdrawalHash } = story;
  const { tellerAge, danger, isUnnamed, approvedBy } = story;
  // What decides whether its video may be shown.
  const safety = { tellerAge, danger, isUnnamed, approvedBy };
  const proof = { recordedAt, consents, withdrawnAt, withdrawalSeed, withdrawalHash, safety };
  const announcedAt = new Date().toISOString();
  const { id } = await createOnce(
    payload,
    { collection: "testimony-consents", key: `of-story-${story.id}` },
    (submissionKey) =>
      payload.create({
        collection: "testimony-consents",
        data: { ...proof, fullName: name, email, video: idOf(story.video), announcedAt, submissionKey },
        depth: 0,
      }),
  );
  return id;
}

import type { CollectionBeforeDeleteHook, Where } from "payload";
import { z } from "zod";

import { updateIf } from "../../lib/db/writes";
import { environment } from "../../lib/environment";
import { adminError } from "../../lib/errors";
import type { OthersConsent } from "../../payload-types";
import { removeMailsOf } from "../mail/kept-mails";
import { readConsents } from "./consent";

const text = z.string().nullish();

const proof = z.object({
  fullName: z.string(),
  ...{ story: text, video: text, askedAt: text, withdrawnAt: text, consents: z.unknown() },
});

type Asked = { askedAt?: string | null; withdrawnAt?: string | null; consents?: unknown };

/** Whether somebody was asked and has said nothing yet; whoever is asked again has. */
function isUnanswered({ askedAt, withdrawnAt, consents }: Asked): boolean {
  return Boolean(askedAt) && !withdrawnAt && readConsents(consents).length === 0;
}

/** What proves consents to a story or a video, and by which field. */
const PROOFS = [
  { of: "stories", collection: "others-consents", field: "story" },
  { of: "videos", collection: "others-consents", field: "video" },
  { of: "videos", collection: "testimony-consents", field: "video" },
] as const;

/**
 * Refuses to erase what somebody answered about a story or a video that is still here: a refusal would be forgotten. A question
 * that nobody has answered, as when it went to a wrong address, can be erased.
 */
export const keepNeededProof: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const row: unknown = await req.payload.db.findOne({
    ...{ collection: collection.slug, where: { id: { equals: id } }, req },
  });
  const { fullName, ...stored } = proof.parse(row);
  // The database empties these when what they name is erased.
  if ((stored.story || stored.video) && !isUnanswered(stored))
    throw adminError(
      `What ${fullName} answered is kept for as long as the story or its video is here, also in the trash. Please erase those first.`,
    );
};

/** Before a story or a video is erased: what was answered about it is kept as long from now on. */
export const beginTimeOfProofs: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
  const data = { keptSince: new Date().toISOString() };
  for (const { of, collection, field } of PROOFS)
    if (of === slug)
      await updateIf(req.payload, { collection, where: { [field]: { equals: id } }, data, req });
};

/** Whoever was asked about a story and has not answered is forgotten with it, unless a video was made of it. */
export const dropUnanswered: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const collection = "others-consents";
  const where: Where = { and: [{ story: { equals: id } }, { video: { exists: false } }] };
  const { docs } = await req.payload.db.find<OthersConsent>({ collection, where, pagination: false, req });
  const dropped = docs.filter(isUnanswered);
  await req.payload.db.deleteMany({
    collection,
    where: { id: { in: dropped.map(({ id: of }) => of) } },
    req,
  });
  const emails = dropped.map(({ email }) => email);
  if (emails.length > 0) await removeMailsOf(environment().dataDir, emails, req.payload.logger);
};

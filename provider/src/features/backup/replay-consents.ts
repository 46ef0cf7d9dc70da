import type { CollectionSlug, Payload, Where } from "payload";

import { updateIf } from "../../lib/db/writes";
import { THE_PERSON } from "../consents/consent";
import { findConsentRecords } from "../consents/consent-records";
import { applyWithdrawal } from "../consents/withdraw-consents";
import { NOBODY } from "../members/anonymize-stories";
import type { Removal } from "../removals/journal";

/** Stands for the staff account that withdrew a consent, which the journal doesn't keep. */
const SOMEBODY_OF_THE_STAFF = "staff";

const CONSENTS = ["others-consents", "testimony-consents"] as const;

const UNKNOWN_PERSON = "Someone who is not in the restored backup";

/** Restores a request for consent that the backup lacks, nameless. The film waits for it; the emailed link works. */
export async function putBack(payload: Payload, removal: Removal): Promise<boolean> {
  const { id, at, role = "seen", requestHash, withdrawalHash } = removal;
  const collection = CONSENTS.find((slug) => slug === removal.collection);
  if (!collection || (await findStored(payload, collection, id))) return false;
  const story = await findStored(payload, "stories", removal.story);
  const video = (await findStored(payload, "videos", removal.video))?.id ?? story?.video;
  if (!story && !video) return false;
  const person = { fullName: UNKNOWN_PERSON, email: NOBODY.email, role, consents: [] };
  const asked = { story: story?.id, video, askedAt: at, announcedAt: at, requestHash, withdrawalHash };
  await payload.db.create({ collection, customID: id, data: { ...person, ...asked } });
  return true;
}

type Stored = { id: string; video?: string | null };

/** Returns a record as the backup has it. */
export async function findStored(
  payload: Payload,
  collection: CollectionSlug,
  id: string | undefined,
): Promise<Stored | null> {
  return id ? payload.db.findOne<Stored>({ collection, where: { id: { equals: id } } }) : null;
}

/** A withdrawal made after the backup always wins, even if the backup doesn't know the person. */
export async function withdraw(payload: Payload, removal: Removal): Promise<boolean> {
  const { id, withdrawalHash, at, isByStaff } = removal;
  const alike: Where[] = [{ id: { equals: id } }];
  if (withdrawalHash) alike.push({ withdrawalHash: { equals: withdrawalHash } });
  const find = () => findConsentRecords(payload, { or: alike });
  if ((await find()).length === 0) await putBack(payload, removal);
  const video = (await findStored(payload, "videos", removal.video))?.id;
  const by = isByStaff ? SOMEBODY_OF_THE_STAFF : THE_PERSON;
  let isDone = false;
  for (const record of await find()) {
    const { collection, id: of } = record;
    // Staff may have linked the consent to a video since.
    const about = { ...record, video: record.video ?? video };
    if (video)
      await updateIf(payload, { collection, where: { id: { equals: of } }, data: { video: about.video } });
    if (await applyWithdrawal(payload, about, { by, withdrawnAt: at })) isDone = true;
  }
  return isDone;
}

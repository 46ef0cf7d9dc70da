import type { CollectionSlug, Payload, Where } from "payload";
import { z } from "zod";

import { readConsents, type Consent } from "./consent";

const stored = z.object({
  id: z.string(),
  name: z.string().nullish(),
  fullName: z.string().nullish(),
  email: z.string(),
  video: z.string().nullish(),
  withdrawnAt: z.string().nullish(),
  consents: z.unknown(),
});

/** Somebody's consents, in whichever collection they are kept. */
export type ConsentRecord = {
  collection: CollectionSlug;
  id: string;
  name: string;
  email: string;
  /** The video that the consents are about, where staff have told which. */
  video: string | undefined;
  isWithdrawn: boolean;
  consents: Consent[];
};

/** The collections that have the fields of consents. */
export function consentCollections(payload: Payload): CollectionSlug[] {
  return payload.config.collections
    .filter(({ flattenedFields }) => flattenedFields.some(({ name }) => name === "withdrawalHash"))
    .map(({ slug }) => slug);
}

/** The first record of consents that fits; also from the trash, so that a mailed link works until the record is erased. */
export async function findConsentRecord(payload: Payload, where: Where): Promise<ConsentRecord | undefined> {
  for (const collection of consentCollections(payload)) {
    const found = await findIn(payload, collection, where);
    if (found) return found;
  }
  return undefined;
}

/** A collection's record of consents. */
export async function consentRecord(
  payload: Payload,
  collection: CollectionSlug,
  id: string,
): Promise<ConsentRecord | undefined> {
  return consentCollections(payload).includes(collection)
    ? findIn(payload, collection, { id: { equals: id } })
    : undefined;
}

async function findIn(payload: Payload, collection: CollectionSlug, where: Where) {
  const { docs } = await payload.find({
    collection,
    where,
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
  });
  const [doc] = docs;
  if (!doc) return undefined;
  const { id, name, fullName, email, video, withdrawnAt, consents } = stored.parse(doc);
  return {
    collection,
    id,
    name: fullName ?? name ?? "",
    email,
    video: video ?? undefined,
    isWithdrawn: Boolean(withdrawnAt),
    consents: readConsents(consents),
  };
}

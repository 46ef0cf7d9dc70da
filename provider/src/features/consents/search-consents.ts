import type { CollectionSlug, PayloadRequest, Where } from "payload";
import { z } from "zod";

import { readConsents, type Consent } from "./consent";
import { consentCollections } from "./consent-records";

const MOST = 50;

const found = z.object({
  id: z.string(),
  name: z.string().nullish(),
  fullName: z.string().nullish(),
  email: z.string(),
  createdAt: z.string(),
  deletedAt: z.string().nullish(),
  consents: z.unknown(),
});

/** Somebody's consents, and where they gave them. */
export type FoundConsents = {
  collection: CollectionSlug;
  id: string;
  /** What the admin calls records of that collection. */
  kind: string;
  name: string;
  email: string;
  createdAt: string;
  isTrashed: boolean;
  consents: Consent[];
};

/**
 * Consents by a part of the name or address of whoever gave them, wherever that was and also from the trash, the newest
 * first. Only those that the request's user may read.
 */
export async function searchConsents(req: PayloadRequest, words: string): Promise<FoundConsents[]> {
  if (words.trim() === "") return [];
  const collections = consentCollections(req.payload);
  const lists = await Promise.all(collections.map((collection) => searchIn(req, collection, words.trim())));
  return lists
    .flat()
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, MOST);
}

async function searchIn(
  req: PayloadRequest,
  collection: CollectionSlug,
  words: string,
): Promise<FoundConsents[]> {
  const { config } = req.payload.collections[collection];
  const names = ["name", "fullName", "email"].filter((name) =>
    config.flattenedFields.some((field) => field.name === name),
  );
  const where: Where = { or: names.map((name) => ({ [name]: { contains: words } })) };
  const { docs } = await req.payload.find({
    collection,
    where,
    sort: "-createdAt",
    limit: MOST,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    trash: true,
    req,
  });
  const kind = typeof config.labels.singular === "string" ? config.labels.singular : collection;
  return docs.map((doc) => {
    const { id, name, fullName, email, createdAt, deletedAt, consents } = found.parse(doc);
    return {
      collection,
      id,
      kind,
      name: fullName ?? name ?? "",
      email,
      createdAt,
      isTrashed: Boolean(deletedAt),
      consents: readConsents(consents),
    };
  });
}

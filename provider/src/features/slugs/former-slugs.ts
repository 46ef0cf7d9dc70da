import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Payload,
  PayloadRequest,
  Where,
} from "payload";

import { findAll } from "../../lib/find-all";

/** The collections whose records have an address that staff can change. */
export type AddressedCollection = "blogs" | "hashtags" | "story-collections" | "videos";

/** What decides whether visitors find a record: its own status, or Payload's for drafts. */
type Addressed = { slug?: string | null; status?: string | null; _status?: string | null };

type AddressedRecord = Addressed & { id: string };

/** The slug that a change gives up, and the one it takes. */
type AddressChange = { left: string | null; taken: string | null };

/** Returns how a change moves a record on the site. Drafts and hidden records have no address to lose. */
export function addressChange(before: Addressed, after: Addressed): AddressChange {
  const left = publicSlug(before);
  const taken = publicSlug(after);
  return left === taken ? { left: null, taken: null } : { left, taken };
}

function publicSlug({ slug, status, _status }: Addressed): string | null {
  const isPublic = status === "Active" || _status === "published";
  return isPublic && slug ? slug : null;
}

/** Remembers that a record had this address, and forgets the record that had it before. */
async function rememberFormerSlug(
  req: PayloadRequest,
  collection: AddressedCollection,
  slug: string,
  record: string,
): Promise<void> {
  await forgetFormerSlug(req, collection, slug);
  await req.payload.create({ collection: "former-slugs", data: { collection, slug, record }, req });
}

export async function forgetFormerSlug(
  req: PayloadRequest,
  collection: AddressedCollection,
  slug: string,
): Promise<void> {
  await req.payload.db.deleteMany({ collection: "former-slugs", where: at(collection, slug), req });
}

async function forgetFormerSlugsOf(
  req: PayloadRequest,
  collection: AddressedCollection,
  record: string,
): Promise<void> {
  await req.payload.db.deleteMany({ collection: "former-slugs", where: of(collection, record), req });
}

export async function formerSlugsOf(
  req: PayloadRequest,
  collection: AddressedCollection,
  record: string,
): Promise<string[]> {
  const docs = await findAll(req.payload, "former-slugs", of(collection, record), { req });
  return docs.map(({ slug }) => slug);
}

export async function formerOwner(
  payload: Payload,
  collection: AddressedCollection,
  slug: string,
): Promise<string | undefined> {
  return (await ownersOf(payload, collection, [slug])).get(slug);
}

/** Returns the ids of the records that last had these addresses, by address. */
export async function ownersOf(
  payload: Payload,
  collection: AddressedCollection,
  slugs: string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const where: Where = { and: [{ collection: { equals: collection } }, { slug: { in: slugs } }] };
  const docs = await findAll(payload, "former-slugs", where);
  return new Map(docs.map(({ slug, record }) => [slug, record]));
}

function at(collection: AddressedCollection, slug: string): Where {
  return { and: [{ collection: { equals: collection } }, { slug: { equals: slug } }] };
}

function of(collection: AddressedCollection, record: string): Where {
  return { and: [{ collection: { equals: collection } }, { record: { equals: record } }] };
}

/** Finds a record by its slug, or by a slug it had last. `find` must return only what visitors may see. */
export async function findBySlug<T>(
  payload: Payload,
  collection: AddressedCollection,
  slug: string,
  find: (where: Where) => Promise<T | undefined>,
): Promise<T | undefined> {
  const present = await find({ slug: { equals: slug } });
  if (present) return present;
  const id = await formerOwner(payload, collection, slug);
  return id === undefined ? undefined : find({ id: { equals: id } });
}

type Hooks = {
  afterChange: CollectionAfterChangeHook<AddressedRecord>[];
  afterDelete: CollectionAfterDeleteHook[];
};

/** Hooks that keep a record's former slugs until it is deleted. */
export function keepFormerSlugs(collection: AddressedCollection): Hooks {
  return {
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        const { left, taken } = addressChange(previousDoc, doc);
        if (left) await rememberFormerSlug(req, collection, left, doc.id);
        // The current record owns the address, even after leaving it again.
        if (taken) await forgetFormerSlug(req, collection, taken);
        return doc;
      },
    ],
    afterDelete: [async ({ id, req }) => forgetFormerSlugsOf(req, collection, String(id))],
  };
}

import type { CollectionSlug, Payload, PayloadRequest, Where } from "payload";
import { z } from "zod";
import type { ConsentPurpose } from "@lampstand/contract/consents";
import {
  CONSENT_PURPOSE_MAX_LENGTH,
  CONSENT_SENTENCE_MAX_LENGTH,
  CONSENT_VERSION_MAX_LENGTH,
  CONSENTS_MAX,
} from "@lampstand/contract/limits";
import { LANGUAGE_NAMES } from "@lampstand/contract/languages";

import { labelIn } from "../../lib/label";
import { plainText } from "../../lib/form-fields";
import type { SentenceCode } from "../../messages/sentences";
import { type Consent, consentPurpose, readConsents } from "./consent";
import { asStored, requireKnownSentences } from "./sentences";
import { newWithdrawal, type Withdrawal } from "./withdrawal-link";

const stored = z.object({
  id: z.string(),
  name: z.string().nullish(),
  fullName: z.string().nullish(),
  email: z.string(),
  language: z.string().nullish(),
  createdAt: z.string(),
  deletedAt: z.string().nullish(),
  video: z.string().nullish(),
  story: z.string().nullish(),
  withdrawnAt: z.string().nullish(),
  consents: z.unknown(),
  withdrawalSeed: z.string().nullish(),
  withdrawalHash: z.string().nullish(),
});

/** A person's consents, in whichever collection they are stored. */
export type ConsentRecord = {
  collection: CollectionSlug;
  id: string;
  name: string;
  email: string;
  language: string | undefined;
  createdAt: string;
  isTrashed: boolean;
  /** The video that the consents are about, if staff linked one. */
  video: string | undefined;
  /** The story, for people asked besides its storyteller. */
  story: string | undefined;
  isWithdrawn: boolean;
  /** The key for finding the record by its withdrawal link. */
  withdrawalHash: string | undefined;
  consents: Consent[];
  /** Absent if nothing was agreed to in a form. */
  withdrawal: Withdrawal | undefined;
};

function consentCollections(payload: Payload): CollectionSlug[] {
  return payload.config.collections
    .filter(({ flattenedFields }) => flattenedFields.some(({ name }) => name === "withdrawalHash"))
    .map(({ slug }) => slug);
}

/** Finds the first matching record of consents, even in the trash, so that emailed links work until it is erased. */
export async function findConsentRecord(payload: Payload, where: Where): Promise<ConsentRecord | undefined> {
  for (const collection of consentCollections(payload)) {
    const found = await findIn(payload, collection, where);
    if (found) return found;
  }
  return undefined;
}

/** Returns a collection's record of consents; `undefined` if there is none or the collection has no consents. */
export async function consentRecord(
  payload: Payload,
  collection: string,
  id: string,
): Promise<ConsentRecord | undefined> {
  const slug = consentCollections(payload).find((known) => known === collection);
  return slug && findIn(payload, slug, { id: { equals: id } });
}

/** Finds all matching records of consents in every collection, including the trash. */
export async function findConsentRecords(payload: Payload, where: Where): Promise<ConsentRecord[]> {
  const found: ConsentRecord[] = [];
  for (const collection of consentCollections(payload)) {
    const { docs } = await payload.find({ ...every, collection, where });
    found.push(...docs.map((doc) => asRecord(collection, doc)));
  }
  return found;
}

const every = { depth: 0, pagination: false, showHiddenFields: true, trash: true } as const;

async function findIn(payload: Payload, collection: CollectionSlug, where: Where) {
  const { docs } = await payload.find({ ...every, collection, where, limit: 1 });
  return docs[0] && asRecord(collection, docs[0]);
}

function asRecord(collection: CollectionSlug, doc: unknown): ConsentRecord {
  const { id, name, fullName, email, language, createdAt, ...more } = stored.parse(doc);
  const { deletedAt, video, story, withdrawnAt, consents, withdrawalSeed, withdrawalHash } = more;
  return {
    collection,
    id,
    name: fullName ?? name ?? "",
    email,
    language: language ?? undefined,
    createdAt,
    isTrashed: Boolean(deletedAt),
    video: video ?? undefined,
    story: story ?? undefined,
    isWithdrawn: Boolean(withdrawnAt),
    withdrawalHash: withdrawalHash ?? undefined,
    consents: readConsents(consents),
    withdrawal: withdrawalSeed && withdrawalHash ? { withdrawalSeed, withdrawalHash } : undefined,
  };
}

const MOST = 50;

/** A person's consents, with the admin's name for a record of their collection. */
export type FoundConsents = ConsentRecord & { kind: string };

/** Searches the consents that the user may read, even in the trash, by part of a name or address, newest first. */
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
  const { flattenedFields, labels } = req.payload.collections[collection].config;
  const names = ["name", "fullName", "email"].filter((name) =>
    flattenedFields.some((field) => field.name === name),
  );
  const where: Where = { or: names.map((name) => ({ [name]: { contains: words } })) };
  const visible = { ...every, showHiddenFields: false, overrideAccess: false, sort: "-createdAt" } as const;
  const { docs } = await req.payload.find({ ...visible, collection, where, limit: MOST, req });
  const kind = labelIn(req, labels.singular, collection);
  return docs.map((doc) => ({ ...asRecord(collection, doc), kind }));
}

const UNKNOWN_VERSION = "unknown";
const UNREADABLE: SentenceCode = "consents.listUnreadable";
const TOO_MANY: SentenceCode = "consents.listTooLong";

/** The contract's extra `consents`: the sentences beside the ticked boxes. */
export const agreedSentences = z
  .array(
    z.object(
      {
        purpose: z.string(UNREADABLE).max(CONSENT_PURPOSE_MAX_LENGTH, UNREADABLE),
        sentence: plainText("sentence", CONSENT_SENTENCE_MAX_LENGTH),
        version: plainText("version", CONSENT_VERSION_MAX_LENGTH),
        language: z.enum(LANGUAGE_NAMES, UNREADABLE).optional(),
      },
      UNREADABLE,
    ),
    UNREADABLE,
  )
  .max(CONSENTS_MAX, TOO_MANY);

type AgreedSentences = z.output<typeof agreedSentences>;

type Ticked = Partial<Record<ConsentPurpose, boolean>>;

/**
 * Returns a new record's values for `consentFields`.
 * @throws HttpError 409 if a sentence isn't one that this site shows.
 */
export function consentColumns(
  ticked: Ticked,
  sentences?: AgreedSentences | null,
): Withdrawal & { consents: Consent[] } {
  requireKnownSentences(sentences ?? []);
  return { consents: givenConsents(ticked, sentences ?? [], new Date()), ...newWithdrawal() };
}

/** Returns a consent for each ticked box, with its sentence if known. A sentence without a tick is no consent. */
export function givenConsents(ticked: Ticked, sentences: AgreedSentences, givenAt: Date): Consent[] {
  return consentPurpose.options
    .filter((purpose) => ticked[purpose])
    .map((purpose) => {
      const told = sentences.find((sentence) => sentence.purpose === purpose);
      const read = told ?? { sentence: "", version: UNKNOWN_VERSION };
      return { ...asStored({ ...read, purpose }), givenAt: givenAt.toISOString() };
    });
}

import { isDeepStrictEqual } from "node:util";

import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  type DateField,
  type Payload,
  type Plugin,
  type TypeWithID,
  type Where,
} from "payload";

import { oneByOne } from "../../lib/db/one-by-one";
import { recordBatches } from "../../lib/db/record-batches";
import { hasTime, keepFromSaves, keptSince } from "../../lib/db/writes";
import { environment } from "../../lib/environment";
import { withoutValues } from "../../lib/log";
import { isTrashed } from "../trash/trash";

const DAY_MS = 24 * 60 * 60 * 1000;

export const RETENTION_DAYS_MAX = 3_650;

/** The default number of days that each is kept, unless ‘Your church’ sets another. */
export const RETENTION_DAYS = {
  messages: 365,
  offers: 730,
  conversations: 90,
  declined: 180,
  originals: 730,
  consents: 1_095,
};

export type Kept = keyof typeof RETENTION_DAYS;

/** Returns how many days each is kept; 0 when only staff delete it. */
export async function readRetention(payload: Payload): Promise<Record<Kept, number>> {
  const { keep } = await payload.findGlobal({ slug: "settings", depth: 0, select: { keep: true } });
  const { originalsDays = RETENTION_DAYS.originals } = environment();
  return {
    messages: keep?.messages ?? RETENTION_DAYS.messages,
    offers: keep?.offers ?? RETENTION_DAYS.offers,
    conversations: keep?.conversations ?? RETENTION_DAYS.conversations,
    declined: keep?.declined ?? RETENTION_DAYS.declined,
    originals: keep?.originals ?? originalsDays,
    consents: keep?.consents ?? RETENTION_DAYS.consents,
  };
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

const keptSinceField: DateField = { name: "keptSince", type: "date", hidden: true, index: true };

/** Payload plugin: notes when each record's retention starts. */
export const retentionPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasTime(collection.slug) ? withTime(collection) : collection,
  ),
});

function withTime(collection: CollectionConfig): CollectionConfig {
  const { beforeChange = [], ...hooks } = collection.hooks ?? {};
  return {
    ...collection,
    fields: [...collection.fields, keptSinceField],
    hooks: { ...hooks, beforeChange: [...beforeChange, keepFromSaves(keptSinceField.name), beginTime] },
  };
}

/** Restoring a record from the trash restarts its retention. */
const beginTime: CollectionBeforeChangeHook<TypeWithID & Record<string, unknown>> = ({
  collection,
  data,
  operation,
  originalDoc,
}) => {
  const isNew = operation === "create" || (isTrashed(originalDoc) && !isTrashed(data));
  const isChanged = (name: string) =>
    isNew || (name in data && !isDeepStrictEqual(data[name] ?? null, originalDoc?.[name] ?? null));
  return { ...data, ...keptSince(collection.slug, isChanged) };
};

const BATCH = 100;

/** Records that go into the trash after their retention, and are erased from there like all others. */
const RULES: { kept: Exclude<Kept, "originals">; collection: CollectionSlug; where: Where }[] = [
  { kept: "messages", collection: "contact-messages", where: {} },
  { kept: "messages", collection: "reports", where: {} },
  { kept: "offers", collection: "volunteer-contacts", where: {} },
  { kept: "conversations", collection: "conversations", where: { readAt: { exists: true } } },
  { kept: "declined", collection: "stories", where: { status: { in: ["Declined", "Withdrawn"] } } },
  { kept: "consents", collection: "testimony-consents", where: { video: { exists: false } } },
  {
    kept: "consents",
    collection: "others-consents",
    where: { and: [{ story: { exists: false } }, { video: { exists: false } }] },
  },
];

/** Moves records past their retention into the trash. */
export async function trashWhatIsOver(payload: Payload, now = new Date()): Promise<void> {
  const days = await readRetention(payload);
  for (const { kept, collection, where } of RULES) {
    if (days[kept] === 0) continue;
    const since = { less_than: daysBefore(now, days[kept]).toISOString() };
    // A provider of the previous version sets no date.
    const hasNone: Where = { and: [{ keptSince: { exists: false } }, { createdAt: since }] };
    const isOver: Where = { or: [{ keptSince: since }, hasNone] };
    const all = { collection, where: { and: [isOver, where] }, size: BATCH };
    for await (const records of recordBatches(payload, all))
      for await (const { id } of oneByOne(records)) await moveToTrash(payload, collection, id, now);
  }
}

async function moveToTrash(
  payload: Payload,
  collection: CollectionSlug,
  id: string,
  now: Date,
): Promise<void> {
  try {
    await payload.update({ collection, id, data: { deletedAt: now.toISOString() }, depth: 0 });
  } catch (error) {
    const err = withoutValues(error);
    if (!(error instanceof APIError))
      payload.logger.warn({ err, msg: `${collection} ${id} couldn't be deleted and will be tried again` });
  }
}

import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, Plugin } from "payload";
import { z } from "zod";

import { afterCommit } from "../../lib/db/commit-transaction";
import { idOf } from "../../lib/id-of";
import { withoutValues } from "../../lib/log";
import { TRASH_COLLECTIONS } from "../trash/trash";
import { noteRemoval, type Removal } from "./journal";

/** A backup must not bring back a dismissed colleague or a member who left either. */
const ERASED_AT_ONCE = ["members", "staff"];

const trashable: ReadonlySet<string> = new Set(TRASH_COLLECTIONS);

const reference = z.union([z.string(), z.looseObject({ id: z.string() })]).nullish();

const record = z.looseObject({
  id: z.string(),
  status: z.string().nullish(),
  _status: z.string().nullish(),
  deletedAt: z.string().nullish(),
  isDraft: z.boolean().nullish(),
  publishAt: z.string().nullish(),
  objection: z.string().nullish(),
  isUnnamed: z.boolean().nullish(),
  videoLink: reference,
});

/** Somebody who was asked. */
const question = z.object({
  story: reference,
  role: z.enum(["parent", "seen"]),
  requestHash: z.string().optional(),
  withdrawalHash: z.string().optional(),
});

const SHOWN = new Set(["Active", "Published", "published"]);

/** Payload plugin: notes in the journal which records are hidden, erased or shown again. */
export const removalsPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    trashable.has(collection.slug) || ERASED_AT_ONCE.includes(collection.slug)
      ? withNotes(collection)
      : collection,
  ),
});

/** Returns a record's state for the journal; without a status it is shown, unless in the trash. */
export function standingOf(doc: unknown): Pick<Removal, "action" | "status" | "objection" | "clip"> {
  const { status, _status, deletedAt, isDraft, objection, videoLink } = record.parse(doc);
  const clip = idOf(videoLink);
  if (deletedAt) return { action: "trashed" };
  // Captions have no status.
  if (isDraft) return { action: "hidden" };
  const own = status ?? _status;
  // Published but not shown: an earlier backup may lack the objection.
  if (own === "Active" && objection) return { action: "hidden", status: own, objection, clip };
  return !own || SHOWN.has(own) ? { action: "shown", clip } : { action: "hidden", status: own };
}

function withNotes(collection: CollectionConfig): CollectionConfig {
  const { afterChange = [], afterDelete = [], ...hooks } = collection.hooks ?? {};
  const changed = trashable.has(collection.slug) ? [noteStanding] : [];
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...afterChange, ...changed],
      afterDelete: [...afterDelete, noteErasure],
    },
  };
}

/** Notes hiding before the commit, so every acknowledged one is noted, and showing after it. */
const noteStanding: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  if (req.context.isSeeding) return;
  const { id, isUnnamed } = record.parse(doc);
  const noteAs = (entry: Omit<Removal, "at" | "collection" | "id">) => () =>
    noteRemoval({ collection: collection.slug, id, ...entry });
  if (operation === "create") {
    const { data } = question.safeParse(doc);
    if (data) await noteAs({ action: "asked", ...data, story: idOf(data.story) })();
    return;
  }
  const wasUnnamed = Boolean(record.parse(previousDoc).isUnnamed);
  if (isUnnamed && !wasUnnamed) await noteAs({ action: "nameless" })();
  if (!isUnnamed && wasUnnamed) await afterCommit(req, orLogged(req, noteAs({ action: "named" })));
  const where = { id: { equals: id } };
  // With drafts, the record's own row is what the site shows.
  const hasDrafts = Boolean(collection.versions?.drafts);
  const now: unknown = hasDrafts
    ? await req.payload.db.findOne({ collection: collection.slug, where, req })
    : doc;
  const standing = standingOf(now ?? doc);
  const before = standingOf(previousDoc);
  const isAsBefore = JSON.stringify(before) === JSON.stringify(standing);
  if (!hasDrafts && isAsBefore && !isCalledOff(previousDoc, doc)) return;
  const note = noteAs(standing);
  if (standing.action === "shown") await afterCommit(req, orLogged(req, note));
  else await note();
};

/** Returns whether a record's scheduled publication was moved or cancelled. */
function isCalledOff(before: unknown, now: unknown): boolean {
  const { publishAt } = record.parse(before);
  return Boolean(publishAt) && publishAt !== record.parse(now).publishAt;
}

/** Notes an erasure after the commit: it is final. Notes the removal before, in case the process ends in between. */
const noteErasure: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const entry = { collection: collection.slug, id: String(id) };
  if (trashable.has(collection.slug)) await noteRemoval({ ...entry, action: "trashed" });
  await afterCommit(
    req,
    orLogged(req, () => noteRemoval({ ...entry, action: "erased" })),
  );
};

type Logging = Pick<Parameters<CollectionAfterDeleteHook>[0]["req"], "payload">;

function orLogged({ payload }: Logging, note: () => Promise<void>): () => Promise<void> {
  return () =>
    note().catch((error: unknown) => {
      payload.logger.error({ err: withoutValues(error), msg: "The journal of removals cannot be written" });
    });
}

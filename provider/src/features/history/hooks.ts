import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from "payload";
import { z } from "zod";

import { isStaffUser } from "../../access/roles";
import { type ChangeAction, changedFields, whatHappened } from "./describe-change";

const recordOf = z.looseObject({ id: z.string(), updatedAt: z.string() });
const globalOf = z.looseObject({ updatedAt: z.string() });

/** A record from before versions were kept has none: what it was becomes the first, before it is changed. */
export const keepFirstVersion: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const { data: before } = recordOf.safeParse(originalDoc);
  if (!before) return data;
  const { db } = req.payload;
  const where = { parent: { equals: before.id } };
  const { totalDocs } = await db.countVersions({ collection: collection.slug, where, req });
  if (totalDocs === 0) {
    await db.createVersion({
      collectionSlug: collection.slug,
      parent: before.id,
      autosave: false,
      createdAt: before.updatedAt,
      updatedAt: before.updatedAt,
      versionData: before,
      returning: false,
      req,
    });
  }
  return data;
};

/** As `keepFirstVersion`, of a single document. */
export const keepFirstGlobalVersion: GlobalBeforeChangeHook = async ({ global, originalDoc, req }) => {
  const { data: before } = globalOf.safeParse(originalDoc);
  if (!before) return;
  const { db } = req.payload;
  const { totalDocs } = await db.countGlobalVersions({ global: global.slug, req });
  if (totalDocs === 0) {
    await db.createGlobalVersion({
      globalSlug: global.slug,
      autosave: false,
      createdAt: before.updatedAt,
      updatedAt: before.updatedAt,
      versionData: before,
      returning: false,
      req,
    });
  }
};

/** After staff have saved a record: notes what they changed. */
export const noteChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  // The schedule changes nothing but what the word says.
  const isInWord = operation === "create" || req.context.actor !== undefined;
  const fields = isInWord ? [] : changedFields(collection.flattenedFields, previousDoc, doc);
  const how = { isRestoring: Boolean(req.context.isRestoringVersion), isDraft: isTrue(req.query.draft) };
  const action = operation === "create" ? "created" : whatHappened(previousDoc, doc, how);
  await note(req, { kind: collection.slug, record: recordOf.parse(doc).id, action, fields });
};

/** After staff have erased a record: notes that they did. What it was called is not kept. */
export const noteDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await note(req, { kind: collection.slug, record: String(id), action: "erased", fields: [] });
};

/** As `noteChange`, of a single document. */
export const noteGlobalChange: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const fields = changedFields(global.flattenedFields, previousDoc, doc);
  const action = req.context.isRestoringVersion ? "restored" : "changed";
  await note(req, { kind: global.slug, action, fields });
};

function isTrue(parameter: unknown): boolean {
  return parameter === true || parameter === "true";
}

type Note = { kind: string; record?: string; action: ChangeAction; fields: string[] };

/** Writes a note of what somebody of the staff did; of what the provider or a visitor does there is none. */
export async function note(req: PayloadRequest, { kind, record, action, fields }: Note): Promise<void> {
  const by = actorOf(req);
  if (!by || (action === "changed" && fields.length === 0)) return;
  const data = { by, kind, record: record ?? null, action, fields: fields.join(", ") };
  await req.payload.db.create({ collection: "changes", data, req });
}

/** Who does what a request asks for, as colleagues know them. */
function actorOf({ context, user }: PayloadRequest): string | undefined {
  if (typeof context.actor === "string") return context.actor;
  return isStaffUser(user) ? user?.name?.trim() || user?.email : undefined;
}

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
import { translateWith } from "../../admin/texts/text";
import { type ChangeAction, changedFields, whatHappened } from "./describe-change";

const recordOf = z.looseObject({ id: z.string(), updatedAt: z.string() });
const globalOf = z.looseObject({ updatedAt: z.string() });

/** Before a change, keeps the content of a record that predates versions as its first one. */
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

export const noteChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  // The action already describes everything that a schedule changes.
  const isInWord = operation === "create" || req.context.actor !== undefined;
  const fields = isInWord ? [] : changedFields(req, collection.flattenedFields, previousDoc, doc);
  const how = { isRestoring: Boolean(req.context.isRestoringVersion), isDraft: isTrue(req.query.draft) };
  const action = operation === "create" ? "created" : whatHappened(previousDoc, doc, how);
  await note(req, { kind: collection.slug, record: recordOf.parse(doc).id, action, fields });
};

/** Notes that staff erased a record, without its name. */
export const noteDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await note(req, { kind: collection.slug, record: String(id), action: "erased", fields: [] });
};

export const noteGlobalChange: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const fields = changedFields(req, global.flattenedFields, previousDoc, doc);
  const action = req.context.isRestoringVersion ? "restored" : "changed";
  await note(req, { kind: global.slug, action, fields });
};

function isTrue(parameter: unknown): boolean {
  return parameter === true || parameter === "true";
}

type Note = { kind: string; record?: string; action: ChangeAction; fields: string[] };

/** Notes what staff did. Changes by the provider or visitors aren't noted. */
export async function note(req: PayloadRequest, { kind, record, action, fields }: Note): Promise<void> {
  const by = actorOf(req);
  if (!by || (action === "changed" && fields.length === 0)) return;
  const quoted = fields.map((name) => translateWith(req.t)("changes:quoted", { name }));
  const named = new Intl.ListFormat(req.i18n.language).format(quoted);
  const data = { by, kind, record: record ?? null, action, fields: named };
  await req.payload.db.create({ collection: "changes", data, req });
}

/** Returns who makes a request, by the name that colleagues know. */
export function actorOf({ context, user }: PayloadRequest): string | undefined {
  if (typeof context.actor === "string") return context.actor;
  return isStaffUser(user) ? user?.name?.trim() || user?.email : undefined;
}
